import type { ListingCount } from '../../../api/catalog/listings';
import { useFormat } from '../../../i18n/format';

/** How many a choice would show; nothing until it is known. */
export function Count({ of }: { of?: ListingCount }) {
  const written = useCount();
  return of ? <i>{written(of)}</i> : null;
}

/** "83", or "1,000+" where counting stopped; nothing until it is known. */
export function useCount(): (of?: ListingCount) => string {
  const { number } = useFormat();
  return (of) => (of ? number(of.count) + (of.capped ? '+' : '') : '');
}
