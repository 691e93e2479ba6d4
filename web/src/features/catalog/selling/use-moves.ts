import { useTranslation } from 'react-i18next';
import {
  useReleaseListingMutation,
  useRenewListingMutation,
  useReserveListingMutation,
} from '../../../api/catalog/selling';
import { ignoreProblem } from '../../../api/problem';
import type { OwnedListing } from '../../../app/feature';
import { toast } from '../../../ui/toast/toast-store';

/** The moves that need no word of the seller's; two of them undo each other. */
export function useMoves({ id, title }: OwnedListing) {
  const { t } = useTranslation('selling');
  const [reserveListing] = useReserveListingMutation();
  const [releaseListing] = useReleaseListingMutation();
  const [renewListing] = useRenewListingMutation();

  const done = async (sent: Promise<unknown>, words: string, undo?: () => Promise<void>) => {
    try {
      await sent;
    } catch (error) {
      // A toast says why.
      ignoreProblem(error);
      return;
    }
    toast({ title: words, ...(undo && { action: { label: t('undo'), onFollow: () => void undo() } }) });
  };
  const reserve = (undo?: () => Promise<void>) =>
    done(reserveListing({ id }).unwrap(), t('done.reserve', { title }), undo);
  const release = (undo?: () => Promise<void>) =>
    done(releaseListing({ id }).unwrap(), t('done.release', { title }), undo);
  return {
    reserve: () => reserve(() => release()),
    release: () => release(() => reserve()),
    renew: () => done(renewListing({ id }).unwrap(), t('done.renew', { title })),
  };
}
