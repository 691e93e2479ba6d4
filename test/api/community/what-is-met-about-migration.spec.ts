import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WhatIsMetAbout20261202001500 } from '../../../migrations/20261202001500-what-is-met-about.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

describe('the migration to what people meet about and send', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(WhatIsMetAbout20261202001500);
  });
  afterAll(() => old.drop());

  it('knows what kind of thing each is, as far as there is a listing', async () => {
    const [known, gone] = [randomUUID(), randomUUID()];
    await old.postgres.query(
      `insert into catalog.listings (id, seller_id, title, description, price_cents, category, condition, popularity)
       values ($1, $1, 'Chair', '', 100, 'home-garden', 'good', 0)`,
      [known],
    );
    for (const id of [known, gone]) {
      await old.postgres.query(
        `insert into community.meetup_listings (id, seller_id, title, price_cents, status, changed_at)
         values ($1, $1, 'Chair', 100, 'active', now())`,
        [id],
      );
      await old.postgres.query(
        `insert into monetization.orders
           (id, listing_id, buyer_id, seller_id, source, status, title, price_cents, created_at, updated_at)
         values ($1, $1, gen_random_uuid(), $1, 'offer', 'requested', 'Chair', 100, now(), now())`,
        [id],
      );
    }

    expect(await old.migrate()).toContain(WhatIsMetAbout20261202001500.name);

    const kinds = [
      { id: known, category: 'home-garden' },
      { id: gone, category: 'other' },
    ];
    const { rows: met } = await old.postgres.query('select id, category from community.meetup_listings');
    const { rows: sent } = await old.postgres.query('select id, category from monetization.orders');
    expect(met).toEqual(expect.arrayContaining(kinds));
    expect(sent).toEqual(expect.arrayContaining(kinds));
  });
});
