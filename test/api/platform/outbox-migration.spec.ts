import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutboxLanes20261122014000 } from '../../../migrations/20261122014000-outbox-lanes.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

describe('the migration to lanes', () => {
  let old: OldDatabase;

  beforeAll(async () => {
    old = await databaseBefore(OutboxLanes20261122014000);
  });
  afterAll(() => old.drop());

  it('keeps what was not delivered, in its order, for both lanes', async () => {
    const listing = randomUUID();
    const [first = '', second = '', delivered = ''] = [1, 2, 3].map(
      (n) => `0198c0de-0000-7000-8000-00000000000${n}`,
    );
    await old.postgres.query(
      `insert into platform.outbox (id, type, payload, processed_at, attempts) values
        ($2, 'catalog.listing-changed', $4, null, 3), ($1, 'catalog.listing-changed', $4, null, 0),
        ($3, 'catalog.listing-changed', $4, now(), 0)`,
      [first, second, delivered, { listingId: listing }],
    );
    expect(await old.migrate()).toContain(OutboxLanes20261122014000.name);

    const { rows } = await old.postgres.query(`
      select id, lane, key, attempts from platform.outbox where processed_at is null order by lane, seq`);
    const waiting = (lane: string) => [
      { id: first, lane, key: listing, attempts: 0 },
      { id: second, lane, key: listing, attempts: 3 },
    ];
    expect(rows).toEqual([...waiting('inside'), ...waiting('outside')]);
    const { rows: past } = await old.postgres.query(
      `select id, lane from platform.outbox where processed_at is not null`,
    );
    expect(past).toEqual([{ id: delivered, lane: 'inside' }]);
  });
});
