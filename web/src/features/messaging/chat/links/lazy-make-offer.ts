import type { SlotProps } from '../../../../app/feature';
import { lazyPage } from '../../../../app/routing/lazy-page';
import { loadTexts } from '../../../../i18n/i18n';

/** With its words, once somebody wants it. */
export const makeOffer = lazyPage<SlotProps['listing-actions']>(async () => {
  const [{ MakeOfferDialog }] = await Promise.all([
    import('../make-offer/make-offer-dialog'),
    loadTexts(['make-offer', 'messaging-errors', 'platform-errors']),
  ]);
  return MakeOfferDialog;
});
