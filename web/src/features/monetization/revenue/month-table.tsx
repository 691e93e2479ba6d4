import { useTranslation } from 'react-i18next';
import type { RevenueLine } from '../../../api/monetization/plan-administration.gen';
import { useFormat } from '../../../i18n/format';
import styles from './month-table.module.css';
import { useSums } from './use-sums';

/** Months are those of UTC, as the books are read. */
const MONTH = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const;

type MonthTableProps = { caption: string; lines: readonly RevenueLine[] };

/** What came in by months and plans, the newest first. */
export function MonthTable({ caption, lines }: MonthTableProps) {
  const { t } = useTranslation('revenue');
  const { date } = useFormat();
  const months = [...new Set(lines.map(({ time }) => time))];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('plan')}</th>
          <th scope="col">{t('payments')}</th>
          <th scope="col">{t('refunds')}</th>
          <th scope="col">{t('net')}</th>
        </tr>
      </thead>
      {months.map((time) => (
        <tbody key={time}>
          <tr>
            <th scope="rowgroup" colSpan={4}>
              {date(`${time}-01`, MONTH)}
            </th>
          </tr>
          {lines
            .filter((line) => line.time === time)
            .map((line) => (
              <PlanRow key={line.tier} line={line} />
            ))}
        </tbody>
      ))}
    </table>
  );
}

function PlanRow({ line }: { line: RevenueLine }) {
  const { t } = useTranslation('plans');
  const { paid, refunded, net } = useSums(line);
  return (
    <tr>
      <th scope="row">{t(`tiers.${line.tier}`)}</th>
      <td>{paid}</td>
      <td>{refunded}</td>
      <td>{net}</td>
    </tr>
  );
}
