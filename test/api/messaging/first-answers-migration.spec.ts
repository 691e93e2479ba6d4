import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '#contract/time';
import { AnswersOfPeople20261130103000 } from '../../../migrations/20261130103000-answers-of-people.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

interface Line {
  by?: 'asker' | 'answerer';
  kind: string;
  event?: string;
  /** Minutes after the conversation began. */
  at?: number;
  automatic?: boolean;
}

const START = Date.parse('2026-11-20T10:00:00.000Z');
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);
const ASKED: Line = { by: 'asker', kind: 'text', at: 0 };

describe('the migration to answers of people', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(AnswersOfPeople20261130103000);
  });
  afterAll(() => old.drop());

  async function insert(table: string, row: Record<string, unknown>): Promise<void> {
    const columns = Object.keys(row);
    await old.postgres.query(
      `insert into ${table} (${columns.join()}) values (${columns.map((_, nth) => `$${nth + 1}`).join()})`,
      Object.values(row),
    );
  }

  /** A conversation that was measured, with an offer on that listing; answers its id. */
  async function measured(lines: readonly Line[], listing = randomUUID()): Promise<string> {
    const [id, offer] = [randomUUID(), randomUUID()];
    const [asker = '', answerer = ''] = [randomUUID(), randomUUID()].toSorted();
    const people = { first_id: asker, second_id: answerer };
    await insert('messaging.conversations', { id, ...people, listing_id: listing, created_at: at(0) });
    await insert('messaging.offers', {
      id: offer,
      conversation_id: id,
      listing_id: listing,
      seller_id: answerer,
      buyer_id: asker,
      message_id: randomUUID(),
      amount_cents: 6000,
      confidence: 'medium',
      method: 'phrase',
      numbers: '[60]',
      status: lines.at(-1)?.event === 'declined' ? 'declined' : 'withdrawn',
      expires_at: at(2880),
      created_at: at(0),
      updated_at: at(0),
    });
    for (const [
      nth,
      { by = 'answerer', kind, event, at: minutes = 30, automatic = false },
    ] of lines.entries())
      await insert('messaging.messages', {
        id: randomUUID(),
        conversation_id: id,
        seq: nth + 1,
        sender_id: by === 'asker' ? asker : answerer,
        kind,
        content: '',
        automatic,
        offer: event ? JSON.stringify({ id: offer, event, amount: 60 }) : null,
        created_at: at(minutes),
      });
    await insert('messaging.first_answers', {
      conversation_id: id,
      answerer_id: answerer,
      asked_at: at(0),
      seconds: 1800,
    });
    return id;
  }

  it('forgets what nobody has answered, and keeps what somebody did', async () => {
    const [dealt, sold] = [randomUUID(), randomUUID()];
    await insert('catalog.sales', {
      id: randomUUID(),
      listing_id: sold,
      price_cents: 6000,
      title: 'Walnut lounge chair',
      category: 'furniture',
      condition: 'good',
      sold_at: at(29),
    });
    const declined = { kind: 'offer', event: 'declined' };
    const wrong = [
      await measured([ASKED, { kind: 'order' }]),
      await measured([ASKED, { kind: 'meetup' }, { kind: 'text', at: 60 }]),
      await measured([ASKED, { kind: 'text', automatic: true }, { kind: 'offer', event: 'expired' }]),
      await measured([{ ...ASKED, kind: 'order' }, { kind: 'text' }]),
      await measured([ASKED, declined], dealt),
      await measured([ASKED, declined], sold),
    ];
    const right = [
      await measured([ASKED, { kind: 'text' }, { kind: 'order', at: 60 }]),
      await measured([ASKED, { kind: 'offer', event: 'countered' }]),
      await measured([ASKED, { kind: 'offer', event: 'accepted' }], dealt),
      await measured([ASKED, { ...declined, at: 5 }], dealt),
      await measured([ASKED, { ...declined, at: 5 }], sold),
    ];
    await old.migrate();
    const { rows } = await old.postgres.query<{ id: string }>(
      'select conversation_id as id from messaging.first_answers',
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(right.toSorted());
    const { rows: taken } = await old.postgres.query<{ id: string }>(
      `select conversation_id as id from messaging.messages where offer -> 'taken' is not null`,
    );
    expect(taken.map(({ id }) => id).toSorted()).toEqual(wrong.slice(-2).toSorted());
  });
});
