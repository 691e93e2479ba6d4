import { useTranslation } from 'react-i18next';
import type { MarketValue, PriceSpread } from '../../../../api/catalog/market-value.gen';
import { useFormat } from '../../../../i18n/format';
import { usePlatformName } from '../platform-name';
import styles from './basis.module.css';

/** Asked apart from sold, how much such things are wanted, and how fast they go. */
export function Basis({ value: { asking, sold, demand, fastestPlatforms } }: { value: MarketValue }) {
  const { t } = useTranslation('market-value');
  const platformName = usePlatformName();
  const { number } = useFormat();
  const counted = (what: 'sales' | 'views' | 'saves', count: number) =>
    t(`result.${what}`, { count, shown: number(count) });
  return (
    <div className={styles.basis}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('result.kind')}</span>
            </th>
            <th scope="col">{t('result.count')}</th>
            <th scope="col">{t('result.median')}</th>
            <th scope="col">{t('result.between')}</th>
          </tr>
        </thead>
        <tbody>
          <Spread name={t('result.asked')} spread={asking} />
          <Spread name={t('result.sold')} spread={sold} />
        </tbody>
      </table>
      <p>
        <b>{t('result.demand')}:</b>{' '}
        {demand.rating ? t(`result.ratings.${demand.rating}`) : t('result.demand-unknown')}
        <small>
          {t('result.demand-why', {
            sold: counted('sales', demand.sold),
            forSale: number(demand.forSale),
            views: counted('views', demand.views),
            favorites: counted('saves', demand.favorites),
          })}
        </small>
      </p>
      <p>
        <b>{t('result.fastest')}:</b>{' '}
        {fastestPlatforms.length === 0
          ? t('result.fastest-none')
          : fastestPlatforms.map(({ platform, medianDays, sales }) => (
              <span key={platform}>
                {t('result.fastest-here', { platform: platformName(platform), count: medianDays })}
                <small>{t('result.fastest-of', { sales: counted('sales', sales) })}</small>
              </span>
            ))}
      </p>
    </div>
  );
}

function Spread({ name, spread: { count, median, low, high } }: { name: string; spread: PriceSpread }) {
  const { t } = useTranslation('market-value');
  const { price, number } = useFormat();
  const money = (amount: number | null) => (amount === null ? '–' : price(amount, 'short'));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{number(count)}</td>
      <td>{money(median)}</td>
      <td>
        {low === null || high === null
          ? '–'
          : t('result.between-of', { low: price(low, 'short'), high: price(high, 'short') })}
      </td>
    </tr>
  );
}
