import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ConversationReport } from '../../../src/messaging/safety/safety.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { joinAs } from '../../support/world/joining.js';
import { converse, say, showPicture } from '../../support/world/messaging/conversations.js';
import { notifications } from '../../support/world/notifications.js';
import {
  createGuest,
  leaveForGood,
  makeAdmin,
  signUpMember,
  type TestGuest,
  type TestMember,
} from '../../support/world/people.js';

type Talker = TestGuest | TestMember;

const report = async ({ client }: Talker, conversation: string) => {
  const { status } = await client.post(`/api/conversations/${conversation}/report`, { reason: 'scam' });
  expect(status).toBe(204);
};

describe('Reported conversations of a guest who becomes a member', () => {
  let app: TestApp;
  let admin: TestMember;
  let guest: TestGuest;
  let member: TestMember;
  let theo: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
    admin = await makeAdmin(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [guest, member, theo] = [await createGuest(app), await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
  });

  const bring = async () => {
    const { status, problem } = await joinAs(guest, member);
    expect(status === 200 ? null : problem).toBeNull();
    await app.outbox.delivered();
  };

  /** Those of one conversation, as administrators read them, by whom they are. */
  const reportsOf = async (conversation: string) => {
    const rows = await app.db.rows(sql<{ id: string }>`
      select id from messaging.conversation_reports where conversation_id = ${conversation}`);
    const answers = await Promise.all(
      rows.map(({ id }) => admin.client.get<ConversationReport>(`/api/conversation-reports/${id}`)),
    );
    return new Map(answers.map(({ body }) => [body.reporter.id, body]));
  };
  const toldOf = async () => {
    await app.outbox.delivered();
    const { items } = await notifications(admin.client);
    return items.filter(({ code }) => code === 'conversation-reported').map(({ link }) => link);
  };
  const pictureIn = async ({ id }: ConversationReport, picture: string) =>
    (await admin.client.get(`/api/conversation-reports/${id}/pictures/${picture}`)).status;
  const publicly = async (picture: string) => (await admin.client.get(`/media/${picture}/full.webp`)).status;
  const leave = async (person: TestMember) => {
    await leaveForGood(app, person);
    await app.outbox.delivered();
  };

  it('show administrators the member, whichever side they are on, and who said what', async () => {
    const conversation = await converse(guest, theo, 'Hello');
    await say(theo, conversation, 'Pay first.');
    await report(guest, conversation);
    await report(theo, conversation);
    await bring();
    const reports = await reportsOf(conversation);
    const [mine, theirs] = [{ id: member.id, deleted: false }, { id: theo.id }];
    const messages = [{ senderId: member.id, content: 'Hello' }, { senderId: theo.id }];
    expect(reports.get(member.id)).toMatchObject({ reporter: mine, reported: theirs, messages });
    expect(reports.get(theo.id)).toMatchObject({ reporter: theirs, reported: mine, messages });
  });

  it('keep their pictures as evidence when the member leaves', async () => {
    const conversation = await converse(guest, theo, 'Hello');
    const picture = await showPicture(guest, conversation);
    await report(theo, conversation);
    await bring();
    await leave(member);
    const kept = (await reportsOf(conversation)).get(theo.id);
    expect(kept?.reported).toMatchObject({ id: member.id, deleted: true });
    expect(kept && (await pictureIn(kept, picture))).toBe(200);
    expect(await publicly(picture)).toBe(404);
  });

  it('are renewed by the member, and administrators told once', async () => {
    const before = (await toldOf()).length;
    const conversation = await converse(guest, theo, 'Hello');
    await report(guest, conversation);
    await bring();
    await report(member, conversation);
    expect([...(await reportsOf(conversation)).keys()]).toEqual([member.id]);
    expect((await toldOf()).length - before).toBe(1);
  });

  it('are one where both are of what becomes one conversation, with the evidence of either', async () => {
    const before = (await toldOf()).length;
    const [asGuest, asMember] = [await converse(guest, theo, 'One'), await converse(member, theo, 'Two')];
    const pictures = [await showPicture(theo, asGuest), await showPicture(theo, asMember)];
    for (const person of [guest, theo]) await report(person, asGuest);
    for (const person of [member, theo]) await report(person, asMember);
    await bring();
    const reports = await reportsOf(asMember);
    expect([...reports.keys()].sort()).toEqual([member.id, theo.id].sort());
    expect((await reportsOf(asGuest)).size).toBe(0);
    expect((await toldOf()).length - before).toBe(2);
    await leave(theo);
    for (const kept of reports.values()) {
      expect(kept.messages.map(({ content }) => content)).toEqual(['One', 'Two', 'Look', 'Look']);
      for (const picture of pictures) expect(await pictureIn(kept, picture)).toBe(200);
    }
    for (const picture of pictures) expect(await publicly(picture)).toBe(404);
  });

  it('keep what was said between the two, whose conversation ends', async () => {
    const conversation = await converse(guest, member, 'Hello me');
    const picture = await showPicture(guest, conversation);
    for (const person of [guest, member]) await report(person, conversation);
    await bring();
    const kept = (await reportsOf(conversation)).get(member.id);
    expect(kept?.messages.map(({ content }) => content)).toEqual(['Hello me', 'Look']);
    expect(kept && (await pictureIn(kept, picture))).toBe(200);
    expect(await publicly(picture)).toBe(404);
  });
});
