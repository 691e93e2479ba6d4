import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Notifications20261122122000 } from '../../../migrations/20261122122000-notifications.js';
import { databaseBefore, type OldDatabase } from '../../support/runner/old-database.js';

describe('the migration to a context of notifications', () => {
  let old: OldDatabase;
  beforeAll(async () => {
    old = await databaseBefore(Notifications20261122122000);
  });
  afterAll(() => old.drop());

  it('carries everything along, and what waits to be told or mailed', async () => {
    const [mara, ben, eve] = ['a', 'b', 'c'].map((letter) => randomUUID().replace(/^./, letter)) as [
      string,
      string,
      string,
    ];
    const [talk, blocked] = [randomUUID(), randomUUID()];
    const { postgres } = old;
    await postgres.query(
      `insert into messaging.conversations (id, first_id, second_id, created_at)
       values ($1, $3, $4, now()), ($2, $3, $5, now())`,
      [talk, blocked, mara, ben, eve],
    );
    await postgres.query(
      `insert into messaging.participants (conversation_id, person_id, other_id)
       values ($1, $3, $4), ($1, $4, $3), ($2, $3, $5), ($2, $5, $3)`,
      [talk, blocked, mara, ben, eve],
    );
    await postgres.query(`insert into messaging.blocks values ($1, $2, now())`, [mara, eve]);
    await postgres.query(
      `insert into messaging.notifications (id, person_id, kind, code, subject, created_at)
       select gen_random_uuid(), $1, 'chat_message', 'chat-message', subject, now()
       from unnest($2::text[]) subject`,
      [mara, [`chat:${talk}`, `chat:${blocked}`, 'report:1']],
    );
    await postgres.query(`insert into messaging.notification_preferences values ($1, 'offer', true, false)`, [
      mara,
    ]);
    await postgres.query(`insert into messaging.notification_sounds values ($1, false)`, [mara]);
    await postgres.query(`insert into messaging.mail_switches values ('token', $1, 'offer')`, [mara]);
    await postgres.query(
      `insert into platform.outbox (id, lane, type, key, payload) values
         ($1, 'outside', 'messaging.notification-raised', 'k', $3),
         ($2, 'outside', 'messaging.messages-left-unread', 'l', '{}')`,
      [randomUUID(), randomUUID(), { personId: mara, conversationId: talk }],
    );
    await postgres.query(
      `insert into platform.job_runs (job, slot) values ('messaging.mail-unread-messages', '2026-11-01')`,
    );

    expect(await old.migrate()).toContain(Notifications20261122122000.name);

    const all = async (query: string) => (await postgres.query(query)).rows;
    expect(
      await all(`select subject, silenced from notifications.notices order by silenced, subject`),
    ).toEqual([
      { subject: `chat:${talk}`, silenced: false },
      { subject: 'report:1', silenced: false },
      { subject: `chat:${blocked}`, silenced: true },
    ]);
    expect(await all('select person_id, kind, by_mail from notifications.preferences')).toEqual([
      { person_id: mara, kind: 'offer', by_mail: false },
    ]);
    expect(await all('select person_id, sound from notifications.sounds')).toEqual([
      { person_id: mara, sound: false },
    ]);
    expect(await all('select token, person_id from notifications.mail_switches')).toEqual([
      { token: 'token', person_id: mara },
    ]);
    expect(await all('select type, payload from platform.outbox order by key')).toEqual([
      {
        type: 'notifications.raised',
        payload: { personId: mara, room: `messaging.conversation:${talk}` },
      },
      { type: 'notifications.left-unread', payload: {} },
    ]);
    expect(await all('select job from platform.job_runs')).toEqual([{ job: 'notifications.mail-unread' }]);
  });
});
