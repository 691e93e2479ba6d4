/** @waits for retries */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sql } from 'kysely';
import { Outbox } from '#platform/outbox/outbox';
import { OutboxRelay } from '#platform/outbox/outbox.relay';
import { OutboxWork } from '#platform/outbox/outbox-work';
import { Reactions } from '#platform/outbox/reactions';
import { ListingChanged } from '../../../src/catalog/catalog.contract.js';
import { CopyItemOnListingChanged } from '../../../src/messaging/items/copy-item.on-listing-changed.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { startSecondInstance } from '../../support/app/second-instance.js';
import { eventually } from '../../support/runner/eventually.js';

const since = '2026-01-01T00:00:00Z';
const changed = (id: string, name: string) => new ListingChanged(id, id, name, 1, 'active', null, since);

interface DeadLetters {
  items: { id: string; lane: string; type: string; key: string; attempts: number; error: string }[];
}

describe('the lanes of the outbox', () => {
  let app: TestApp;
  /** Names of the events in the order in which the reaction was called with them. */
  let heard: string[];

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());
  afterEach(() => void jest.restoreAllMocks());

  const em = () => app.nest.get(EntityManager).fork();
  const outbox = () => app.nest.get(Outbox);
  const send = (...events: ListingChanged[]) =>
    em().transactional(async () => {
      for (const event of events) outbox().raise(event, event.listingId);
    });

  /** Has an instance's reaction write down what it hears, and fail while `fails` says so. */
  function listen(nest: NestFastifyApplication, fails: (name: string) => boolean = () => false): void {
    const reaction = nest.get(CopyItemOnListingChanged);
    const react = reaction.react.bind(reaction);
    jest.spyOn(reaction, 'react').mockImplementation(async (event) => {
      heard.push(event.title);
      if (fails(event.title)) throw new Error(`${event.title} cannot be heard.`);
      await react(event);
    });
  }

  /** As if the event had failed so many times before and were due again. */
  async function ageTo(attempts: number, key: string): Promise<void> {
    await app.db.rows(sql`
      update platform.outbox set attempts = ${attempts}, available_at = now()
      where key = ${key} and processed_at is null`);
    app.nest.get(OutboxRelay).wake();
  }

  it('keep the order of one aggregate, and let the others pass one that fails', async () => {
    heard = [];
    const [stuck, other] = [randomUUID(), randomUUID()];
    let mended = false;
    listen(app.nest, (name) => name === 'stuck 1' && !mended);
    await send(changed(stuck, 'stuck 1'), changed(stuck, 'stuck 2'));
    await send(changed(other, 'other 1'), changed(stuck, 'stuck 3'), changed(other, 'other 2'));
    await eventually(() => heard.includes('other 2'));
    expect(heard.filter((name) => name.startsWith('stuck'))).not.toContain('stuck 2');

    mended = true;
    await app.outbox.delivered();
    const order = (of: string) => [...new Set(heard.filter((name) => name.startsWith(of)))];
    expect(order('stuck')).toEqual(['stuck 1', 'stuck 2', 'stuck 3']);
    expect(order('other')).toEqual(['other 1', 'other 2']);
  });

  it('are worked through by two instances, each event once and in its aggregate’s order', async () => {
    heard = [];
    const second = await startSecondInstance(app);
    try {
      listen(app.nest);
      listen(second.nest);
      const people = Array.from({ length: 8 }, () => randomUUID());
      const names = Array.from({ length: 15 }, (_, n) => n);
      for (const n of names) {
        await send(...people.map((id, person) => changed(id, `${person}/${n}`)));
        second.nest.get(OutboxRelay).wake();
      }
      await app.outbox.delivered();
      for (const person of people.keys())
        expect(heard.filter((name) => name.startsWith(`${person}/`))).toEqual(
          names.map((n) => `${person}/${n}`),
        );
    } finally {
      await second.stop();
    }
  });

  it('take over what an instance has taken and never finished', async () => {
    heard = [];
    listen(app.nest);
    const id = randomUUID();
    // Taken in the transaction that writes it, so nobody else can have been faster; then nothing more is heard of it.
    await em().transactional(async (transaction) => {
      outbox().raise(changed(id, 'left behind'), id);
      await transaction.flush();
      const claimed = await app.nest.get(OutboxWork).claim('inside', 10, []);
      expect(claimed).toMatchObject([{ key: id, attempt: 1 }]);
    });
    app.nest.get(OutboxRelay).wake();
    await eventually(() => heard.length, 30_000);
    const event = await app.db.first(sql`select attempts from platform.outbox where key = ${id}`);
    expect(event).toEqual({ attempts: 2 });
  });

  it('give an event up in the end, let the next one pass, and try again when an operator says so', async () => {
    heard = [];
    const id = randomUUID();
    const operator = new Client(app.url);
    let mended = false;
    listen(app.nest, (name) => name === 'hopeless' && !mended);
    await send(changed(id, 'hopeless'), changed(id, 'next'));
    await eventually(() => heard.includes('hopeless'));
    // Waits for the try to be noted, or the note would overwrite what follows.
    const noted = sql`select from platform.outbox where key = ${id} and last_error is not null`;
    await eventually(() => app.db.first(noted));
    await ageTo(19, id);
    await app.outbox.delivered();
    expect(heard.at(-1)).toBe('next');

    const { items } = (await operator.get<DeadLetters>('/ops/dead-letters')).body;
    expect(items).toMatchObject([{ key: id, lane: 'inside', attempts: 20, type: ListingChanged.type }]);
    expect(items[0]?.error).toContain('CopyItemOnListingChanged: Error: hopeless cannot be heard.');
    const metrics = async () => (await operator.get<string>('/metrics')).body;
    const gauge = `outbox_dead_letters{lane="inside",type="${ListingChanged.type}"}`;
    expect(await metrics()).toContain(`${gauge} 1`);
    const ready = () => operator.get<Record<string, string>>('/health/ready');
    await eventually(async () => (await ready()).body.outbox === 'degraded');
    expect(await ready()).toMatchObject({ status: 200, body: { status: 'degraded', outbox: 'degraded' } });

    mended = true;
    expect((await operator.post(`/ops/dead-letters/${items[0]?.id}/retry`)).status).toBe(202);
    await app.outbox.delivered();
    expect(heard.at(-1)).toBe('hopeless');
    expect((await operator.get<DeadLetters>('/ops/dead-letters')).body.items).toEqual([]);
    expect(await metrics()).not.toContain(gauge);
    await eventually(async () => (await ready()).body.outbox === 'up');
    // The reactions that had no trouble were not asked a second time.
    const copies = await app.db.first(sql`
      select count(*)::int as done from platform.reactions_done where message_id = ${items[0]?.id}`);
    expect(copies).toEqual({ done: app.nest.get(Reactions).to(ListingChanged.type, 'inside').length });
    expect((await operator.post(`/ops/dead-letters/${items[0]?.id}/retry`)).status).toBe(404);
    expect((await operator.post('/ops/dead-letters/nothing/retry')).status).toBe(404);
  });

  it('give up what ends the instance each time it is tried, without trying it once more', async () => {
    heard = [];
    listen(app.nest);
    const id = randomUUID();
    await em().transactional(async (transaction) => {
      outbox().raise(changed(id, 'poison'), id);
      await transaction.flush();
      await app.db.rows(sql`update platform.outbox set attempts = 20 where key = ${id}`);
    });
    await app.outbox.delivered();
    expect(heard).toEqual([]);
    expect((await new Client(app.url).get<DeadLetters>('/ops/dead-letters')).body.items).toMatchObject([
      { key: id, error: expect.stringContaining('ended each time') },
    ]);
  });

  it('refuse an event outside a transaction, where nothing would write it', () => {
    expect(() => outbox().raise(changed(randomUUID(), 'lost'))).toThrow('would be lost');
  });
});
