import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toCents } from '#contract/money';
import type { MarketValue } from '../../../../api/catalog/market-value.gen';
import { useFormat } from '../../../../i18n/format';
import { useMoney } from '../../../../i18n/money';
import styles from './figures.module.css';

/** What to ask for it, what to pay for it, and what would be left. */
export function Figures({ value }: { value: MarketValue }) {
  const { t } = useTranslation('market-value');
  const { price } = useFormat();
  const inDollars = useMoney();
  const { sellPrice, averageSellingPrice, buyPrice, suggestedWeBuyBackPrice, estimatedProfit, sold } = value;
  const money = (amount: number | null, none: string) =>
    amount === null ? <span className={styles.none}>{none}</span> : price(amount, 'short');
  const few = t('result.too-few');
  return (
    <dl className={styles.figures}>
      <Figure
        main
        name={t('result.sell')}
        why={t(sold.count >= 3 ? 'result.sell-sold' : 'result.sell-asked')}
      >
        {money(sellPrice, few)}
      </Figure>
      <Figure
        name={t('result.average')}
        why={sold.count > 0 ? t('result.average-of', { count: sold.count }) : undefined}
      >
        {money(averageSellingPrice, t('result.average-none'))}
      </Figure>
      <Figure name={t('result.buy')} why={buyPrice === null ? undefined : t('result.buy-why')}>
        {money(buyPrice, few)}
      </Figure>
      <Figure
        name={t('result.buyback')}
        why={suggestedWeBuyBackPrice === null ? undefined : t('result.buyback-why')}
      >
        {money(suggestedWeBuyBackPrice, few)}
      </Figure>
      {estimatedProfit !== null && (
        <Figure name={t('result.profit')} why={t('result.profit-why')}>
          {estimatedProfit < 0 && '−'}
          {inDollars(toCents(Math.abs(estimatedProfit)))}
        </Figure>
      )}
    </dl>
  );
}

type FigureProps = { name: string; why?: string; main?: boolean; children: ReactNode };

function Figure({ name, why, main = false, children }: FigureProps) {
  return (
    <div className={main ? styles.main : undefined}>
      <dt>{name}</dt>
      <dd>
        {children}
        {why && <small>{why}</small>}
      </dd>
    </div>
  );
}
