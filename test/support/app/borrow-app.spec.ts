import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { ProductSettings } from '#platform/config/product.settings';
import { CodeSender } from '../../../src/identity/phone-senders/code-sender.js';
import { photo } from '../files/images.js';
import { browse, publish } from '../world/listings.js';
import { grantCredits } from '../world/monetization/credits.js';
import { signUpMember } from '../world/people.js';
import { uploadImage } from '../world/uploads.js';
import { startApp, type TestApp } from './app.js';
import { borrowApp } from './borrow-app.js';
import { Client } from './client.js';

describe('a borrowed application', () => {
  const apps: TestApp[] = [];
  const kept = async (starting: Promise<TestApp>) => {
    const app = await starting;
    apps.push(app);
    return app;
  };
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.stop())));

  /** What files before this one have filled to the brim is not lent again: that one is held meanwhile. */
  const borrowNew = async () => {
    await kept(borrowApp());
    return borrowApp();
  };

  it('is lent to the next as if it had just been started', async () => {
    const app = await kept(borrowNew());
    const { client, ...person } = await signUpMember(app);
    await uploadImage(client, await photo().jpeg().toBuffer());
    await publish(client, { title: 'A lamp', category: 'books' });
    await grantCredits(app, person, 3);
    await app.db.rows(sql`delete from monetization.prices`);
    expect((await forSale(app)).total?.count).toBe(1);
    Object.assign(app.nest.get(CodeSender), { available: false });
    app.setTime(new Date('2030-01-01'));
    await app.stop();

    const [again, fresh] = [await kept(borrowApp()), await kept(startApp())];
    expect(again.url).toBe(app.url);
    expect(await rowsOf(again)).toEqual(await rowsOf(fresh));
    expect(await filesOf(again)).toEqual(await filesOf(fresh));
    expect(await forSale(again)).toEqual(await forSale(fresh));
    expect(again.nest.get(CodeSender).available).toBe(true);
    expect(again.nest.get(Clock).now().getTime()).toBeLessThan(Date.parse('2030-01-01'));
  });

  it.each([
    'create table catalog.planted (id int)',
    'create index planted on catalog.listings (title)',
    'alter table catalog.listings disable trigger all',
  ])('ends with the file that changed its database: %s', async (change) => {
    const app = await kept(borrowApp());
    await app.db.rows(sql.raw(change));
    await app.stop();
    expect((await kept(borrowApp())).url).not.toBe(app.url);
  });

  it('is another one while somebody has it', async () => {
    const [one, other] = [await kept(borrowApp()), await kept(borrowApp())];
    const { username } = await signUpMember(one);
    expect(await other.db.rows(sql`select from identity.profiles where username = ${username}`)).toEqual([]);
  });

  it('is not there any more for who has given it back', async () => {
    const app = await kept(borrowApp());
    await app.stop();
    expect(() => app.db).toThrow('The application has been stopped.');
  });
});

/** Its numbers are remembered for a while, for all who ask. */
const forSale = ({ url }: TestApp) => browse(new Client(url), 'facets=true');

/** Everything that every table holds, but for what the running instance notes of itself. */
async function rowsOf({ db }: TestApp): Promise<unknown> {
  const tables = await db.rows(sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname !~ '^(pg_|information_schema$|platform$)' order by 1`);
  const rows = tables.map(({ name }) =>
    db.rows(sql`select ${name} as name, held::text from ${sql.raw(name)} held order by 2`),
  );
  return (await Promise.all(rows)).flat();
}

const filesOf = async ({ settings }: TestApp): Promise<string[]> =>
  (await readdir(settings.of(ProductSettings).DATA_DIR, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
