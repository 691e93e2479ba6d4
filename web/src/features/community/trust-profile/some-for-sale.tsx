import { Package } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { Awaited } from '../../../app/problems/awaited';
import { ButtonLink } from '../../../ui/button';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { EmptyState } from '../../../ui/page/empty-state';
import { useListingsOfSellerInfiniteQuery } from './seller-listings';
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
  const list = useListingsOfSellerInfiniteQuery(sellerId);
  const { currentData } = list;
  const items = currentData?.pages[0]?.items ?? [];
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
      {!currentData && (
        <Awaited query={list} failed={t('for-sale.failed')}>
          <div className={styles.grid}>
            <ListingGridSkeleton count={3} label={t('loading')} />
          </div>
        </Awaited>
      )}
    </section>
  );
}
