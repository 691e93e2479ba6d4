import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Holds20261201011500 } from '../../../../migrations/20261201011500-holds.js';
import { databaseBefore, type OldDatabase } from '../../../support/runner/old-database.js';

describe('the migration to what keeps a pending listing', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(Holds20261201011500);
    // Of what they belong to, nothing is needed here.
    await old.postgres.query('set session_replication_role = replica');
  });
  afterAll(() => old.drop());

  async function store(table: string, row: Record<string, unknown>): Promise<string> {
    const [id, names] = [randomUUID(), Object.keys(row)];
    await old.postgres.query(
      `insert into ${table} (id, ${names.join()}) values ($1, ${names.map((_, nth) => `$${nth + 2}`).join()})`,
      [id, ...Object.values(row)],
    );
    return id;
  }

  const people = { seller_id: randomUUID(), buyer_id: randomUUID() };
  const when = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' };
  const listing = (status = 'pending') =>
    store('catalog.listings', {
      seller_id: people.seller_id,
      title: 'Lamp',
      description: '',
      price_cents: 4000,
      category: 'home',
      condition: 'good',
      popularity: 0,
      status,
    });
  const offer = (listing_id: string, status: string) =>
    store('messaging.offers', {
      ...people,
      ...when,
      listing_id,
      status,
      conversation_id: randomUUID(),
      message_id: randomUUID(),
      amount_cents: 100,
      confidence: 'high',
      method: 'bare-number',
      expires_at: when.created_at,
    });
  const meetup = (listing_id: string, reserved_at: string | null) =>
    store('community.meetups', {
      ...people,
      ...when,
      listing_id,
      reserved_at,
      status: 'confirmed',
      proposed_by: 'buyer',
      notes: '',
      sequence: 0,
      starts_at: when.created_at,
      time_zone: 'UTC',
      place_kind: 'cafe',
      place_name: 'Cafe',
    });
  const order = (listing_id: string, reserved_at: string | null) =>
    store('monetization.orders', {
      ...people,
      ...when,
      listing_id,
      reserved_at,
      status: 'pending_shipment',
      source: 'room',
      title: 'Lamp',
      price_cents: 4000,
    });

  it('finds the deal, the order or the meetup, where there is one', async () => {
    const [dealt, met, ordered, kept, free] = [
      await listing(),
      await listing(),
      await listing(),
      await listing(),
      await listing('active'),
    ];
    const holds = {
      [dealt]: await offer(dealt, 'accepted'),
      [met]: await meetup(met, when.created_at),
      [ordered]: await order(ordered, when.created_at),
      [kept]: null,
      [free]: null,
    };
    // What goes by the deal holds nothing itself.
    await meetup(dealt, null);
    await order(dealt, null);
    await offer(kept, 'declined');
    await offer(free, 'accepted');
    await old.migrate();
    const { rows } = await old.postgres.query<{ id: string; hold_id: string | null }>(
      'select id, hold_id from catalog.listings',
    );
    expect(Object.fromEntries(rows.map((row) => [row.id, row.hold_id]))).toEqual(holds);
  });
});
