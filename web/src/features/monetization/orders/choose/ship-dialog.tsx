import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListingQuery } from '../../../../api/catalog/listings';
import { usePossibleBuyersQuery } from '../../../../api/catalog/selling';
import { SHIP } from '../../../../app/dialog-parameters';
import { QueryError } from '../../../../app/problems/query-error';
import { useSession } from '../../../../app/session/use-session';
import { useDialog } from '../../../../app/use-dialog';
import styles from '../../../../ui/deal/moves.module.css';
import { Dialog } from '../../../../ui/dialog';
import { Loading, Skeleton } from '../../../../ui/skeleton';
import { OfferForm } from './offer-form';
import { RequestForm } from './request-form';

/** Over the conversation in which a price was agreed on; the address names the listing: `?ship=<listing>`. */
export function ShipDialog() {
  const { t } = useTranslation('orders');
  const { open, close } = useDialog(SHIP);
  const { profile } = useSession();
  const [search] = useSearchParams();
  const listingId = search.get(SHIP) ?? '';
  const {
    currentData: listing,
    error,
    isFetching,
    refetch,
  } = useListingQuery(profile && listingId ? { id: listingId } : skipToken);
  const isOwn = listing !== undefined && listing.seller?.id === profile?.id;
  const title = t(isOwn ? 'choose.title-seller' : 'choose.title-buyer');
  return (
    // Whoever is not signed in does so on the page, and finds it open then.
    <Dialog open={open && profile !== null} addressed onClose={close} title={title}>
      {!listing && error && !isFetching && (
        <QueryError title={t('choose.not-loaded')} error={error} onRetry={() => void refetch()} />
      )}
      {!listing && (!error || isFetching) && <Waiting />}
      {listing &&
        (isOwn ? (
          <Offering key={listingId} listingId={listingId} title={listing.title} onDone={close} />
        ) : (
          <RequestForm
            key={listingId}
            listingId={listingId}
            title={listing.title}
            name={listing.seller?.name ?? ''}
            onDone={close}
          />
        ))}
    </Dialog>
  );
}

type OfferingProps = { listingId: string; title: string; onDone: () => void };

/** To whom they have a deal with. */
function Offering({ listingId, title, onDone }: OfferingProps) {
  const { t } = useTranslation('orders');
  const { currentData: data, error, refetch } = usePossibleBuyersQuery({ id: listingId });
  if (!data && error)
    return <QueryError title={t('choose.not-loaded')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  const buyer = data.items.find(({ agreedPrice }) => agreedPrice !== null);
  if (!buyer) return <p>{t('choose.gone')}</p>;
  return <OfferForm listingId={listingId} title={title} buyer={buyer} onDone={onDone} />;
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <Loading label={t('loading')} className={styles.form}>
      <Skeleton height="72px" />
      <Skeleton height="104px" />
      <Skeleton height="var(--touch)" />
    </Loading>
  );
}
