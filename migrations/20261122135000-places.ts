import { Migration } from '@mikro-orm/migrations';

export class Places20261122135000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Distances on a sphere by an index: no date line and no poles in three dimensions.
      create extension if not exists cube;

      -- Where the middle of a coarse place lies (libs/contract/places), in kilometres from the centre of the earth.
      create function catalog.spot_of(place int) returns cube language sql immutable strict parallel safe as $$
        select cube(array[
          6371 * cosd(place / 36000 * 0.01 - 90) * cosd(place % 36000 * 0.01 - 180),
          6371 * cosd(place / 36000 * 0.01 - 90) * sind(place % 36000 * 0.01 - 180),
          6371 * sind(place / 36000 * 0.01 - 90)
        ])
      $$;
      -- Over ground. What lies opposite is at most the diameter away, but for the last digit.
      create function catalog.km_between(one int, other int) returns float8
        language sql immutable strict parallel safe as $$
        select 2 * 6371 * asin(least(1, (catalog.spot_of(one) <-> catalog.spot_of(other)) / (2 * 6371)))
      $$;
      -- As postal codes and the names of towns are compared.
      create function catalog.plain_code(code text) returns text language sql immutable strict parallel safe as $$
        select upper(regexp_replace(code, '[^[:alnum:]]+', '', 'g'))
      $$;
      create function catalog.plain_town(town text) returns text language sql stable strict parallel safe as $$
        select btrim(regexp_replace(lower(unaccent(town)), '[^[:alnum:]]+', ' ', 'g'))
      $$;

      -- Coarse places that have a name; the id says where they are.
      create table catalog.places (
        id int primary key,
        town text not null,
        region text not null,
        country text not null,
        spot cube not null generated always as (catalog.spot_of(id)) stored
      );
      create index places_spot on catalog.places using gist (spot);

      create table catalog.postal_codes (
        code text collate "C" not null,
        country text not null,
        place int not null references catalog.places,
        primary key (code, country)
      );

      create table catalog.towns (
        country text not null,
        region text not null,
        town text not null,
        place int not null references catalog.places,
        plain text collate "C" not null,
        -- How many postal codes it has: the larger ones are offered first.
        codes int not null default 0,
        primary key (country, region, town)
      );
      create index towns_plain on catalog.towns (plain);

      -- What of the packaged tables has been loaded.
      create table catalog.place_sets (country text primary key, version text not null);

      -- The coarse place a person has chosen for themselves.
      create table catalog.chosen_places (
        person_id uuid primary key,
        place int not null references catalog.places
      );
    `);
  }
}
