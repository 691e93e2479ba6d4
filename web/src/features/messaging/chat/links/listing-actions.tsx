import { HandCoins, MessageCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog, useDialogLink } from '../../../../app/dialogs';
import type { SlotProps } from '../../../../app/feature';
import { lazyPage } from '../../../../app/lazy-page';
import { PartBoundary } from '../../../../app/part-boundary';
import { paths } from '../../../../app/paths';
import { useSession } from '../../../../app/session/use-session';
import { loadTexts } from '../../../../i18n/i18n';
import { ButtonLink } from '../../../../ui/button';
import { MAKE_OFFER } from './dialog-parameter';
import styles from './listing-actions.module.css';

type ListingProps = SlotProps['listing-actions'];

/** With its words, once somebody wants it. */
const makeOffer = lazyPage<ListingProps>(async () => {
  const [{ MakeOfferDialog }] = await Promise.all([
    import('../make-offer/make-offer-dialog'),
    loadTexts(['make-offer', 'errors']),
  ]);
  return MakeOfferDialog;
});

/** Names a price for the listing, or opens the conversation with its seller; visitors sign in on the way. */
export function ListingActions({ listing }: ListingProps) {
  const { profile } = useSession();
  const { open } = useDialog(MAKE_OFFER);
  // Once wanted it stays mounted: a dialog that vanishes could not give the focus back.
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  const { seller, status } = listing;
  const forSale = status === 'active' || status === 'pending';
  return (
    <>
      {seller && forSale && seller.id !== profile?.id && <Actions listing={listing} sellerId={seller.id} />}
      {wanted && (
        <PartBoundary>
          <Suspense>
            <makeOffer.Page listing={listing} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}

function Actions({ listing: { id, price, status }, sellerId }: ListingProps & { sellerId: string }) {
  const { t } = useTranslation();
  const offering = useDialogLink(MAKE_OFFER);
  const mayOffer = status === 'active' && price > 0;
  return (
    <div className={styles.actions}>
      {mayOffer && (
        <ButtonLink {...offering} size="large" className={styles.action}>
          <HandCoins aria-hidden="true" />
          {t('chat.make-offer')}
        </ButtonLink>
      )}
      <ButtonLink
        to={paths.chatWith(sellerId, id)}
        variant={mayOffer ? 'secondary' : 'primary'}
        size="large"
        className={styles.action}
      >
        <MessageCircle aria-hidden="true" />
        {t('chat.contact-seller')}
      </ButtonLink>
    </div>
  );
}
