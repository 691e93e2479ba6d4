import { useTranslation } from 'react-i18next';
import type { FiguresAnswer } from '../../../../api/catalog/figures.gen';
import { useFormat } from '../../../../i18n/format';
import { firstDays } from './buckets';
import styles from './figure-table.module.css';
import { useFigureText } from './use-figure-text';

/** The days of a chart in numbers, the latest first. */
export function FigureTable({ answer: { days, from, lines } }: { answer: FiguresAnswer }) {
  const { t } = useTranslation('dashboard');
  const { date } = useFormat();
  const { amount } = useFigureText();
  const rows = firstDays(from, 2 * days, 1)
    .map((start, nth) => ({ start, nth }))
    .slice(days)
    .toReversed();
  return (
    <details className={styles.details}>
      <summary>{t('figures.listing.table')}</summary>
      <table>
        <caption className="visually-hidden">{t('figures.listing.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('figures.listing.day')}</th>
            {lines.map(({ figure }) => (
              <th key={figure} scope="col">
                {t(`figures.names.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, nth }) => (
            <tr key={start}>
              <th scope="row">{date(start, { dateStyle: 'medium', timeZone: 'UTC' })}</th>
              {lines.map(({ figure, perDay }) => (
                <td key={figure}>{amount(figure, perDay[nth] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
