import { Tag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { INSIGHT_LIMITS } from '#contract/insights';
import type { ComparedPrice } from '../../../api/catalog/insights.gen';
import { paths } from '../../../app/paths';
import { useFormat } from '../../../i18n/format';
import { Link } from '../../../ui/link';
import { InsightCard } from './insight-card';
import styles from './insight-card.module.css';
import { verdictOf } from './verdicts';

export function PriceInsight({ prices }: { prices: readonly ComparedPrice[] }) {
  const { t } = useTranslation('insights');
  const off = prices.filter((one) => verdictOf(one).verdict !== 'usual').length;
  const summary =
    prices.length === 0
      ? t('prices.too-few')
      : off === 0
        ? t('prices.all-usual')
        : t('prices.off', { count: off });
  return (
    <InsightCard
      icon={Tag}
      title={t('prices.title')}
      summary={summary}
      evidence={t('prices.evidence', { enough: INSIGHT_LIMITS.enough })}
    >
      {prices.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('prices.listing')}</th>
              <th scope="col">{t('prices.yours')}</th>
              <th scope="col">{t('prices.others')}</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((one) => (
              <Row key={one.id} compared={one} />
            ))}
          </tbody>
        </table>
      )}
    </InsightCard>
  );
}

function Row({ compared }: { compared: ComparedPrice }) {
  const { t } = useTranslation('insights');
  const { price, number } = useFormat();
  const { id, title, median, count } = compared;
  const { verdict, share } = verdictOf(compared);
  const shown = number(Math.abs(share), { style: 'percent', maximumFractionDigits: 0 });
  return (
    <tr>
      <th scope="row">
        <Link to={`${paths.createListing}?edit=${id}`}>{title}</Link>
      </th>
      <td>
        {price(compared.price, 'short')}
        <span className={styles.count}>{t(`prices.${verdict}`, { share: shown })}</span>
      </td>
      <td>
        {price(median, 'short')}
        <span className={styles.count}>{t('items', { count, shown: number(count) })}</span>
      </td>
    </tr>
  );
}
