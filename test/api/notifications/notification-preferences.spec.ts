import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { NOTICE_DEFAULTS, NOTICE_KINDS, type NoticeKind } from '#contract/notices/notices';
import type { NotificationPreferences } from '../../../src/notifications/preferences/preference.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import {
  chatNotice,
  notifications,
  notify,
  offerNotice,
  openTab,
} from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const PATH = '/api/notification-preferences';
const A_LIKE = { kind: 'other', inApp: true, byMail: true };

const read = async (client: Client) => (await client.get<NotificationPreferences>(PATH)).body;
const set = (client: Client, kinds: unknown[], sound?: unknown) =>
  client.put<NotificationPreferences>(PATH, { kinds, sound });
const choiceOf = ({ kinds }: NotificationPreferences, kind: NoticeKind) =>
  kinds.find((choice) => choice.kind === kind);

describe('What somebody wants to be told', () => {
  let app: TestApp;
  let mara: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
  });
  beforeEach(async () => {
    mara = await signUpMember(app);
  });
  afterAll(() => app.stop());

  it('is the usual for who has not chosen, with sound', async () => {
    expect(await read(mara.client)).toEqual({
      kinds: NOTICE_KINDS.map((kind) => ({ kind, ...NOTICE_DEFAULTS[kind] })),
      sound: true,
    });
  });

  it('is kept, and what is not named stays as it is', async () => {
    await set(mara.client, [{ kind: 'other', inApp: false, byMail: true }]);
    const { status, body } = await set(
      mara.client,
      [{ kind: 'chat_message', inApp: true, byMail: false }],
      false,
    );
    expect(status).toBe(200);
    expect(body).toEqual(await read(mara.client));
    expect(body.sound).toBe(false);
    expect(choiceOf(body, 'other')).toEqual({ kind: 'other', inApp: false, byMail: true });
    expect(choiceOf(body, 'chat_message')).toEqual({ kind: 'chat_message', inApp: true, byMail: false });
    expect(choiceOf(body, 'offer')).toEqual({ kind: 'offer', inApp: true, byMail: true });
  });

  it('of one way leaves the other one as it is, and so does one without a word on the sound', async () => {
    await set(mara.client, [{ kind: 'offer', byMail: false }], false);
    const { body } = await set(mara.client, [{ kind: 'offer', inApp: false }]);
    expect([choiceOf(body, 'offer'), body.sound]).toEqual([
      { kind: 'offer', inApp: false, byMail: false },
      false,
    ]);
    const again = await set(mara.client, [{ kind: 'offer', inApp: true }]);
    expect(choiceOf(again.body, 'offer')).toEqual({ kind: 'offer', inApp: true, byMail: false });
  });

  it('of both ways is kept, chosen in two tabs at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const other = await signUpMember(app);
      await Promise.all([
        set(other.client, [{ kind: 'offer', inApp: false }]),
        set(other.client, [{ kind: 'offer', byMail: false }]),
      ]);
      expect(choiceOf(await read(other.client), 'offer')).toMatchObject({ inApp: false, byMail: false });
    }
  });

  it('is stored only where it differs from the usual', async () => {
    await set(mara.client, [{ kind: 'other', inApp: false, byMail: true }]);
    await set(
      mara.client,
      NOTICE_KINDS.map((kind) => ({ kind, ...NOTICE_DEFAULTS[kind] })),
    );
    const rows = await app.db.rows(sql`select from notifications.preferences where person_id = ${mara.id}`);
    expect(rows).toHaveLength(0);
  });

  it('survives being set twice at once, and a kind named twice', async () => {
    const off = { kind: 'other', inApp: false, byMail: false };
    const answers = await Promise.all([
      set(mara.client, [off]),
      set(mara.client, [off]),
      set(mara.client, [{ ...off, inApp: true }, off]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(choiceOf(await read(mara.client), 'other')).toEqual(off);
  });

  it('takes effect at once: what is not wanted in the app is neither shown, counted nor pushed, then or later', async () => {
    await notify(app, mara, offerNotice(1));
    await set(mara.client, [{ kind: 'offer', inApp: false, byMail: true }]);
    expect(await notifications(mara.client)).toEqual({ items: [], nextCursor: null, unread: 0 });

    await app.outbox.delivered();
    const tab = await openTab(app, mara);
    await notify(app, mara, offerNotice(2));
    await notify(app, mara, { ...offerNotice(3), kind: 'other' });
    await app.outbox.delivered();
    expect(tab.shown.map(({ params }) => params.amount)).toEqual([3]);
    tab.close();

    await set(mara.client, [{ kind: 'offer', inApp: true, byMail: true }]);
    const { items } = await notifications(mara.client);
    expect(items.map(({ params }) => params.amount)).toEqual([3, 1]);
  });

  it('hides a chat’s notification from the app while the mails still need it', async () => {
    await set(mara.client, [{ kind: 'chat_message', inApp: false, byMail: true }]);
    await notify(app, mara, chatNotice(), `chat:${randomUUID()}`);
    expect((await notifications(mara.client)).unread).toBe(0);
    await mara.client.post('/api/notifications/read');
    const unread = await app.db.rows(sql`
      select from notifications.notices where person_id = ${mara.id} and read_at is null`);
    expect(unread).toHaveLength(1);
  });

  it('is asked of guests without mails: they have no address', async () => {
    const guest = await createGuest(app);
    expect((await read(guest.client)).kinds.filter(({ byMail }) => byMail)).toEqual([]);
    const { status, body } = await set(guest.client, [{ kind: 'offer', inApp: false, byMail: true }], false);
    expect(status).toBe(200);
    expect(body.sound).toBe(false);
    expect(choiceOf(body, 'offer')).toEqual({ kind: 'offer', inApp: false, byMail: false });
    // What was not asked is not answered either: a member they become has the usual mails.
    const rows = await app.db.rows(sql<{ by_mail: boolean }>`
      select by_mail from notifications.preferences where person_id = ${guest.id}`);
    expect(rows).toEqual([{ by_mail: true }]);
  });

  it('is nobody else’s business', async () => {
    await set(mara.client, [{ kind: 'other', inApp: false, byMail: false }], false);
    const other = await signUpMember(app);
    expect(await read(other.client)).toMatchObject({ sound: true });
    const visitor = new Client(app.url);
    expect((await visitor.get(PATH)).status).toBe(401);
    expect((await set(visitor, [])).status).toBe(401);
  });

  it.each([
    ['an unknown kind', { kinds: [{ kind: 'weather', inApp: true, byMail: true }], sound: true }],
    ['a choice that is none', { kinds: [{ kind: 'other', inApp: 'maybe', byMail: true }], sound: true }],
    ['nothing in the list', { kinds: [null], sound: true }],
    ['no list', { kinds: 'all', sound: true }],
    [
      'more kinds than there are',
      { kinds: Array.from({ length: NOTICE_KINDS.length + 1 }, () => A_LIKE), sound: true },
    ],
    ['a sound that is none', { kinds: [], sound: 'loud' }],
  ])('refuses %s', async (_, body) => {
    const { status, problem } = await mara.client.put(PATH, body);
    expect([status, problem.code]).toEqual([422, 'platform.invalid-input']);
  });
});
