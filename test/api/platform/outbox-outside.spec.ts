import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Client as Postgres } from 'pg';
import { OutsideDelivery } from '#platform/outbox/outside-delivery';
import { startApp, type TestApp } from '../../support/app/app.js';
import { startSecondInstance } from '../../support/app/second-instance.js';
import { eventually } from '../../support/runner/eventually.js';
import { SmtpServer } from '../../support/servers/smtp-server.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

/** How much a part has in its collections and in those of what it aborts with, where Node has what follows a signal. */
function keptBy(part: object): number {
  const held: unknown[] = Object.values(part);
  const signals = held.flatMap((each) => (each instanceof AbortController ? [each.signal] : []));
  const inSignals = signals.flatMap((signal) =>
    Object.getOwnPropertySymbols(signal).map((symbol): unknown => Reflect.get(signal, symbol)),
  );
  // Node's own collections are no objects like any other.
  return [...held, ...inSignals]
    .map((each) => (typeof each === 'object' && each && 'size' in each ? Number(each.size) : 0))
    .reduce((all, size) => all + size, 0);
}

describe('a mail server that accepts and never answers', () => {
  const mails = new SmtpServer();
  let app: TestApp;

  beforeEach(async () => {
    mails.silent = true;
    mails.mails.length = 0;
    mails.connections = 0;
    app = await startApp({ SMTP_URL: await mails.start(), SHUTDOWN_GRACE: '1' });
  });
  afterEach(async () => {
    await mails.stop();
    await app.stop();
  });

  /** Somebody whose confirmation mail is on its way for ever. */
  async function waitingMember() {
    const before = mails.connections;
    const member = await signUpMember(app, { confirmed: false });
    await member.client.post('/api/auth/resend-confirmation', { email: member.email });
    await eventually(() => mails.connections > before);
    return member;
  }

  it('holds no lock and delays no reaction inside; its mail arrives once it answers', async () => {
    const member = await waitingMember();
    const listing = await publish(member.client);
    const inside = sql`
      select from platform.outbox where key = ${listing} and lane = 'inside' and processed_at is not null`;
    await eventually(() => app.db.first(inside));
    expect(mails.mails).toEqual([]);

    const free = await app.db.rows(sql<{ lane: string }>`
      select lane from platform.outbox where lane = 'outside' and processed_at is null for update nowait`);
    expect(free).toEqual([{ lane: 'outside' }]);
    const held = await app.db.rows(sql`
      select query from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`);
    expect(held).toEqual([]);

    mails.speak();
    await app.outbox.delivered();
    expect(mails.mails).toMatchObject([{ to: [member.email] }]);
  });

  it('leaves nothing behind once it has answered', async () => {
    const delivery = app.nest.get(OutsideDelivery);
    const before = keptBy(delivery);
    await waitingMember();
    await waitingMember();
    expect(keptBy(delivery)).toBe(before + 2);
    mails.speak();
    await app.outbox.delivered();
    await eventually(() => keptBy(delivery) === before);
  });

  it('does not hold up a stop, and what it was sent is sent after the restart', async () => {
    const member = await waitingMember();
    const database = new Postgres({
      connectionString: String(app.nest.get(MikroORM).config.get('clientUrl')),
    });
    await database.connect();
    try {
      await app.close();
      const { rows } = await database.query(
        `select processed_at, last_error, attempts, available_at <= now() as free
         from platform.outbox where lane = 'outside'`,
      );
      // What a stop cut short is no try: a mail does not become a dead letter by many of them.
      expect(rows).toEqual([{ processed_at: null, last_error: null, attempts: 0, free: true }]);
    } finally {
      await database.end();
    }
    mails.speak();
    const restarted = await startSecondInstance(app);
    try {
      await eventually(() => mails.mails.length);
      expect(mails.mails).toMatchObject([{ to: [member.email] }]);
    } finally {
      await restarted.stop();
    }
  });
});
