/** @waits for instances and a Redis that are killed */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { startApp, type TestApp } from '../../support/app/app.js';
import { type SecondInstance, startSecondInstance } from '../../support/app/second-instance.js';
import { eventually } from '../../support/runner/eventually.js';
import { testRedis } from '../../support/servers/real-redis.js';
import { allMessages, ChatTab, startConversation } from '../../support/world/messaging/chat.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

const BURST = 25;

describe.each(['PostgreSQL', 'Redis'])('Two people on two instances that meet over %s', (ground) => {
  const redis = testRedis();
  let app: TestApp;
  let there: SecondInstance;
  let theo: TestMember;
  let mara: TestMember;
  let conversation: string;
  let mine: ChatTab;
  let theirs: ChatTab;

  beforeAll(async () => {
    app = await startApp(ground === 'Redis' ? { REDIS_URL: await redis.start() } : {});
    there = await startSecondInstance(app);
    [theo, mara] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    conversation = await startConversation(theo.client, mara.id);
    mine = await ChatTab.open(app.url, theo.client.accessToken);
    theirs = await ChatTab.open(there.url, mara.client.accessToken);
    await eventually(async () => {
      const { online } = await mine.tell('messaging.open', { conversationId: conversation });
      return online;
    });
    await theirs.tell('messaging.open', { conversationId: conversation });
  });
  afterAll(async () => {
    mine.close();
    theirs.close();
    await there.stop();
    await app.stop();
    if (ground === 'Redis') await redis.stop();
  });

  it('read each other’s messages, and their receipts and typing', async () => {
    await theirs.tell('messaging.typing', { conversationId: conversation, typing: true });
    await mine.hears('messaging.typing');
    const { seq } = await theirs.send(conversation, 'Hi');
    await mine.hears('messaging.message', ({ message }) => message.seq === seq);
    await mine.tell('messaging.read', { conversationId: conversation, seq });
    expect(await theirs.hears('messaging.receipt')).toMatchObject({ personId: theo.id, readSeq: seq });
  });

  it('get a burst whole, and read it in the same order', async () => {
    const last = (await threadLength()) + 2 * BURST;
    await Promise.all(
      [mine, theirs].flatMap((tab) =>
        Array.from({ length: BURST }, (_, n) => tab.send(conversation, 'x'.repeat(n + 1))),
      ),
    );
    const stored = (await allMessages(theo.client, conversation)).map(({ id }) => id);
    expect(stored).toHaveLength(last);
    const [fromMe, fromThem] = [await sentBy(theo), await sentBy(mara)];
    for (const [tab, sent] of [
      [theirs, fromMe],
      [mine, fromThem],
    ] as const) {
      const heard = () => tab.heard('messaging.message').map(({ message }) => message.id);
      await eventually(() => sent.every((id) => heard().includes(id)));
      expect(heard()).toHaveLength(new Set(heard()).size);
    }
  });

  it('see each other go and come back', async () => {
    mine.forget();
    theirs.close();
    expect(await mine.hears('messaging.presence')).toEqual({ personId: mara.id, online: false });
    theirs = await ChatTab.open(there.url, mara.client.accessToken);
    expect(await mine.hears('messaging.presence', ({ online }) => online)).toEqual({
      personId: mara.id,
      online: true,
    });
  });

  it('take no move from one instance to the other for an absence', async () => {
    mine.forget();
    const moved = await ChatTab.open(app.url, mara.client.accessToken);
    theirs.close();
    // Somebody else's absence, begun later, is told: by then this one would have been, too.
    const [other, otherTab] = await talkWithAnother();
    otherTab.close();
    await mine.hears('messaging.presence', ({ personId, online }) => personId === other && !online);
    expect(
      mine.heard('messaging.presence').filter(({ online, personId }) => !online && personId === mara.id),
    ).toEqual([]);
    moved.close();
  });

  it('are seen as gone when their instance has gone', async () => {
    const [other] = await talkWithAnother();
    await there.stop();
    const isGone = () =>
      mine.heard('messaging.presence').some(({ personId, online }) => personId === other && !online);
    // One that could not say goodbye is missed after a few heartbeats.
    expect(await eventually(isGone, 40_000)).toBe(true);
  }, 60_000);

  async function talkWithAnother(): Promise<[id: string, tab: ChatTab]> {
    const other = await signUpMember(app);
    await app.outbox.delivered();
    const id = await startConversation(theo.client, other.id);
    const tab = await ChatTab.open(there.url, other.client.accessToken);
    await mine.tell('messaging.open', { conversationId: id });
    return [other.id, tab];
  }

  const threadLength = async () => (await allMessages(theo.client, conversation)).length;
  const sentBy = async (person: TestMember) =>
    (await allMessages(theo.client, conversation))
      .filter(({ senderId }) => senderId === person.id)
      .map(({ id }) => id);
});

