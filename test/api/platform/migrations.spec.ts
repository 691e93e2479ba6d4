import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SidesAndOffersFound20261130180700 } from '../../../migrations/20261130180700-sides-and-offers-found.js';
import { SalesAndInterestFound20261130180703 } from '../../../migrations/20261130180703-sales-and-interest-found.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

const [first, second] = [SidesAndOffersFound20261130180700, SalesAndInterestFound20261130180703];

describe('Migrations', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(first);
  });
  afterAll(() => old.drop());

  const known = async () => {
    const { rows } = await old.postgres.query<{ name: string }>('select name from platform.migrations');
    return rows.map(({ name }) => name);
  };
  const isThere = async (index: string) => {
    const { rows } = await old.postgres.query<{ at: string | null }>('select to_regclass($1) as at', [index]);
    return rows[0]?.at !== null;
  };

  it('are each done or not: the next start goes on at the one that failed, which has left nothing', async () => {
    // The third of what the second one makes.
    await old.postgres.query('create index favorites_lately on catalog.favorites (created_at)');
    await expect(old.migrate()).rejects.toThrow('favorites_lately');
    expect(await known()).toContain(first.name);
    expect(await known()).not.toContain(second.name);
    expect(await isThere('messaging.offers_listing')).toBe(true);
    expect(await isThere('catalog.sales_pictured')).toBe(false);

    await old.postgres.query('drop index catalog.favorites_lately');
    const done = await old.migrate();
    expect(done[0]).toBe(second.name);
    expect(await isThere('catalog.sales_pictured')).toBe(true);
    expect(await old.migrate()).toEqual([]);
  });
});
