import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotProps } from '../../../app/feature';
import { useBelowSight } from '../../../browser/use-below-sight';
import { BestSellers } from './best-sellers';
import { CommunityFigures } from './community-figures';
import { HotItems } from './hot-items';
import { useMarketQuery } from './market';
import styles from './market-sections.module.css';
import { RecentSales } from './recent-sales';

/** What goes on in the market. Sales and figures stay away until there are some, and without any answer all of it. */
export function MarketSections({ Section }: SlotProps['home-sections']) {
  const { t } = useTranslation('market');
  const place = useRef<HTMLDivElement>(null);
  const { data } = useMarketQuery();
  const settled = useBelowSight(place, data !== undefined);
  if (!data || !settled) return <div ref={place} />;
  const { recentSales, figures } = data;
  return (
    <>
      <HotItems Section={Section} market={data} />
      <div className={styles.lists}>
        <BestSellers Section={Section} market={data} />
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
