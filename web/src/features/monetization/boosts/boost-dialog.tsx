import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListingQuery } from '../../../api/catalog/listings';
import { BOOST } from '../../../app/dialog-parameters';
import { QueryError } from '../../../app/problems/query-error';
import { SignInFirst } from '../../../app/session/entry/sign-in-first';
import { useSession } from '../../../app/session/use-session';
import { useDialog } from '../../../app/use-dialog';
import { Dialog } from '../../../ui/dialog';
import { useCreditHistoryInfiniteQuery } from './boosts-data';
import { ConfirmBoost } from './confirm-boost';
import { Waiting } from './waiting';

/** Asks before a credit is spent on the listing that the address names. */
export function BoostDialog() {
  const { t } = useTranslation('boosts');
  const { open, close } = useDialog(BOOST);
  const { status } = useSession();
  const [search] = useSearchParams();
  const id = search.get(BOOST) ?? '';
  return (
    <Dialog open={open} addressed onClose={close} title={t('dialog.title')}>
      {open && status === 'visitor' && <SignInFirst text={t('dialog.visitor')} />}
      {open && status !== 'visitor' && status !== 'unknown' && <Asked key={id} id={id} onClose={close} />}
    </Dialog>
  );
}

function Asked({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('boosts');
  const listing = useListingQuery({ id });
  const credits = useCreditHistoryInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [first] = credits.data?.pages ?? [];
  const error = listing.error ?? credits.error;
  if (listing.data && first) return <ConfirmBoost listing={listing.data} credits={first} onClose={onClose} />;
  if (!error) return <Waiting rows={1} height="220px" />;
  const retry = () => {
    void listing.refetch();
    void credits.refetch();
  };
  return <QueryError title={t('dialog.failed')} error={error} onRetry={retry} />;
}
