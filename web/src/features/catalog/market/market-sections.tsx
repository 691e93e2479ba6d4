import { useTranslation } from 'react-i18next';
import { MARKET_LIMITS } from '#contract/market';
import type { SlotProps } from '../../../app/feature';
import { ListingGrid, ListingGridSkeleton } from '../../../ui/listing/listing-grid';
import { Skeleton } from '../../../ui/skeleton';
import { CommunityFigures } from './community-figures';
import { useMarketQuery } from './market';
import styles from './market-sections.module.css';
import { RecentSales } from './recent-sales';
import { TopSellers } from './top-sellers';

/** What goes on in the market. What there is nothing of stays away. */
export function MarketSections({ Section }: SlotProps['home-sections']) {
  const { t } = useTranslation('market');
  const { data, isError } = useMarketQuery();
  if (isError) return null;
  if (!data)
    return (
      <div className={styles.waiting}>
        <Section title={t('hot.title')}>
          <ListingGridSkeleton count={MARKET_LIMITS.hotItems} label={t('loading')} />
        </Section>
        <Skeleton height="360px" className={styles.lists} />
      </div>
    );
  const { hotItems, topSellers, recentSales, figures } = data;
  return (
    <>
      {hotItems.length > 0 && (
        <Section title={t('hot.title')}>
          <ListingGrid listings={hotItems} first={false} />
        </Section>
      )}
      <div className={styles.lists}>
        {topSellers.length > 0 && (
          <Section title={t('sellers.title')}>
            <TopSellers sellers={topSellers} />
          </Section>
        )}
        {recentSales.length > 0 && (
          <Section title={t('sales.title')}>
            <RecentSales sales={recentSales} />
          </Section>
        )}
      </div>
      {figures && figures.itemsSold > 0 && (
        <Section title={t('figures.title')}>
          <CommunityFigures figures={figures} />
        </Section>
      )}
    </>
  );
}
