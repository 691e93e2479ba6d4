/** @waits for a server that is killed */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client as Postgres } from 'pg';
import { Client } from '../../support/app/client.js';
import { startProduct } from '../../support/app/product-process.js';
import { eventually } from '../../support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../support/runner/test-database.js';
import { aListing } from '../../support/world/listings.js';

const ADMIN = { email: 'seller@example.org', password: 'sells a lot' };
const POSTS = 200;
const KILL_AFTER = 70;

describe('a server that is killed amid many posts', () => {
  let database: TestDatabase;
  let postgres: Postgres;
  let dataDir: string;

  beforeAll(async () => {
    [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'vybac-crash-'))]);
    postgres = new Postgres({ connectionString: database.url });
    await postgres.connect();
  });
  afterAll(async () => {
    await postgres.end();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('has every post it answered for after the restart, and its event delivered once', async () => {
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      THROTTLE_PER_MINUTE: '100000',
    };
    const first = await startProduct(settings);
    const seller = new Client(first.url);
    const session = await seller.post<{ accessToken: string }>('/api/auth/sign-in', ADMIN);
    seller.accessToken = session.body.accessToken;

    const answered: string[] = [];
    await Promise.all(
      Array.from({ length: POSTS }, async (_, n) => {
        // Whoever is cut off got no promise: only answers count.
        const answer = await seller
          .post<{ id: string }>('/api/listings', aListing({ title: `Item ${n}` }))
          .catch(() => null);
        if (answer?.status === 201) answered.push(answer.body.id);
        if (answered.length === KILL_AFTER) await first.kill();
      }),
    );
    expect(answered.length).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(answered.length).toBeLessThan(POSTS);

    const second = await startProduct(settings);
    try {
      await eventually(async () => (await count('processed_at is null')) === 0, 30_000);
      const kept = await postgres.query<{ id: string }>('select id from catalog.listings');
      const ids = kept.rows.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(answered));

      const events = await postgres.query<{ listing: string; deliveries: number }>(`
        select payload ->> 'listingId' as listing,
          (select count(*)::int from platform.reactions_done where message_id = id) as deliveries
        from platform.outbox where type = 'catalog.listing-published'`);
      expect(events.rows.map(({ listing }) => listing).sort()).toEqual(ids.sort());
      // Of the reactions to this event (words, searches, the weekly challenge) none has missed one.
      expect(new Set(events.rows.map(({ deliveries }) => deliveries)).size).toBe(1);
      expect(events.rows[0]?.deliveries).toBeGreaterThanOrEqual(3);
    } finally {
      await second.stop();
    }
  }, 90_000);

  async function count(where: string): Promise<number | undefined> {
    const { rows } = await postgres.query<{ count: number }>(
      `select count(*)::int as count from platform.outbox where ${where}`,
    );
    return rows[0]?.count;
  }
});
