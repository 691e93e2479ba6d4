import type { Figures } from './measure.js';

export interface Row {
  size: number;
  title: string;
  product: Figures;
  bare: Figures;
  plain?: Figures;
}

const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Prints what was measured, ours beside the bare server's. */
export function printRates(rows: readonly Row[]): void {
  console.table(
    rows.map(({ size, title, product, bare, plain }) => ({
      listings: number(size),
      case: title,
      'req/s': number(product.rate),
      'bare req/s': number(bare.rate),
      ratio: number(product.rate / bare.rate, 2),
      'of plainest': plain ? number(product.rate / plain.rate, 2) : '',
      'p50 ms': number(product.p50, 1),
      'p99 ms': number(product.p99, 1),
      'bare p50': number(bare.p50, 1),
      'bare p99': number(bare.p99, 1),
    })),
  );
}

/** Prints how much slower the largest size is than the smallest. */
export function printGrowth(rows: readonly Row[]): void {
  const sizes = [...new Set(rows.map(({ size }) => size))].sort((a, b) => a - b);
  const [smallest, largest] = [sizes.at(0), sizes.at(-1)];
  if (smallest === largest) return;
  console.table(
    rows
      .filter(({ size }) => size === smallest)
      .flatMap((small) => {
        const large = rows.find(({ size, title }) => size === largest && title === small.title);
        return large ? [growth(small, large)] : [];
      }),
  );
}

const growth = ({ title, product: small }: Row, { product: large }: Row) => ({
  case: title,
  'p50 grows by': `${number(large.p50 / small.p50, 2)}×`,
  'p99 grows by': `${number(large.p99 / small.p99, 2)}×`,
});
