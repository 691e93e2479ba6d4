import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { MEETUP_LIMITS } from '#contract/meetups';
import { positionOf } from '#contract/places';
import type { SignedIn } from '#platform/auth/actor';
import { Database } from '#platform/persistence/database';
import { CoarsePlacesOf } from '../../catalog/catalog.contract.js';
import { halfWay, kmBetween } from './half-way.js';
import type { SuggestedPlace, SuggestedPlaces } from './meetup-places.dto.js';
import { MEETUP_PLACE_LIMITS } from './public-place.js';

/** Looked at for a choice of several kinds. */
const CANDIDATES = 60;

type Position = readonly [latitude: number, longitude: number];
type Found = Omit<SuggestedPlace, 'kmFromYou' | 'kmFromItem'> & { isOsm: boolean };

/** Public places half way between a listing and who asks, or near the one of them that is known. @throws ListingNotFound */
export class SuggestPlaces extends Query<SuggestedPlaces> {
  constructor(
    readonly person: SignedIn,
    readonly listingId: string,
  ) {
    super();
  }
}

@QueryHandler(SuggestPlaces)
export class SuggestPlacesHandler implements IQueryHandler<SuggestPlaces> {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ person, listingId }: SuggestPlaces): Promise<SuggestedPlaces> {
    const { listing, reader } = await this.queries.execute(new CoarsePlacesOf(listingId, person.id));
    const [item, you] = [at(listing), at(reader)];
    const between = item !== null && you !== null && kmBetween(item, you) <= MEETUP_PLACE_LIMITS.apart;
    const around = between ? halfWay(item, you) : (item ?? you);
    const found = around ? await this.near(around) : [];
    return {
      between,
      fromOsm: found.some(({ isOsm }) => isOsm),
      items: found.map(({ isOsm: _, ...place }) => ({
        ...place,
        kmFromYou: wholeKm(you, place),
        kmFromItem: wholeKm(item, place),
      })),
    };
  }

  private near([latitude, longitude]: Position): Promise<Found[]> {
    const spot = sql`community.spot_at(${latitude}::float8, ${longitude}::float8)`;
    const { within, ofAKind } = MEETUP_PLACE_LIMITS;
    return this.db.rows(sql<Found>`
      with near as (
        select *, spot <-> ${spot} as far from community.places order by spot <-> ${spot} limit ${CANDIDATES}
      ), ranked as (
        select *, row_number() over (partition by kind order by far) > ${ofAKind}::int as further
        from near where far <= ${within}
      ), chosen as (
        select * from ranked order by further, far, id limit ${MEETUP_LIMITS.suggestedPlaces}
      )
      select id, kind, title as name, street as address, latitude, longitude, is_osm as "isOsm" from chosen order by far, id`);
  }
}

const at = (place: number | null): Position | null => (place === null ? null : positionOf(place));

/** Rounded as every distance is: where a thing or a person is, is known to a kilometre or so. */
const wholeKm = (from: Position | null, { latitude, longitude }: Pick<Found, 'latitude' | 'longitude'>) =>
  from && Math.round(kmBetween(from, [latitude, longitude]));
