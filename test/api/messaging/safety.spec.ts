import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { v7 as uuid } from 'uuid';
import { CHAT_LIMITS } from '#contract/chat';
import type { BlockedPeople, ConversationReport } from '../../../src/messaging/safety/safety.dto.js';
import { SilenceNoticesHandler } from '../../../src/notifications/mails/silence-notices.command.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { converse, messagesOf, say, threadOf } from '../../support/world/messaging/conversations.js';
import { move, offer, offerIn } from '../../support/world/messaging/offers.js';
import { makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';

const block = (who: TestMember, whom: string) => who.client.put(`/api/people/${whom}/block`);

describe('People who do not want to talk any more', () => {
  let app: TestApp;
  let admin: TestMember;
  let mara: TestMember;
  let theo: TestMember;
  let conversation: string;

  beforeAll(async () => {
    app = await borrowApp();
    admin = await makeAdmin(app);
  });
  afterAll(() => app.stop());
  afterEach(() => {
    jest.restoreAllMocks();
  });
  beforeEach(async () => {
    [mara, theo] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    conversation = await converse(mara, theo, 'Is this still available?');
  });

  const report = (who: TestMember, body: object) =>
    who.client.post(`/api/conversations/${conversation}/report`, body);

  const told = async () => {
    await app.outbox.delivered();
    const { body } = await admin.client.get<{ items: { code: string; link: string }[] }>(
      '/api/notifications',
    );
    return body.items.filter(({ code }) => code === 'conversation-reported').map(({ link }) => link);
  };

  it('neither can write to the other, until the block is taken back', async () => {
    expect((await block(theo, mara.id)).status).toBe(204);

    for (const sender of [mara, theo]) {
      const refused = await say(sender, conversation, 'Hello?');
      expect([refused.status, refused.problem.code]).toEqual([403, 'messaging.cannot-write']);
    }
    expect(await threadOf(mara, conversation)).toMatchObject({ blocked: false, mayWrite: false });
    expect(await threadOf(theo, conversation)).toMatchObject({ blocked: true, mayWrite: false });

    await theo.client.delete(`/api/people/${mara.id}/block`);
    expect((await say(mara, conversation, 'Thanks!')).status).toBe(201);
  });

  it('are still apart when taking the block back fails halfway', async () => {
    await block(theo, mara.id);
    const silencing = jest.spyOn(app.nest.get(SilenceNoticesHandler), 'execute');
    silencing.mockRejectedValueOnce(new Error('The instance dies.'));
    const unblock = () => theo.client.delete(`/api/people/${mara.id}/block`);
    expect((await unblock()).status).toBe(500);
    expect(await threadOf(theo, conversation)).toMatchObject({ blocked: true, mayWrite: false });
    expect((await unblock()).status).toBe(204);
    expect(await threadOf(theo, conversation)).toMatchObject({ blocked: false, mayWrite: true });
  });

  it.each([
    ['the seller', 'declined'],
    ['the buyer', 'withdrawn'],
  ])(
    'negotiate no longer once %s has blocked the other; deals and other offers stand',
    async (who, status) => {
      const listings = [await publish(mara.client), await publish(mara.client)];
      await app.outbox.delivered();
      const [open, deal] = [
        await offer(theo, mara, listings[0] as string, '$60'),
        await offer(theo, mara, listings[1] as string, '$70'),
      ];
      await move(mara, deal, 'accept');
      const others = await offer(await signUpMember(app), mara, listings[0] as string, '$50');
      await app.outbox.delivered();

      const [blocker, blocked] = who === 'the seller' ? [mara, theo] : [theo, mara];
      expect((await block(blocker, blocked.id)).status).toBe(204);
      expect(await offerIn(theo, open)).toMatchObject({ status });
      expect(await offerIn(theo, deal)).toMatchObject({ status: 'accepted' });
      expect(await offerIn(mara, others)).toMatchObject({ status: 'negotiating' });
      await app.outbox.delivered();
      for (const person of [mara, theo])
        expect((await messagesOf(person, open.conversationId)).length).toBe(1);
    },
  );

  it('lists whom somebody blocked to that person alone', async () => {
    await block(theo, mara.id);
    await block(theo, mara.id);
    const { body } = await theo.client.get<BlockedPeople>('/api/blocked-people');
    expect(body.items.map(({ id }) => id)).toEqual([mara.id]);
    expect((await mara.client.get<BlockedPeople>('/api/blocked-people')).body.items).toEqual([]);
  });

  it('refuses to block oneself or nobody', async () => {
    expect((await block(theo, theo.id)).problem.code).toBe('messaging.cannot-block-yourself');
    expect((await block(theo, uuid())).problem.code).toBe('messaging.person-not-found');
    expect((await theo.client.put('/api/people/nobody/block')).status).toBe(404);
  });

  describe('reporting', () => {
    it('shows administrators what was said, also when the words are gone since', async () => {
      const before = await told();
      expect((await report(mara, { reason: 'scam', details: 'Wants a deposit.' })).status).toBe(204);
      const links = (await told()).filter((link) => !before.includes(link));
      expect(links).toHaveLength(1);

      const id = links[0]?.split('/').at(-1);
      const { body } = await admin.client.get<ConversationReport>(`/api/conversation-reports/${id}`);
      expect(body).toMatchObject({
        reporter: { id: mara.id },
        reported: { id: theo.id },
        reason: 'scam',
        details: 'Wants a deposit.',
        messages: [{ seq: 1, content: 'Is this still available?' }],
      });
      expect((await theo.client.get(`/api/conversation-reports/${id}`)).status).toBe(403);
    });

    it('renews a report that nobody has decided instead of adding a second one', async () => {
      const before = (await told()).length;
      await report(mara, { reason: 'spam' });
      await say(theo, conversation, 'Send me your bank details.');
      await report(mara, { reason: 'scam' });
      expect((await told()).length - before).toBe(1);
    });

    it('refuses a stranger, an unknown reason and too many words', async () => {
      const stranger = await signUpMember(app);
      expect((await report(stranger, { reason: 'spam' })).problem.code).toBe(
        'messaging.conversation-not-found',
      );
      expect((await report(mara, { reason: 'boring' })).problem.issues).toMatchObject([
        { field: 'reason', code: 'reason-unknown' },
      ]);
      const details = 'x'.repeat(CHAT_LIMITS.reportDetails + 1);
      expect((await report(mara, { reason: 'spam', details })).problem.issues).toMatchObject([
        { field: 'details', code: 'details-too-long' },
      ]);
    });
  });
});
