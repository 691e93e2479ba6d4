const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

/** "1.2 MB", never less than a kilobyte. */
export function fileSize(bytes: number, locale: string): string {
  const power = Math.floor(Math.log10(Math.max(bytes, STEP)) / 3);
  const unit = UNITS[Math.min(power, UNITS.length) - 1] ?? 'kilobyte';
  const size = bytes / STEP ** (UNITS.indexOf(unit) + 1);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  }).format(size);
}
