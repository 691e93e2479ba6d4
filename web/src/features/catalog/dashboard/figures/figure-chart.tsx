import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar, Line } from '@visx/shape';
import { useTranslation } from 'react-i18next';
import type { FigurePeriod } from '#contract/selling/figures';
import type { FigureLine } from '../../../../api/catalog/figures.gen';
import { useFormat } from '../../../../i18n/format';
import { firstDays } from './buckets';
import styles from './figure-chart.module.css';
import { useFigureText } from './use-figure-text';
import { useWidth } from './use-width';

const HEIGHT = 180;
const ROOM = { top: 12, right: 4, bottom: 26, left: 44 };
/** Between two dates below the bars, at least. */
const DATE_WIDTH = 64;

type FigureChartProps = { line: FigureLine; from: string; days: FigurePeriod };

/** What was counted on each day, as bars, unless there was nothing; whoever cannot see them reads the table. */
export function FigureChart({ line: { figure, perDay, now, before }, from, days }: FigureChartProps) {
  const { t } = useTranslation('dashboard');
  const { amount, change } = useFigureText();
  const counts = perDay.slice(days);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{amount(figure, now)}</b> {t(`figures.names.${figure}`)}{' '}
        <span className={styles.change}>
          {change({ figure, now, before })} {t('figures.than-before', { count: days })}
        </span>
      </figcaption>
      {counts.some((count) => count > 0) && (
        <Bars
          counts={counts}
          starts={firstDays(from, 2 * days, 1).slice(days)}
          textOf={(count) => amount(figure, count)}
        />
      )}
    </figure>
  );
}

type BarsProps = {
  counts: readonly number[];
  starts: readonly string[];
  textOf: (count: number) => string;
};

function Bars({ counts, starts, textOf }: BarsProps) {
  const [box, width] = useWidth();
  const { date } = useFormat();
  const dayOf = (start: string) => date(start, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const x = scaleBand({
    domain: [...starts],
    range: [ROOM.left, width - ROOM.right],
    padding: 0.25,
  });
  const y = scaleLinear({
    domain: [0, Math.max(4, ...counts)],
    range: [HEIGHT - ROOM.bottom, ROOM.top],
    nice: true,
  });
  const every = Math.ceil((starts.length * DATE_WIDTH) / Math.max(1, width - ROOM.left));
  return (
    <div ref={box} className={styles.box}>
      <svg width={width} height={HEIGHT} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <Line
              from={{ x: ROOM.left, y: y(tick) }}
              to={{ x: width - ROOM.right, y: y(tick) }}
              className={styles.grid}
            />
            <text x={ROOM.left - 8} y={y(tick)} dy="0.32em" textAnchor="end" className={styles.tick}>
              {textOf(tick)}
            </text>
          </g>
        ))}
        {starts.map((start, nth) => {
          const count = counts[nth] ?? 0;
          const left = x(start) ?? 0;
          return (
            <g key={start}>
              <Bar
                x={left}
                y={y(count)}
                width={x.bandwidth()}
                height={HEIGHT - ROOM.bottom - y(count)}
                rx={Math.min(3, x.bandwidth() / 3)}
                className={styles.bar}
              >
                <title>{`${dayOf(start)}: ${textOf(count)}`}</title>
              </Bar>
              {nth % every === 0 && (
                <text
                  x={left + x.bandwidth() / 2}
                  y={HEIGHT - 6}
                  textAnchor={nth === 0 ? 'start' : 'middle'}
                  className={styles.tick}
                >
                  {dayOf(start)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
