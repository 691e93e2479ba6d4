const WIDTH = 84;
const HEIGHT = 32;
const EDGE = 4;

/** The shape of a figure's days, with a dot at the last of them; the figure itself is told beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  const points = values.map(
    (value, nth) => [EDGE + nth * step, HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE)] as const,
  );
  const [x, y] = points.at(-1) ?? [EDGE, HEIGHT - EDGE];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} style={{ maxWidth: '100%' }} aria-hidden="true">
      <polyline
        points={points.map((point) => point.map((at) => at.toFixed(1)).join()).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="3.5" fill="currentColor" />
    </svg>
  );
}
