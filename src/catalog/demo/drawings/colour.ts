const WARM_WHITE = '#fff8ec';
const WARM_BLACK = '#20141c';

/** Lighter (up to 1) or darker (down to -1) than `hex`, towards a warm white or black. */
export const tone = (hex: string, amount: number): string =>
  mix(hex, amount < 0 ? WARM_BLACK : WARM_WHITE, Math.abs(amount));

/** `from` with `share` (0 to 1) of `to`; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
