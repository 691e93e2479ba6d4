import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { PLACE_LIMITS } from '#contract/places';
import { Database } from '#platform/persistence/database';
import type { FoundPlace, FoundPlaces } from './place.dto.js';
import { codeSql, placeName } from './place.sql.js';
import { PlacesSettings } from './places.settings.js';

/** Places whose postal code or town begins so. */
export class FindPlaces extends Query<FoundPlaces> {
  constructor(readonly typed: string) {
    super();
  }
}

@QueryHandler(FindPlaces)
export class FindPlacesHandler implements IQueryHandler<FindPlaces> {
  constructor(
    private readonly db: Database,
    private readonly settings: PlacesSettings,
  ) {}

  async execute({ typed }: FindPlaces): Promise<FoundPlaces> {
    const words = typed.trim();
    if (words.length < PLACE_LIMITS.queryMin) return { items: [] };
    const items = /\d/.test(words) ? this.byCode(words) : this.byTown(words);
    return { items: await this.db.rows(items) };
  }

  private byCode(typed: string): RawBuilder<FoundPlace> {
    return sql<FoundPlace>`
      select found.code, place.id, ${placeName('place', this.settings.home)} as name
      from catalog.postal_codes found join catalog.places place on place.id = found.place
      where ${beginsWith('found.code', codeSql(sql`${typed}`))}
      order by found.code, found.country limit ${PLACE_LIMITS.found}`;
  }

  private byTown(typed: string): RawBuilder<FoundPlace> {
    const { home } = this.settings;
    return sql<FoundPlace>`
      select null as code, found.place as id, ${placeName('found', home)} as name
      from catalog.towns found
      where ${beginsWith('found.plain', sql`catalog.plain_town(${typed})`)}
      order by found.country <> ${home}, found.codes desc, found.plain, found.region limit ${PLACE_LIMITS.found}`;
  }
}

/** By the index, which is in the order of bytes; a beginning of nothing but signs begins nothing. */
const beginsWith = (column: string, beginning: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  (${sql.ref(column)} >= ${beginning} and ${sql.ref(column)} < ${beginning} || chr(1114111) and ${beginning} <> '')`;
