import { TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { INSIGHT_LIMITS } from '#contract/insights';
import type { MarketTrend, PriceLevel } from '../../../api/catalog/insights.gen';
import { useFormat } from '../../../i18n/format';
import { useListingWords } from '../../../i18n/listing-words';
import { InsightCard } from './insight-card';
import styles from './insight-card.module.css';
import { directionOf } from './verdicts';

export function TrendInsight({ trend }: { trend: MarketTrend }) {
  const { t } = useTranslation('insights');
  const words = useListingWords();
  const { asking, askingBefore, sold, soldBefore } = trend;
  const count = INSIGHT_LIMITS.days;
  return (
    <InsightCard
      icon={TrendingUp}
      title={t('trend.title', { category: words.category(trend.category) })}
      summary={t(`trend.${directionOf(trend) ?? 'unknown'}`)}
      evidence={t('trend.evidence', { enough: INSIGHT_LIMITS.enough })}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('trend.prices')}</th>
            <th scope="col">{t('trend.now', { count })}</th>
            <th scope="col">{t('trend.before', { count })}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('trend.asking')}</th>
            <Level level={asking} />
            <Level level={askingBefore} />
          </tr>
          <tr>
            <th scope="row">{t('trend.sold')}</th>
            <Level level={sold} />
            <Level level={soldBefore} />
          </tr>
        </tbody>
      </table>
    </InsightCard>
  );
}

function Level({ level: { median, count } }: { level: PriceLevel }) {
  const { t } = useTranslation('insights');
  const { price, number } = useFormat();
  return (
    <td>
      {median === null ? t('too-few') : price(median, 'short')}
      <span className={styles.count}>{t('items', { count, shown: number(count) })}</span>
    </td>
  );
}
