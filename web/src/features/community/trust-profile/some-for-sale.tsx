import { Package } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { QueryError } from '../../../app/problems/query-error';
import { ButtonLink } from '../../../ui/button';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { EmptyState } from '../../../ui/page/empty-state';
import { useSellerListingsQuery } from './seller-listings';
import styles from './some-for-sale.module.css';

/** Spec 3, section 9. */
const SHOWN = 6;

type SomeForSaleProps = {
  sellerId: string;
  own: boolean;
  /** The way to the rest. */
  more: ReactNode;
};

/** The newest of what they have on sale. */
export function SomeForSale({ sellerId, own, more }: SomeForSaleProps) {
  const { t } = useTranslation('trust');
  const id = useId();
  const { currentData, error, isFetching, refetch } = useSellerListingsQuery({ id: sellerId });
  const items = currentData?.items ?? [];
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id}>{t('for-sale.title')}</h2>
        {items.length > SHOWN && more}
      </div>
      {currentData && items.length > 0 && (
        <div className={styles.grid}>
          <ListingGrid listings={items.slice(0, SHOWN)} first={false} />
        </div>
      )}
      {currentData && items.length === 0 && (
        <EmptyState icon={Package} title={t('for-sale.none')} text={own ? t('for-sale.none-own') : undefined}>
          {own && <ButtonLink to={paths.createListing}>{t('for-sale.create')}</ButtonLink>}
        </EmptyState>
      )}
      {!currentData &&
        (error && !isFetching ? (
          <QueryError title={t('for-sale.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.grid}>
            <ListingGridSkeleton count={3} label={t('loading')} />
          </div>
        ))}
    </section>
  );
}
