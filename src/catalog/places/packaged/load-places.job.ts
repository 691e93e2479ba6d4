import { sql } from 'kysely';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { PlacesSettings } from '../places.settings.js';
import { type PackagedPlace, packagedVersion } from './packaged-places.js';
import { placeListings } from './place-listings.js';
import { PlacesReader } from './places-reader.js';

/**
 * Puts the packaged tables of places into the database, where they take no memory of ours: once for each country and
 * version. Cut off, it begins anew; of what is there only what differs is written, so it may be read all the while. Asked every
 * minute, which is one row to read, so that a first start has them soon.
 */
@Job({ name: 'catalog.load-places', cron: '* * * * *' })
export class LoadPlacesJob implements ScheduledJob {
  constructor(
    private readonly db: Database,
    private readonly settings: PlacesSettings,
    private readonly reader: PlacesReader,
  ) {}

  async run(stopping: AbortSignal): Promise<void> {
    const version = packagedVersion();
    const countries = await this.notLoaded(version);
    if (countries.length === 0) return;
    for await (const batch of this.reader.read(countries)) {
      if (stopping.aborted) return;
      await this.storeCodes(batch.filter(({ code }) => code !== null));
      await this.storeTowns(batch.filter(({ code }) => code === null));
    }
    await this.nameTownsByCodes(countries);
    await placeListings(this.db, stopping);
    if (stopping.aborted) return;
    await this.db.rows(sql`analyze catalog.places, catalog.postal_codes, catalog.towns`);
    await this.db.rows(sql`
      insert into catalog.place_sets (country, version) select country, ${version} from unnest(${countries}::text[]) country
      on conflict (country) do update set version = excluded.version`);
  }

  private async notLoaded(version: string): Promise<string[]> {
    const rows = await this.db.rows(sql<{ country: string }>`
      select country from unnest(${this.settings.countries}::text[]) country
      where not exists (select from catalog.place_sets loaded where loaded.country = country.country and version = ${version})`);
    return rows.map(({ country }) => country);
  }

  /** A place that several codes share is called after one of them. */
  private async storeCodes(places: readonly PackagedPlace[]): Promise<void> {
    await this.db.rows(sql`
      with given as materialized (${given(places)}),
      named as (
        insert into catalog.places as known (id, town, region, country)
        select distinct on (place) place, town, region, country from given order by place, code
        on conflict (id) do update set town = excluded.town, region = excluded.region, country = excluded.country
          where (known.town, known.region, known.country)
            is distinct from (excluded.town, excluded.region, excluded.country)
      )
      insert into catalog.postal_codes as known (code, country, place)
      select distinct on (catalog.plain_code(code), country) catalog.plain_code(code), country, place from given
      order by catalog.plain_code(code), country
      on conflict (code, country) do update set place = excluded.place where known.place <> excluded.place`);
  }

  private async storeTowns(places: readonly PackagedPlace[]): Promise<void> {
    await this.db.rows(sql`
      with given as materialized (${given(places)}),
      named as (
        insert into catalog.places (id, town, region, country)
        select distinct on (place) place, town, region, country from given order by place, town
        on conflict (id) do nothing
      )
      insert into catalog.towns as known (country, region, town, place, plain)
      select country, region, town, place, catalog.plain_town(town || ' ' || region) from given
      on conflict (country, region, town) do update set place = excluded.place, plain = excluded.plain
        where (known.place, known.plain) is distinct from (excluded.place, excluded.plain)`);
  }

  /** Towns that only postal codes name, and how many codes each one has. */
  private async nameTownsByCodes(countries: readonly string[]): Promise<void> {
    await this.db.rows(sql`
      insert into catalog.towns as known (country, region, town, place, plain, codes)
      select place.country, region, town, min(place.id), catalog.plain_town(town || ' ' || region), count(*)
      from catalog.postal_codes code join catalog.places place on place.id = code.place
      where place.country = any(${[...countries]}::text[])
      group by place.country, region, town
      on conflict (country, region, town) do update set codes = excluded.codes
        where known.codes is distinct from excluded.codes`);
  }
}

const given = (places: readonly PackagedPlace[]) => sql`
  select * from unnest(
    ${places.map(({ country }) => country)}::text[], ${places.map(({ code }) => code)}::text[],
    ${places.map(({ town }) => town)}::text[], ${places.map(({ region }) => region)}::text[],
    ${places.map(({ place }) => place)}::int[]
  ) as given (country, code, town, region, place)`;
