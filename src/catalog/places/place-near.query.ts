import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { PLACE_LIMITS } from '#contract/places';
import { Database } from '#platform/persistence/database';
import type { Place } from './place.dto.js';
import { NoPlaceNear } from './place.errors.js';
import { placeName } from './place.sql.js';
import { PlacesSettings } from './places.settings.js';

/** The place of this id or, where none is known, the nearest one that is. */
export class PlaceNear extends Query<Place> {
  constructor(readonly id: number) {
    super();
  }
}

@QueryHandler(PlaceNear)
export class PlaceNearHandler implements IQueryHandler<PlaceNear> {
  constructor(
    private readonly db: Database,
    private readonly settings: PlacesSettings,
  ) {}

  async execute({ id }: PlaceNear): Promise<Place> {
    const place = await this.db.first(sql<Place & { far: number }>`
      select id, ${placeName('place', this.settings.home)} as name, spot <-> catalog.spot_of(${id}::int) as far
      from catalog.places place
      order by spot <-> catalog.spot_of(${id}::int) limit 1`);
    if (!place || place.far > PLACE_LIMITS.nearest) throw new NoPlaceNear();
    return { id: place.id, name: place.name };
  }
}
