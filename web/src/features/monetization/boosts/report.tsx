import { useTranslation } from 'react-i18next';
import { viewsPerDay } from '#contract/monetization/boosts';
import { useFormat } from '../../../i18n/format';
import type { BoostReport } from './boosts-data';
import styles from './report.module.css';

/** What a boost brought, and the numbers behind it. */
export function Report({ report }: { report: BoostReport }) {
  const { t } = useTranslation('boosts');
  return (
    <div className={styles.report}>
      <Verdict uplift={report.uplift} />
      <dl className={styles.parts}>
        <Part name={t('boosts.before')} {...report.before} />
        <Part name={t('boosts.during')} {...report.during} />
      </dl>
      <Numbers report={report} />
    </div>
  );
}

function Verdict({ uplift }: Pick<BoostReport, 'uplift'>) {
  const { t } = useTranslation('boosts');
  const { number } = useFormat();
  if (uplift === null)
    return (
      <div>
        <p className={styles.verdict}>{t('boosts.early')}</p>
        <p className={styles.quiet}>{t('boosts.early-text')}</p>
      </div>
    );
  const word = uplift === 0 ? 'same' : uplift > 0 ? 'up' : 'down';
  return (
    <p className={styles.verdict} data-up={uplift > 0 || undefined}>
      {t(`boosts.${word}`, { percent: number(Math.abs(uplift)) })}
    </p>
  );
}

function Part({ name, views, days }: { name: string; views: number; days: number }) {
  const { t } = useTranslation('boosts');
  const { number } = useFormat();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{number(viewsPerDay({ views, days }), { maximumFractionDigits: 1 })}</strong>{' '}
        {t('boosts.per-day')}
      </dd>
      <dd className={styles.quiet}>{t('boosts.of', { count: days, shown: number(views) })}</dd>
    </div>
  );
}

function Numbers({ report: { days } }: { report: BoostReport }) {
  const { t } = useTranslation('boosts');
  const { date, number } = useFormat();
  return (
    <details className={styles.numbers}>
      <summary>{t('boosts.numbers')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('boosts.day')}</th>
            <th scope="col">{t('boosts.views')}</th>
            <th scope="col">{t('boosts.part')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, views, part }) => (
            <tr key={day}>
              <th scope="row">{date(day, { dateStyle: 'medium', timeZone: 'UTC' })}</th>
              <td>{number(views)}</td>
              <td>{t(`boosts.parts.${part ?? 'none'}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
