import { WEEK_MS } from '#contract/time';
import { useFormat } from '../../../../i18n/format';

/** A day as one speaks of it: of this week by its name, else by its date. */
export function useDay(): (iso: string) => string {
  const { date } = useFormat();
  return (iso) =>
    Date.now() - Date.parse(iso) < WEEK_MS
      ? date(iso, { weekday: 'short' })
      : date(iso, { month: 'short', day: 'numeric' });
}

export const isToday = (iso: string): boolean => new Date(iso).toDateString() === new Date().toDateString();
