import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FigurePeriod } from '#contract/selling/figures';
import type { FiguresAnswer } from '../../../../api/catalog/figures.gen';
import { useFormat } from '../../../../i18n/format';
import { classes } from '../../../../ui/classes';
import { BAR_DAYS, bars, firstDays } from './buckets';
import { STEPS } from './figure-names';
import styles from './look-to-chat.module.css';

const BARS_HEIGHT = 54;

type LookToChatProps = { days: FigurePeriod; answer: FiguresAnswer; known: boolean };

/** The steps from a look to a chat as strips on one time axis; grey is the time before. */
export function LookToChat({ days, answer: { from, lines }, known }: LookToChatProps) {
  const { t } = useTranslation('dashboard');
  const { number } = useFormat();
  const id = useId();
  const strips = STEPS.flatMap((step) =>
    lines
      .filter(({ figure }) => figure === step)
      .map(({ now, perDay }) => ({ figure: step, now, counts: bars(perDay, BAR_DAYS[days]) })),
  );
  const starts = firstDays(from, strips[0]?.counts.length ?? 0, BAR_DAYS[days]);
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <header className={styles.head}>
        <h3 id={id}>{t('figures.steps.title')}</h3>
        <p className={styles.legend} aria-hidden="true">
          <span>{t(`figures.steps.before.${days}`)}</span>
          <span className={styles.now}>{t(`figures.steps.now.${days}`)}</span>
        </p>
      </header>
      <div aria-hidden="true">
        {strips.map(({ figure, now, counts }) => (
          <div key={figure} className={styles.strip}>
            <p>
              <b>{number(now)}</b>
              {t(`figures.steps.${figure}`, { count: now })}
            </p>
            <Bars counts={known ? counts : []} />
          </div>
        ))}
        <Days starts={starts} days={days} />
      </div>
      <Table strips={strips} starts={starts} />
    </section>
  );
}

function Bars({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts);
  return (
    <div className={styles.bars}>
      {counts.map((count, nth) => (
        <span
          key={nth}
          className={classes(styles.bar, nth >= counts.length / 2 && styles.current)}
          style={{ height: (count / most) * BARS_HEIGHT }}
        />
      ))}
    </div>
  );
}

function Days({ starts, days }: { starts: readonly string[]; days: FigurePeriod }) {
  const { date } = useFormat();
  const every = days === 7 ? 1 : 5;
  return (
    <div className={styles.days}>
      {starts.map((start, nth) => (
        <span key={start}>
          {nth % every === 0 &&
            (days === 7 ? (
              <>
                <span className={styles.short}>{date(start, { weekday: 'short', timeZone: 'UTC' })}</span>
                <span className={styles.narrow}>{date(start, { weekday: 'narrow', timeZone: 'UTC' })}</span>
              </>
            ) : (
              date(start, { month: 'short', day: 'numeric', timeZone: 'UTC' })
            ))}
        </span>
      ))}
    </div>
  );
}

type Strip = { figure: (typeof STEPS)[number]; counts: readonly number[] };
type TableProps = { strips: readonly Strip[]; starts: readonly string[] };

/** The same for those who do not see the bars. */
function Table({ strips, starts }: TableProps) {
  const { t } = useTranslation('dashboard');
  const { date, number } = useFormat();
  return (
    <table className="visually-hidden">
      <caption>{t('figures.steps.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figures.steps.from-day')}</th>
          {strips.map(({ figure }) => (
            <th key={figure} scope="col">
              {t(`figures.names.${figure}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {starts.map((start, nth) => (
          <tr key={start}>
            <th scope="row">{date(start, { dateStyle: 'medium', timeZone: 'UTC' })}</th>
            {strips.map(({ figure, counts }) => (
              <td key={figure}>{number(counts[nth] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
