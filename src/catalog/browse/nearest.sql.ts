import { type RawBuilder, sql } from 'kysely';
import { LAST_PLACE } from '#contract/listings';
import { isMoment } from '#platform/persistence/time-cursor';

type Clause = RawBuilder<unknown>;

const spotOf = (place: unknown): Clause => sql`catalog.spot_of(${place}::int)`;

const distance = (spot: Clause, near: number): Clause => sql`(${spot} <-> ${spotOf(near)})`;
/** Looked up: to reckon it for each of a thousand rows would take longer than all the rest. */
const KNOWN_SPOT = sql`(select spot from catalog.places where id = place_id)`;

/** The nearest first, and the newest within a place. */
export const byDistance = (near: number): Clause =>
  sql`${distance(KNOWN_SPOT, near)}, place_id, created_at desc, id desc`;

/** What a cursor needs of a row besides its id: place and time of posting. */
export const NEARNESS: Clause = sql`page.place_id || '@' || (to_json(page.created_at) #>> '{}')`;

export function readNearness(key: string): { place: number; at: string } | null {
  const [place = '', at = ''] = key.split('@');
  return /^\d{1,9}$/.test(place) && Number(place) <= LAST_PLACE && isMoment(at)
    ? { place: Number(place), at }
    : null;
}

interface Wanted {
  near: number;
  /** The places to look at; otherwise all of them. */
  places: readonly number[] | undefined;
  /** Conditions on `catalog.listings`. */
  where: Clause;
  columns: Clause;
  limit: Clause;
  after: { key: string; id: string } | undefined;
}

/**
 * Walks from place to place, the nearest first by the index of places, and takes the newest listings of each, until there
 * are enough. A listing's place has few neighbours: only rare matches make the walk long (see `findPage`).
 */
export function nearestListings({ near, places, where, columns, limit, after }: Wanted): Clause {
  const last = after && readNearness(after.key);
  const reached = last
    ? sql`and (spot <-> ${spotOf(near)}, id) >= (${distance(spotOf(last.place), near)}, ${last.place}::int)`
    : sql``;
  const rest = last
    ? sql`and (place_id <> ${last.place} or (created_at, id) < (${last.at}::timestamptz, ${after.id}::uuid))`
    : sql``;
  return sql`
    select listing.* from (
      select id as place, spot <-> ${spotOf(near)} as far from catalog.places
      where listed ${places ? sql`and id = any(${[...places]}::int[])` : sql``} ${reached}
      order by spot <-> ${spotOf(near)}
    ) around
    cross join lateral (
      select ${columns} from catalog.listings where place_id = around.place and ${where} ${rest}
      order by created_at desc, id desc limit ${limit}
    ) listing
    order by around.far, around.place, listing.created_at desc, listing.id desc
    limit ${limit}`;
}

/** Skips everything up to and including the cursor, among rows of `catalog.listings`. */
export function afterNearest(near: number, { key, id }: { key: string; id: string }): Clause {
  const last = readNearness(key);
  if (!last) return sql`true`;
  const [here, there] = [distance(KNOWN_SPOT, near), distance(spotOf(last.place), near)];
  return sql`((${here}, place_id) > (${there}, ${last.place}::int)
    or (place_id = ${last.place}::int and (created_at, id) < (${last.at}::timestamptz, ${id}::uuid)))`;
}
