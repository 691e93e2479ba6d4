import { type ChildProcess, fork } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { placeAt } from '#contract/places';
import { LoadPlacesJob } from '../../../src/catalog/places/packaged/load-places.job.js';
import type { PackagedPlace } from '../../../src/catalog/places/packaged/packaged-places.js';
import { PlacesReader } from '../../../src/catalog/places/packaged/places-reader.js';
import type { FoundPlaces, Place } from '../../../src/catalog/places/place.dto.js';
import { PlacesSettings } from '../../../src/catalog/places/places.settings.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

const PATIENCE = 120_000;

/** The reading process of the built product. */
class BuiltReader extends PlacesReader {
  readonly begun: ChildProcess[] = [];

  constructor(private readonly args: readonly string[] = []) {
    super();
  }

  protected override begin(): ChildProcess {
    const process = fork('dist/server/read-places.js', { execArgv: [...this.args] });
    this.begun.push(process);
    return process;
  }
}

class CutOffReader extends BuiltReader {
  override async *read(countries: readonly string[]): AsyncGenerator<PackagedPlace[]> {
    let batches = 0;
    for await (const batch of super.read(countries)) {
      yield batch;
      batches += 1;
      if (batches === 3) this.begun[0]?.kill('SIGKILL');
    }
  }
}

describe('The packaged tables of places', () => {
  let app: TestApp;
  let visitor: Client;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());

  const load = (reader: PlacesReader, country = 'US', stopping = new AbortController().signal) =>
    new LoadPlacesJob(app.db, Object.assign(new PlacesSettings(), { COUNTRY: country }), reader).run(
      stopping,
    );
  /** Of places and towns those of the United States. */
  const count = async () =>
    app.db.first(sql<{ places: number; codes: number; towns: number; sets: number }>`
      select (select count(*)::int from catalog.places where country = 'US') as places,
        (select count(*)::int from catalog.postal_codes) as codes,
        (select count(*)::int from catalog.towns where country = 'US') as towns,
        (select count(*)::int from catalog.place_sets) as sets`);
  /** Where the rows of its towns are: one that is written moves. */
  const towns = async () =>
    app.db.first(sql`
      select md5(string_agg(ctid::text, ' ' order by region, town)) from catalog.towns where country = 'US'`);
  const first = async (q: string) =>
    (await visitor.get<FoundPlaces>(`/api/places?q=${encodeURIComponent(q)}`)).body.items[0];

  it(
    'are not taken for loaded when reading them was cut off, and loaded whole the next time',
    async () => {
      await expect(load(new CutOffReader())).rejects.toThrow('could not be read (SIGKILL)');
      // Published while nobody knew the code.
      const seller = (await signUpMember(app)).client;
      const id = await publish(seller, { zipCode: '10001' });
      const distance = async () =>
        (
          await visitor.get<{ distance: number | null }>(
            `/api/listings/${id}/distance?near=${placeAt(40.75, -74)}`,
          )
        ).body.distance;
      await app.db.rows(sql`update catalog.listings set place_id = null`);
      expect(await distance()).toBeNull();
      expect(await count()).toMatchObject({ sets: 0, codes: expect.any(Number) });

      await load(new BuiltReader(['--max-old-space-size=256']));
      expect(await distance()).toBe(0);
      const counted = await count();
      expect(counted).toMatchObject({ sets: 1 });
      expect(counted?.codes).toBeGreaterThan(40_000);
      expect(counted?.towns).toBeGreaterThan(20_000);
      expect(await first('10001')).toMatchObject({ name: 'New York, NY', code: '10001' });
      expect((await first('san fr'))?.name).toBe('San Francisco, CA');
      const { body } = await visitor.get<Place>(`/api/places/${placeAt(34.0901, -118.4065)}`);
      expect(body.name).toBe('Beverly Hills, CA');
    },
    PATIENCE,
  );

  it(
    'are read once for each country and version',
    async () => {
      const before = await count();
      const unchanged = await towns();
      const again = new BuiltReader();
      await load(again);
      expect(again.begun).toEqual([]);

      // Another version, and a country more: its towns alone, for its postal codes are not packaged.
      await app.db.rows(sql`update catalog.place_sets set version = 'of before'`);
      await load(again, 'US,LI');
      expect(again.begun).toHaveLength(1);
      expect(await count()).toEqual({ ...before, sets: 2 });
      expect(await towns()).toEqual(unchanged);
      expect((await first('vaduz'))?.name).toBe('Vaduz, Vaduz, LI');
      await load(again, 'US,LI');
      expect(again.begun).toHaveLength(1);
    },
    PATIENCE,
  );

  it(
    'wait for the next start when the server stops',
    async () => {
      await app.db.rows(sql`delete from catalog.place_sets`);
      const reader = new BuiltReader();
      await load(reader, 'LI', AbortSignal.abort());
      expect(await count()).toMatchObject({ sets: 0 });
      expect(reader.begun[0]?.killed).toBe(true);
    },
    PATIENCE,
  );
});
