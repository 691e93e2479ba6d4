import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OrderHistory20261123100200 } from '../../../../migrations/20261123100200-order-history.js';
import { databaseBefore, type OldDatabase } from '../../../support/runner/old-database.js';

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;

describe('the migration to histories of orders', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(OrderHistory20261123100200);
  });
  afterAll(() => old.drop());

  async function store(order: Record<string, unknown>): Promise<string> {
    const row = {
      id: randomUUID(),
      buyer_id: randomUUID(),
      seller_id: randomUUID(),
      source: 'offer',
      title: 'Walnut lounge chair',
      price_cents: 12_000,
      created_at: at(10),
      updated_at: at(20),
      ...order,
    };
    const columns = Object.keys(row);
    await old.postgres.query(
      `insert into monetization.orders (${columns.join()}) values (${columns.map((_, nth) => `$${nth + 1}`).join()})`,
      Object.values(row),
    );
    return row.id;
  }

  it('tells of orders that there are what their times tell', async () => {
    const refunded = await store({
      status: 'refunded',
      opened_at: at(11),
      shipped_at: at(12),
      tracking_number: '9205',
      reported_at: at(13),
      issue_reason: 'damaged',
      issue_text: 'The leg is broken.',
      settled_at: at(14),
      issue_answer: 'Sorry!',
      confirmed_at: at(15),
      closed_at: at(14),
    });
    const sold = await store({
      status: 'delivered',
      source: 'sale',
      opened_at: at(10),
      shipped_at: at(10),
      delivered_at: at(16),
      received_by: 'buyer',
      confirmed_at: at(16),
      closed_at: at(16),
    });
    const canceled = await store({ status: 'canceled', cancel_cause: 'sold', closed_at: at(17) });
    await old.migrate();

    const { rows } = await old.postgres.query<{ id: string; history: Record<string, unknown>[] }>(
      'select id, history from monetization.orders',
    );
    const historyOf = (id: string) => rows.find((row) => row.id === id)?.history;
    const nothing = { reason: null, cause: null, trackingNumber: null, words: '' };
    expect(historyOf(refunded)).toEqual([
      { ...nothing, event: 'requested', by: 'buyer', at: at(10) },
      { ...nothing, event: 'opened', by: 'seller', at: at(11) },
      { ...nothing, event: 'shipped', by: 'seller', at: at(12), trackingNumber: '9205' },
      {
        ...nothing,
        event: 'reported',
        by: 'buyer',
        at: at(13),
        reason: 'damaged',
        words: 'The leg is broken.',
      },
      { ...nothing, event: 'refunded', by: 'seller', at: at(14), words: 'Sorry!' },
      { ...nothing, event: 'settled', by: 'buyer', at: at(15) },
    ]);
    expect(historyOf(sold)?.map(({ event }) => event)).toEqual(['opened', 'shipped', 'delivered']);
    expect(historyOf(canceled)).toEqual([
      { ...nothing, event: 'requested', by: 'buyer', at: at(10) },
      { ...nothing, event: 'canceled', by: null, at: at(17), cause: 'sold' },
    ]);
  });
});
