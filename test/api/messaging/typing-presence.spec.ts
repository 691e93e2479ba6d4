import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { OpenThreadHandler } from '../../../src/messaging/chat/open-thread.query.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { ChatTab, startConversation } from '../../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

/** After its answer, everything that was told to the tab before has arrived. */
const settled = (tab: ChatTab) => tab.tell('messaging.received', {});

describe('An open thread', () => {
  let app: TestApp;
  let theo: TestMember;
  let mara: TestMember;
  let conversation: string;
  const tabs: ChatTab[] = [];

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [theo, mara] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    conversation = await startConversation(theo.client, mara.id);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const tab of tabs.splice(0)) tab.close();
  });

  async function tabOf(person: TestMember): Promise<ChatTab> {
    const tab = await ChatTab.open(app.url, person.client.accessToken);
    tabs.push(tab);
    return tab;
  }
  const open = (tab: ChatTab) => tab.tell('messaging.open', { conversationId: conversation });
  const type = (tab: ChatTab, typing = true) =>
    tab.tell('messaging.typing', { conversationId: conversation, typing });

  /** What is read first for whoever opens it comes when `happens` is over. */
  function meanwhile(happens: () => Promise<unknown>): void {
    const handler = app.nest.get(OpenThreadHandler);
    const read = handler.execute.bind(handler);
    jest.spyOn(handler, 'execute').mockImplementationOnce(async (query) => {
      const opened = await read(query);
      await happens();
      return opened;
    });
  }

  async function hearsNoTyping(mine: ChatTab, theirs: ChatTab): Promise<void> {
    await open(theirs);
    await type(theirs);
    await settled(theirs);
    // Whoever has gone may still say so: what was sent before has arrived by then.
    await mine.tell('session.token', { token: null });
    expect(mine.heard('messaging.typing')).toEqual([]);
  }

  it('tells where the other side stands', async () => {
    const [mine, theirs] = [await tabOf(theo), await tabOf(mara)];
    await mine.send(conversation, 'Hi');
    await theirs.tell('messaging.read', { conversationId: conversation, seq: 1 });
    const receipt = { conversationId: conversation, personId: mara.id, deliveredSeq: 1, readSeq: 1 };
    expect(await open(mine)).toEqual({ online: true, receipt });
  });

  it('shows the other one typing, until they stop, and nobody else', async () => {
    const [mine, mySecond, theirs] = [await tabOf(theo), await tabOf(theo), await tabOf(mara)];
    const closed = await tabOf(mara);
    for (const tab of [mine, mySecond, theirs]) await open(tab);
    await type(mine);
    await type(mine, false);
    await theirs.hears('messaging.typing', ({ typing }) => !typing);
    expect(theirs.heard('messaging.typing')).toEqual([
      { conversationId: conversation, personId: theo.id, typing: true },
      { conversationId: conversation, personId: theo.id, typing: false },
    ]);
    for (const tab of [mine, mySecond, closed]) {
      await settled(tab);
      expect(tab.names).toEqual([]);
    }
  });

  it('hears nobody who has not opened it, and nothing once it is closed', async () => {
    const [mine, theirs] = [await tabOf(theo), await tabOf(mara)];
    await open(mine);
    await type(theirs);
    await open(theirs);
    await mine.tell('messaging.close', { conversationId: conversation });
    await type(theirs);
    await type(mine);
    await settled(mine);
    await settled(theirs);
    expect([...mine.names, ...theirs.names]).toEqual([]);
  });

  it('stays closed for whoever closed it before they were in, and opens for who comes back', async () => {
    const [mine, theirs] = [await tabOf(theo), await tabOf(mara)];
    const close = () => mine.tell('messaging.close', { conversationId: conversation });
    const [opened] = await Promise.all([open(mine), close()]);
    expect(opened).toMatchObject({ online: false });
    meanwhile(close);
    expect(await open(mine)).toMatchObject({ online: false });
    await open(theirs);
    await type(theirs);
    await settled(theirs);
    await settled(mine);
    expect(mine.names).toEqual([]);
    await Promise.all([open(mine), close(), open(mine)]);
    await type(theirs);
    await mine.hears('messaging.typing');
  });

  it('shows the other one come and go, whatever number of tabs they have', async () => {
    const mine = await tabOf(theo);
    expect(await open(mine)).toMatchObject({ online: false });

    const theirs = await tabOf(mara);
    expect(await mine.hears('messaging.presence')).toEqual({ personId: mara.id, online: true });
    const second = await tabOf(mara);
    theirs.close();
    await open(second);
    mine.forget();
    second.close();
    expect(await mine.hears('messaging.presence')).toEqual({ personId: mara.id, online: false });
    expect(mine.heard('messaging.presence')).toHaveLength(1);
  });

  it('takes a reload of the page for no absence', async () => {
    const [mine, theirs] = [await tabOf(theo), await tabOf(mara)];
    await open(mine);
    theirs.close();
    const again = await tabOf(mara);
    await open(again);
    await type(again);
    await mine.hears('messaging.typing');
    expect(mine.heard('messaging.presence')).toEqual([]);
  });

  it('shows who signs out as gone', async () => {
    const [mine, theirs] = [await tabOf(theo), await tabOf(mara)];
    await open(mine);
    await theirs.tell('session.token', { token: null });
    expect(await mine.hears('messaging.presence')).toEqual({ personId: mara.id, online: false });
    expect(
      await theirs.ask('messaging.typing', { conversationId: conversation, typing: true }),
    ).toMatchObject({
      problem: { status: 401 },
    });
  });

  it('shows nothing between two who do not want to talk, from the moment on', async () => {
    const [mine, theirs] = [await tabOf(theo), await tabOf(mara)];
    await open(mine);
    await open(theirs);
    await mara.client.put(`/api/people/${theo.id}/block`);
    await mine.hears('messaging.conversation-changed');
    mine.forget();
    theirs.forget();

    await type(theirs);
    await type(mine);
    expect(await open(mine)).toMatchObject({ online: false });
    expect(await open(theirs)).toMatchObject({ online: false });
    await type(theirs);
    theirs.close();
    const again = await tabOf(mara);
    await settled(again);
    await settled(mine);
    expect([...mine.names, ...again.names]).toEqual([]);
  });

  it.each<[string, (mine: ChatTab, other: TestMember) => Promise<unknown>]>([
    ['signs out', (mine) => mine.tell('session.token', { token: null })],
    [
      'becomes somebody else',
      (mine, { client }) => mine.tell('session.token', { token: client.accessToken ?? null }),
    ],
    [
      'has their session ended',
      async (mine) => {
        await theo.client.post('/api/auth/sign-out');
        await mine.hears('session.ended');
      },
    ],
  ])('is not opened by who %s meanwhile', async (_, goes) => {
    const [mine, theirs, other] = [await tabOf(theo), await tabOf(mara), await signUpMember(app)];
    meanwhile(() => goes(mine, other));
    expect(await open(mine)).toMatchObject({ online: false });
    await hearsNoTyping(mine, theirs);
  });

  it('is not opened by who is blocked meanwhile', async () => {
    const [mine, theirs] = [await tabOf(theo), await tabOf(mara)];
    meanwhile(async () => {
      await mara.client.put(`/api/people/${theo.id}/block`);
      await mine.hears('messaging.conversation-changed');
    });
    expect(await open(mine)).toMatchObject({ online: false });
    await mara.client.delete(`/api/people/${theo.id}/block`);
    await hearsNoTyping(mine, theirs);
  });

  it.each([{}, { conversationId: 'nonsense' }, { typing: true }, 'text', null])(
    'refuses %j and leaves the socket open',
    async (payload) => {
      const tab = await tabOf(theo);
      for (const message of ['messaging.open', 'messaging.close', 'messaging.typing'] as const)
        expect(await tab.ask(message, payload)).toMatchObject({ problem: { status: 422 } });
      await settled(tab);
    },
  );
});
