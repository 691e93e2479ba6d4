import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AddressedOrders20261202005500 } from '../../../../migrations/20261202005500-addressed-orders.js';
import { databaseBefore, type OldDatabase } from '../../../support/runner/old-database.js';

const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
const CREATED = at(10);

describe('the migrations to since when an order is addressed, and under way', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(AddressedOrders20261202005500);
  });
  afterAll(() => old.drop());

  interface Old {
    status: string;
    opened?: string;
    addressed?: true;
    delivered?: string;
    reported?: string;
  }

  async function store({ status, opened, addressed, delivered, reported }: Old): Promise<string> {
    const id = randomUUID();
    await old.postgres.query(
      `insert into monetization.orders (id, listing_id, buyer_id, seller_id, source, status, title, price_cents, history,
        opened_at, ship_to, delivered_at, reported_at, created_at, updated_at)
      values ($1, $1, $1, $2, 'offer', $3, 'Walnut lounge chair', 12000, '[]', $4, $5, $6, $7, $8, $8)`,
      [id, randomUUID(), status, opened, addressed && '{}', delivered, reported, CREATED],
    );
    return id;
  }

  it('take it from when it was opened, and where it was received from when it was reported', async () => {
    const expected = {
      [await store({ status: 'pending_shipment', opened: at(12), addressed: true })]: [at(12), at(12)],
      [await store({ status: 'shipped', addressed: true })]: [CREATED, CREATED],
      [await store({ status: 'pending_shipment', opened: at(12) })]: [null, at(12)],
      [await store({ status: 'issue_reported', opened: at(12), reported: at(15) })]: [null, at(12)],
      [await store({ status: 'issue_reported', delivered: at(14), reported: at(15) })]: [null, at(15)],
      [await store({ status: 'requested' })]: [null, null],
      [await store({ status: 'delivered', opened: at(12), delivered: at(14) })]: [null, null],
    };
    await old.migrate();
    const { rows } = await old.postgres.query<
      Record<'addressed_at' | 'open_since', Date | null> & { id: string }
    >('select id, addressed_at, open_since from monetization.orders');
    expect(
      Object.fromEntries(
        rows.map(({ id, ...row }) => [
          id,
          [row.addressed_at, row.open_since].map((time) => time?.toISOString() ?? null),
        ]),
      ),
    ).toEqual(expected);
  });
});
