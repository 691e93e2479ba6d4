import type { FavoriteSort } from '#contract/favorites';
import { InvalidInput } from '#platform/http/http.errors';
import { isUuid } from '#platform/http/uuid-param';
import { isMoment } from '#platform/persistence/time-cursor';

/** Where a page of favorites ended: the sort it belongs to, and the last one's sort key and listing. */
export interface FavoritesCursor {
  sort: FavoriteSort;
  key: string | number;
  id: string;
}

const CENTS = /^-?\d{1,9}$/;

export const encodeFavoritesCursor = ({ sort, key, id }: FavoritesCursor): string =>
  Buffer.from([sort, key, id].join('|')).toString('base64url');

/** @throws InvalidInput (`cursor-invalid`) for anything that `encodeFavoritesCursor` did not make for this sort. */
export function decodeFavoritesCursor(given: string, sort: FavoriteSort): FavoritesCursor {
  const [sortedBy, key = '', id = ''] = Buffer.from(given, 'base64url').toString().split('|');
  const fits = sort === 'saved' ? isMoment(key) : CENTS.test(key);
  if (sortedBy !== sort || !fits || !isUuid(id))
    throw new InvalidInput([{ field: 'cursor', code: 'cursor-invalid' }]);
  return { sort, key, id };
}
