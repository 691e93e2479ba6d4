import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OrdersLetGo20261130180709 } from '../../../../migrations/20261130180709-orders-let-go.js';
import { databaseBefore, type OldDatabase } from '../../../support/runner/old-database.js';

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
const REFUNDED = [{ event: 'reported' }, { event: 'refunded' }];

describe('the migration to orders that let their item go', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(OrdersLetGo20261130180709);
  });
  afterAll(() => old.drop());

  async function store(status: string, history: object[], settledAt: string | null = null): Promise<string> {
    const id = randomUUID();
    await old.postgres.query(
      `insert into monetization.orders (id, listing_id, buyer_id, seller_id, source, status, title, price_cents, history,
        settled_at, reported_at, created_at, updated_at)
      values ($1, $1, $1, $2, 'offer', $3, 'Walnut lounge chair', 12000, $4, $5, $6, $7, $6)`,
      [id, randomUUID(), status, JSON.stringify(history), settledAt, at(20), at(10)],
    );
    return id;
  }

  it('knows them by their refund, also where it was reported again', async () => {
    const refunded = await store('refunded', REFUNDED, at(15));
    const reportedAgain = await store('issue_reported', [...REFUNDED, { event: 'reported' }]);
    const others = [
      await store('issue_reported', [{ event: 'reported' }]),
      await store('resolved', [], at(15)),
    ];
    await old.migrate();
    const { rows } = await old.postgres.query<{ id: string; let_go_at: Date | null }>(
      'select id, let_go_at from monetization.orders',
    );
    expect(Object.fromEntries(rows.map((row) => [row.id, row.let_go_at?.toISOString() ?? null]))).toEqual({
      [refunded]: at(15),
      [reportedAgain]: at(20),
      ...Object.fromEntries(others.map((id) => [id, null])),
    });
  });
});
