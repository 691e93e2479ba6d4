import { Package } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../../app/paged-list/more-button';
import { paths } from '../../../app/paths';
import { Awaited } from '../../../app/problems/awaited';
import { ButtonLink } from '../../../ui/button';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { EmptyState } from '../../../ui/page/empty-state';
import styles from './for-sale.module.css';
import { useListingsOfSellerInfiniteQuery } from './seller-listings';

type ForSaleProps = { sellerId: string; own: boolean };

/** Everything they have on sale, a page at a time. */
export function ForSale({ sellerId, own }: ForSaleProps) {
  const { t } = useTranslation('trust');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('for-sale.title')}</h2>
      <Listings sellerId={sellerId} own={own} />
    </section>
  );
}

function Listings({ sellerId, own }: ForSaleProps) {
  const { t } = useTranslation('trust');
  const list = useListingsOfSellerInfiniteQuery(sellerId);
  const listings = list.currentData?.pages.flatMap(({ items }) => items);
  if (!listings)
    return (
      <Awaited query={list} failed={t('for-sale.failed')}>
        <ListingGridSkeleton count={3} label={t('loading')} />
      </Awaited>
    );
  if (listings.length === 0)
    return (
      <EmptyState icon={Package} title={t('for-sale.none')} text={own ? t('for-sale.none-own') : undefined}>
        {own && <ButtonLink to={paths.createListing}>{t('for-sale.create')}</ButtonLink>}
      </EmptyState>
    );
  return (
    <>
      <ListingGrid listings={listings} first />
      <MoreButton list={list} className={styles.more}>
        {t('for-sale.more')}
      </MoreButton>
    </>
  );
}
