import { type RawBuilder, sql } from 'kysely';
import type { WithinKm } from '#contract/listings';

/** The places with listings around one. Distances are told in whole kilometres, and meant so. */
export const placesAroundSql = (near: number, within: WithinKm): RawBuilder<{ places: number[] }> => sql`
  select coalesce(array_agg(id), '{}') as places from catalog.places
  where listed and spot <@ cube_enlarge(catalog.spot_of(${near}::int), ${within + HALF}::float8, 3)
    and spot <-> catalog.spot_of(${near}::int) < ${within + HALF}::float8`;

const HALF = 0.5;
