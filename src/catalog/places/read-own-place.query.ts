import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import type { OwnPlace, Place } from './place.dto.js';
import { placeName } from './place.sql.js';
import { PlacesSettings } from './places.settings.js';

export class ReadOwnPlace extends Query<OwnPlace> {
  constructor(readonly person: SignedIn) {
    super();
  }
}

@QueryHandler(ReadOwnPlace)
export class ReadOwnPlaceHandler implements IQueryHandler<ReadOwnPlace> {
  constructor(
    private readonly db: Database,
    private readonly settings: PlacesSettings,
  ) {}

  async execute({ person }: ReadOwnPlace): Promise<OwnPlace> {
    const place = await this.db.first(sql<Place>`
      select place.id, ${placeName('place', this.settings.home)} as name
      from catalog.chosen_places chosen join catalog.places place on place.id = chosen.place
      where chosen.person_id = ${person.id}`);
    return { place: place ?? null };
  }
}
