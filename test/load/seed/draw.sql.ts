/** A grid of places five kilometres apart: within 25 kilometres of one are some sixty others. */
const PLACES = 2000;
export const seededPlace = (n: number): number =>
  (13_000 + 5 * Math.floor((n % PLACES) / 50)) * 36_000 + 10_000 + 6 * (n % 50);
export const SEEDED_PLACES = Array.from({ length: PLACES }, (_, n) => seededPlace(n));

/** People of a market with so many listings. */
export const peopleOf = (listings: number): number => Math.max(500, listings / 10);

/** SQL: ids of the seeded listing or person of that number. */
export const listingId = (n: string): string => `md5('listing' || ${n})::uuid`;
export const personId = (n: string): string => `md5('person' || ${n})::uuid`;

/**
 * Functions of the session that seeds. Drawn numbers are the same every time. `often` draws one of `among` as people and
 * things are popular: the first of a million comes up a thousand times as often as the last.
 */
export const DRAWING = `
  create or replace function pg_temp.drawn(n bigint, draw int) returns float8 language sql immutable
    return (hashint8extended(n, draw) & 4294967295)::float8 / 4294967296;
  create or replace function pg_temp.often(among bigint, n bigint, draw int) returns int language sql immutable
    return floor(among * ((hashint8extended(n, draw) & 4294967295)::float8 / 4294967296) ^ 2)::int`;

/** SQL: the number of the person who sells the listing `n` of so many people. */
export const sellerOf = (n: string, people: string): string => `pg_temp.often(${people}, ${n}, 1)`;
/** SQL: an arbitrary moment since then. */
export const someTimeSince = (moment: string, n: string, draw: number): string =>
  `${moment} + pg_temp.drawn(${n}, ${draw}) * (now() - ${moment})`;
