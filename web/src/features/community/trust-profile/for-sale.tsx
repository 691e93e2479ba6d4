import { Package } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSellerListingsQuery } from '../../../api/catalog/sellers';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { Button, ButtonLink } from '../../../ui/button';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { EmptyState } from '../../../ui/page/empty-state';
import styles from './for-sale.module.css';

type ForSaleProps = { sellerId: string; own: boolean };

/** Everything they have on sale, a page at a time. */
export function ForSale({ sellerId, own }: ForSaleProps) {
  const { t } = useTranslation('trust');
  const id = useId();
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined]);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('for-sale.title')}</h2>
      {cursors.map((cursor, nth) => (
        <ListingsPage
          key={cursor ?? ''}
          sellerId={sellerId}
          cursor={cursor}
          own={own}
          onMore={nth === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </section>
  );
}

type ListingsPageProps = ForSaleProps & { cursor?: string; onMore?: (next: string) => void };

function ListingsPage({ sellerId, cursor, own, onMore }: ListingsPageProps) {
  const { t } = useTranslation('trust');
  const { currentData, error, isFetching, refetch } = useSellerListingsQuery({ id: sellerId, cursor });
  if (!currentData)
    return error && !isFetching ? (
      <QueryError title={t('for-sale.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <ListingGridSkeleton count={3} label={t('loading')} />
    );
  const { items, nextCursor } = currentData;
  if (items.length === 0 && !cursor)
    return (
      <EmptyState icon={Package} title={t('for-sale.none')} text={own ? t('for-sale.none-own') : undefined}>
        {own && <ButtonLink to={paths.createListing}>{t('for-sale.create')}</ButtonLink>}
      </EmptyState>
    );
  return (
    <>
      <ListingGrid listings={items} first={!cursor} />
      {nextCursor && onMore && (
        <Button variant="secondary" className={styles.more} onClick={() => onMore(nextCursor)}>
          {t('for-sale.more')}
        </Button>
      )}
    </>
  );
}
