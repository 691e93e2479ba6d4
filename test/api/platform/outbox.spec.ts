import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { JobRunner } from '#platform/jobs/job-runner';
import { Outbox } from '#platform/outbox/outbox';
import { OutboxRelay } from '#platform/outbox/outbox.relay';
import { OutboxSubscriber } from '#platform/outbox/outbox.subscriber';
import { ListingChanged } from '../../../src/catalog/catalog.contract.js';
import { CopyItemOnListingChanged } from '../../../src/messaging/items/copy-item.on-listing-changed.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { eventually } from '../../support/runner/eventually.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

const listingChanged = (id: string, title: string) =>
  new ListingChanged(id, id, title, 1, 'active', null, '2026-11-01T00:00:00Z');

const nested = () => listingChanged('0198c0de-0000-7000-8000-00000000000f', 'Nested');

describe('the outbox', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  /** A listing that is talked about, whose copy follows its changes. */
  const copied = async (id: string) => {
    await app.db.rows(sql`
      insert into messaging.items (id, seller_id, title, price_cents, status, listed_at, changed_at)
      values (${id}, ${id}, 'Before', 1, 'active', '-infinity', '-infinity')`);
  };
  const titleOf = async (id: string) =>
    (await app.db.first(sql<{ title: string }>`select title from messaging.items where id = ${id}`))?.title;
  const outbox = () => app.nest.get(Outbox);
  const send = (...events: ListingChanged[]) =>
    app.nest
      .get(EntityManager)
      .fork()
      .transactional(async () => {
        for (const event of events) outbox().raise(event, event.listingId);
      });

  it('is woken by the commit of the outermost transaction, and not by a savepoint in it', async () => {
    let woken = 0;
    app.nest.get(OutboxSubscriber).onCommit(() => {
      woken += 1;
    });
    await app.nest
      .get(EntityManager)
      .fork()
      .transactional(async (outer) => {
        await outer.transactional(async (inner) => {
          await inner.transactional(async () => outbox().raise(nested()));
        });
        expect(woken).toBe(0);
      });
    expect(woken).toBe(1);
    await app.outbox.delivered();
  });

  it('tries a reaction again until it succeeds, and then never more', async () => {
    const id = '0198c0de-0000-7000-8000-000000000001';
    const reaction = app.nest.get(CopyItemOnListingChanged);
    const react = reaction.react.bind(reaction);
    let calls = 0;
    reaction.react = async (event) => {
      calls += 1;
      await react(event);
      if (calls === 1) throw new Error('The first try fails after it has written.');
    };
    try {
      await copied(id);
      await send(listingChanged(id, 'After'));
      await eventually(() => calls === 1);
      expect(await titleOf(id)).toBe('Before');
      await app.outbox.delivered();
      expect([calls, await titleOf(id)]).toEqual([2, 'After']);

      app.nest.get(OutboxRelay).wake();
      await app.outbox.delivered();
      expect(calls).toBe(2);
    } finally {
      reaction.react = react;
    }
  });

  it('writes no event for a change that is rolled back', async () => {
    const guestless = await signUpMember(app);
    const before = (await app.outbox.payloads('catalog.listing-published')).length;
    const refused = await guestless.client.post('/api/listings', {
      title: 'Bike',
      description: 'With somebody else’s picture',
      price: 1,
      category: 'other',
      condition: 'good',
      imageIds: ['0198c0de-0000-7000-8000-000000000003'],
    });
    expect(refused.status).toBe(422);
    expect(await app.outbox.payloads('catalog.listing-published')).toHaveLength(before);
  });

  it('forgets what was delivered more than a week ago, with its notes', async () => {
    const { client } = await signUpMember(app);
    await publish(client);
    await app.outbox.delivered();
    await app.db.rows(sql`update platform.outbox set processed_at = now() - interval '8 days'`);
    await app.nest.get(JobRunner).runNow('platform.forget-delivered-events');
    const left = await app.db.first(sql<{ events: number; notes: number }>`
      select (select count(*)::int from platform.outbox) as events,
        (select count(*)::int from platform.reactions_done) as notes`);
    expect(left).toEqual({ events: 0, notes: 0 });
  });

  it('forgets nothing of an event that one lane has given up, until three months have passed', async () => {
    const id = randomUUID();
    await app.db.rows(sql`
      insert into platform.outbox (id, lane, type, key, payload, processed_at, dead_at)
      values (${id}, 'inside', 'of-no-one', ${id}, '{}', now() - interval '8 days', null),
        (${id}, 'outside', 'of-no-one', ${id}, '{}', null, now() - interval '8 days')`);
    await app.db.rows(
      sql`insert into platform.reactions_done values (${id}, 'Done'), (gen_random_uuid(), 'Other')`,
    );
    const left = async () => {
      await app.nest.get(JobRunner).runNow('platform.forget-delivered-events');
      return app.db.first(sql`
        select (select count(*)::int from platform.outbox where id = ${id}) as lanes,
          (select count(*)::int from platform.reactions_done where message_id = ${id}) as notes`);
    };
    expect(await left()).toEqual({ lanes: 2, notes: 1 });
    await app.db.rows(
      sql`update platform.outbox set dead_at = now() - interval '91 days' where id = ${id} and dead_at is not null`,
    );
    expect(await left()).toEqual({ lanes: 0, notes: 0 });
  });
});
