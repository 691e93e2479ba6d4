import { placesAroundSql } from './area.sql.js';
import type { BrowseParams } from './browse.dto.js';
import type { Send } from './find-page.js';

/** The places to look at; undefined where the distance has no limit. */
export async function placesAround(
  send: Send,
  { near, within }: Pick<BrowseParams, 'near' | 'within'>,
): Promise<readonly number[] | undefined> {
  if (near === undefined || within === undefined) return undefined;
  return (await send('places', () => placesAroundSql(near, within))).places;
}
