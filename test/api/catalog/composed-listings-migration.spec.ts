import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ComposedListings20261201234500 } from '../../../migrations/20261201234500-composed-listings.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

describe('the migration to listings in composed letters', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(ComposedListings20261201234500);
  });
  afterAll(() => old.drop());

  it('lets what was written in parts be found, and leaves the order of tags', async () => {
    const words = ['Café chair', 'Été', 'señal', 'azul'];
    for (const [title, description, ...tags] of [words.map((word) => word.normalize('NFD')), words])
      await old.postgres.query(
        `insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, tags,
           popularity)
         values ($1, $1, $2, $3, 100, 'furniture', 'good', $4, 0)`,
        [randomUUID(), title, description, tags],
      );

    expect(await old.migrate()).toContain(ComposedListings20261201234500.name);

    const { rows } = await old.postgres.query(`
      select title, description, tags from catalog.listings
      where search @@ to_tsquery('catalog.listing_text', 'café & été & señal')`);
    const [title, description, ...tags] = words;
    expect(rows).toEqual([
      { title, description, tags },
      { title, description, tags },
    ]);
  });
});