describe('Two people on two instances whose Redis', () => {
  const redis = testRedis();
  let url: string;
  let app: TestApp;
  let there: SecondInstance;
  let conversation: string;
  let tabs: ChatTab[];

  beforeAll(async () => {
    url = await redis.start();
    app = await startApp({ REDIS_URL: url });
    there = await startSecondInstance(app);
    // What is said about a Redis that is away is expected here.
    Logger.overrideLogger(false);
    const [theo, mara] = [await signUpMember(app), await signUpMember(app)];
    await app.outbox.delivered();
    conversation = await startConversation(theo.client, mara.id);
    tabs = [
      await ChatTab.open(app.url, theo.client.accessToken),
      await ChatTab.open(there.url, mara.client.accessToken),
    ];
  });
  afterAll(async () => {
    for (const tab of tabs) tab.close();
    await there.stop();
    await app.stop();
    await redis.stop();
  });
  beforeEach(async () => {
    await hearEachOther();
    await eventually(async () => (await states()).every(({ status }) => status === 'up'));
  });

  /** Both write; each is shown what the other wrote, once. */
  async function talk(): Promise<void> {
    for (const [one, other] of [tabs, tabs.toReversed()] as [ChatTab, ChatTab][]) {
      const { id } = await one.send(conversation, 'Is it still there?');
      await other.hears('messaging.message', ({ message }) => message.id === id);
    }
    for (const tab of tabs) {
      const heard = tab.heard('messaging.message').map(({ message }) => message.id);
      expect(heard).toHaveLength(new Set(heard).size);
    }
  }

  /** Instances that have just started may not know of each other yet. */
  const hearEachOther = () =>
    eventually(async () => {
      const answers = await Promise.all(
        tabs.map((tab) => tab.tell('messaging.open', { conversationId: conversation })),
      );
      return answers.every(({ online }) => online);
    });

  const states = () =>
    Promise.all(
      [app.url, there.url].map(async (instance) => {
        const answer = await fetch(`${instance}/health/ready`);
        return { code: answer.status, ...((await answer.json()) as { status: string; redis: string }) };
      }),
    );
  const DEGRADED = { code: 200, status: 'degraded', redis: 'down', database: 'up' };

  it('is killed go on talking, and talk over it again when it is back', async () => {
    await talk();
    await redis.stop();
    await talk();
    await hearEachOther();
    for (const state of await states()) expect(state).toMatchObject(DEGRADED);
    expect((await fetch(`${app.url}/api/listings`)).status).toBe(200);

    await redis.start(Number(new URL(url).port));
    await eventually(async () => (await states()).every(({ status }) => status === 'up'));
    const listener = new Redis(url);
    const overRedis: string[] = [];
    listener.on('pmessage', (_pattern, _channel, text) => overRedis.push(text));
    await listener.psubscribe('*');
    // Each instance tries again in its own time: what is written until then goes the other way.
    await eventually(async () => {
      const { id } = await (tabs[0] as ChatTab).send(conversation, 'Back again');
      return overRedis.some((text) => text.includes(id));
    });
    listener.disconnect();
    await talk();
  });

  it('hangs go on talking, and no request waits for it', async () => {
    redis.freeze();
    await talk();
    await hearEachOther();
    for (const state of await states()) expect(state).toMatchObject(DEGRADED);
    expect((await fetch(`${app.url}/api/listings`)).status).toBe(200);

    redis.thaw();
    await eventually(async () => (await states()).every(({ status }) => status === 'up'));
    await talk();
  });
});
