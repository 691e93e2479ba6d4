import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { useBelowSight } from '../../../browser/use-below-sight';
import { ListingGrid } from '../../../ui/listing/listing-grid';
import { CommunityFigures } from './community-figures';
import { useMarketQuery } from './market';
import styles from './market-sections.module.css';
import { RecentSales } from './recent-sales';
import { TopSellers } from './top-sellers';

/** What goes on in the market. What there is nothing of stays away, and without any answer all of it. */
export function MarketSections({ Section }: SlotProps['home-sections']) {
  const { t } = useTranslation('market');
  const place = useRef<HTMLDivElement>(null);
  const { data } = useMarketQuery();
  const settled = useBelowSight(place, data !== undefined);
  if (!data || !settled) return <div ref={place} />;
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
