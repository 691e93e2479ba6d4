import { Migration } from '@mikro-orm/migrations';

export class MeetupPlaces20261122151000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- In kilometres from the centre of the earth: the nearest ones come from an index, on either side of the date line.
      create function community.spot_at(latitude float8, longitude float8) returns cube
        language sql immutable strict parallel safe as $$
        select cube(array[
          6371 * cosd(latitude) * cosd(longitude),
          6371 * cosd(latitude) * sind(longitude),
          6371 * sind(latitude)
        ])
      $$;

      -- Public places where people can hand things over. The id follows from where the place is told of, so that loading it
      -- again leaves it the same.
      create table community.places (
        id uuid primary key,
        kind text not null check (kind in ('cafe', 'park', 'library', 'mall')),
        title text not null,
        street text not null,
        latitude float8 not null check (latitude between -90 and 90),
        longitude float8 not null check (longitude between -180 and 180),
        -- What told of it: the name of an extract of OpenStreetMap, or the demo town.
        source text not null,
        is_osm boolean not null,
        spot cube not null generated always as (community.spot_at(latitude, longitude)) stored
      );
      create index places_spot on community.places using gist (spot);
      create index places_source on community.places (source);
    `);
  }
}
