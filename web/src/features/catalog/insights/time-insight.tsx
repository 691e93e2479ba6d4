import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DAY_MS } from '#contract/time';
import type { ViewTimes } from '../../../api/catalog/insights.gen';
import { useFormat } from '../../../i18n/format';
import { classes } from '../../../ui/classes';
import { InsightCard } from './insight-card';
import styles from './insight-card.module.css';
import { bestHours, bestWeekday, isBest, localTimes } from './verdicts';

const BARS_HEIGHT = 56;
/** A Sunday. */
const WEEK = Date.UTC(2026, 10, 1);

export function TimeInsight({ times }: { times: ViewTimes }) {
  const { t } = useTranslation('insights');
  const { date, number } = useFormat();
  const [offset] = useState(() => Math.round(-new Date().getTimezoneOffset() / 60));
  const { weekdays, hours } = localTimes(times, offset);
  const from = bestHours(hours);
  const weekday = bestWeekday(weekdays);
  const hour = (at: number) => date(new Date(2026, 0, 1, at % 24).toISOString(), { hour: 'numeric' });
  const most = Math.max(1, ...hours);
  const day =
    weekday === null
      ? null
      : date(new Date(WEEK + weekday * DAY_MS).toISOString(), { weekday: 'long', timeZone: 'UTC' });
  const summary =
    from === null
      ? t('times.too-few')
      : day === null
        ? t('times.best-hours', { from: hour(from), to: hour(from + 3) })
        : t('times.best', { from: hour(from), to: hour(from + 3), day });
  return (
    <InsightCard
      icon={Clock}
      title={t('times.title')}
      summary={summary}
      evidence={t('times.evidence', { count: times.count, shown: number(times.count) })}
    >
      {from !== null && (
        <div aria-hidden="true">
          <div className={styles.hours}>
            {hours.map((views, at) => (
              <span
                key={at}
                className={classes(styles.hour, isBest(at, from) && styles.best)}
                style={{ height: (views / most) * BARS_HEIGHT }}
              />
            ))}
          </div>
          <p className={styles.scale}>
            {[0, 6, 12, 18, 24].map((at) => (
              <span key={at}>{hour(at)}</span>
            ))}
          </p>
        </div>
      )}
    </InsightCard>
  );
}
