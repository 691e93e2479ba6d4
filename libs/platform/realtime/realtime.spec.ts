import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { JwtService } from '@nestjs/jwt';
import { ConnectedSocket, MessageBody, SubscribeMessage } from '@nestjs/websockets';
import { IsUUID } from 'class-validator';
import type { Socket } from 'socket.io-client';
import { RealtimeInstance } from '../../../test/support/app/realtime-instance.js';
import { eventually } from '../../../test/support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/runner/test-database.js';
import { Access, CurrentActor } from '../auth/access.js';
import type { SignedIn } from '../auth/actor.js';
import { DomainError } from '../http/domain-error.js';
import { Metrics } from '../observability/metrics.js';
import { currentRequestId } from '../observability/request-scope.js';
import { Gateway } from './gateway.js';
import { Realtime } from './realtime.js';
import type { RealtimeSocket } from './socket.js';
import { SocketSessions } from './socket-sessions.js';

const LISTING = '01900000-0000-7000-8000-000000000001';
const GONE = '01900000-0000-7000-8000-000000000002';
const BROKEN = '01900000-0000-7000-8000-000000000003';
const seen: unknown[] = [];
/** The server's end of the connection that last asked for its rooms. */
let asked: RealtimeSocket | undefined;

class WatchListing {
  @IsUUID()
  id!: string;
}

class ListingNotFound extends DomainError {
  constructor(id: string) {
    super('catalog.listing-not-found', 'not-found', { id });
  }
}

@Gateway()
class ListingGateway {
  constructor(private readonly em: EntityManager) {}

  @Access('anyone')
  @SubscribeMessage('catalog.watch-listing')
  async watch(@ConnectedSocket() socket: RealtimeSocket, @MessageBody() { id }: WatchListing): Promise<void> {
    seen.push(this.em.getContext(), currentRequestId());
    if (id === GONE) throw new ListingNotFound(id);
    if (id === BROKEN) throw new Error('the disk is full');
    await socket.join(`listing:${id}`);
  }

  @Access('signed-in')
  @SubscribeMessage('test.who-am-i')
  who(@CurrentActor() { id, kind, address }: SignedIn) {
    return { id, kind, address };
  }

  @Access('anyone')
  @SubscribeMessage('test.rooms')
  rooms(@ConnectedSocket() socket: RealtimeSocket) {
    asked = socket;
    return [...socket.rooms].filter((room) => room !== socket.id);
  }

  @SubscribeMessage('test.without-access')
  undeclared() {
    return 'secret';
  }
}

const send = (socket: Socket, message: string, payload?: unknown): Promise<unknown> =>
  socket.timeout(5000).emitWithAck(message, payload);

const next = <T>(socket: Socket, message: string) =>
  new Promise<T>((resolve) => {
    socket.once(message, resolve);
  });

const roomsOf = async (socket: Socket) => {
  const answer = (await send(socket, 'test.rooms')) as { data?: string[] };
  return answer.data ?? ['unknown'];
};

/** How many of a hundred messages from each get through. */
async function passed(sockets: readonly Socket[]): Promise<number> {
  const answers = await Promise.all(
    sockets.flatMap((socket) =>
      Array.from({ length: 100 }, () => send(socket, 'catalog.watch-listing', { id: LISTING })),
    ),
  );
  return answers.filter((answer) => !('problem' in (answer as object))).length;
}

/** What one connection gets through, and what is filled up again while it does. */
const most = (sinceMs: number) => 30 * (1 + (Date.now() - sinceMs) / 1000);

describe('the WebSocket', () => {
  let database: TestDatabase;
  let server: RealtimeInstance;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await RealtimeInstance.start({ databaseUrl: database.url, gateways: [ListingGateway] });
  });

  beforeEach(() => {
    seen.length = 0;
  });

  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const realtime = () => server.nest.get(Realtime);
  const tellMia = (id: string) => realtime().toPerson('mia', 'catalog.listing-changed', { id });

  it('tells of what a transaction does once that has committed, and of nothing that is rolled back', async () => {
    const socket = await server.connect(server.token('mia'));
    const heard: unknown[] = [];
    socket.on('catalog.listing-changed', (told) => heard.push(told));
    const broken = (em: EntityManager, id: string) =>
      em.transactional(async () => {
        tellMia(id);
        throw new Error('It is rolled back.');
      });
    /** What was told before this is heard before its answer. */
    const told = async () => {
      await send(socket, 'test.rooms');
      return heard.splice(0);
    };
    const em = server.nest.get(EntityManager).fork();
    await expect(broken(em, 'rolled back')).rejects.toThrow('rolled back');
    await em.transactional(async (outer) => {
      await outer.transactional(async () => tellMia('of a savepoint'));
      await expect(broken(outer, 'of a savepoint that is rolled back')).rejects.toThrow('rolled back');
      tellMia('of the whole');
      expect(await told()).toEqual([]);
    });
    tellMia('of none');
    expect(await told()).toEqual(['of a savepoint', 'of the whole', 'of none'].map((id) => ({ id })));
    socket.close();
  });

  describe('knows who is connected', () => {
    it('and lets visitors in, who reach what is for anyone', async () => {
      const visitor = await server.connect();
      expect(await send(visitor, 'catalog.watch-listing', { id: LISTING })).toEqual({ data: null });
      expect(await send(visitor, 'test.who-am-i')).toMatchObject({
        problem: { status: 401, code: 'platform.authentication-required' },
      });
    });

    it('by the access token of the handshake', async () => {
      const maya = await server.connect(server.token('maya'));
      expect(await send(maya, 'test.who-am-i')).toEqual({
        data: { id: 'maya', kind: 'member', address: '127.0.0.1' },
      });
    });

    it('and refuses a token that is not valid, saying why', async () => {
      await expect(server.connect('forged')).rejects.toMatchObject({
        data: { problem: { status: 401, code: 'platform.session-expired' } },
      });
    });

    it('and takes a fresh token without a new connection', async () => {
      const socket = await server.connect();
      expect(await send(socket, 'session.token', { token: server.token('nora') })).toEqual({
        data: { person: 'nora' },
      });
      const heard = next(socket, 'catalog.listing-changed');
      realtime().toPerson('nora', 'catalog.listing-changed', { id: LISTING });
      expect(await heard).toEqual({ id: LISTING });
    });

    it('and keeps the old one when the fresh one is bad', async () => {
      const socket = await server.connect(server.token('omar'));
      for (const token of ['forged', 7, undefined])
        expect(await send(socket, 'session.token', { token })).toHaveProperty('problem');
      expect(await send(socket, 'test.who-am-i')).toMatchObject({ data: { id: 'omar' } });
    });

    it('and leaves every room when the person goes', async () => {
      const socket = await server.connect(server.token('pia'));
      await send(socket, 'catalog.watch-listing', { id: LISTING });
      await send(socket, 'session.token', { token: server.token('pia') });
      expect(await roomsOf(socket)).toEqual(['person:pia', `listing:${LISTING}`]);
      expect(await send(socket, 'session.token', { token: null })).toEqual({ data: { person: null } });
      expect(await roomsOf(socket)).toEqual([]);
    });

    it.each([
      ['somebody else', () => server.token('seth')],
      ['nobody', () => null],
    ])(
      'and is the last one’s of those who come right after each other: %s, and another',
      async (_, between) => {
        const socket = await server.connect(server.token('rhea'));
        await send(socket, 'catalog.watch-listing', { id: LISTING });
        await roomsOf(socket);
        const change = (token: string | null) =>
          asked && server.nest.get(SocketSessions).change(asked, token);
        await Promise.all([change(between()), change(server.token('suri'))]);
        expect(await roomsOf(socket)).toEqual(['person:suri']);
      },
    );

    it('until the token ends, giving notice before and saying so', async () => {
      const jwt = new JwtService({ secret: 'one secret for every instance of a test' });
      const claims = { sub: 'quin', sid: 'session', kind: 'member', role: 'user', name: 'quin' };
      const socket = await server.connect();
      const notice = next<{ secondsLeft: number }>(socket, 'session.expiring');
      const end = next(socket, 'session.ended');
      await send(socket, 'session.token', { token: jwt.sign(claims, { expiresIn: 3 }) });
      expect((await notice).secondsLeft).toBeLessThanOrEqual(3);
      expect(await roomsOf(socket)).toEqual(['person:quin']);
      await eventually(() => asked?.data.actor.kind === 'visitor');
      expect(await end).toEqual({ person: 'quin' });
      expect(await roomsOf(socket)).toEqual([]);
      expect(await send(socket, 'test.who-am-i')).toHaveProperty(
        'problem.code',
        'platform.authentication-required',
      );
    });
  });

  describe('runs messages', () => {
    it('each with a unit of work and an id of its own', async () => {
      const socket = await server.connect();
      await send(socket, 'catalog.watch-listing', { id: LISTING });
      await send(socket, 'catalog.watch-listing', { id: LISTING });
      expect(new Set(seen).size).toBe(4);
      expect(seen).not.toContain(server.nest.get(EntityManager));
    });

    it.each([
      ['a refusal', { id: GONE }, { status: 404, code: 'catalog.listing-not-found', params: { id: GONE } }],
      ['a fault', { id: BROKEN }, { status: 500, code: 'platform.internal', title: 'internal error' }],
      ['a wrong field', { id: 'seven' }, { status: 422, issues: [{ field: 'id', code: 'is-uuid' }] }],
      ['a NUL character', { id: '\0' }, { status: 400, code: 'platform.malformed-request' }],
      ['no payload', undefined, { status: 422, code: 'platform.invalid-input' }],
      ['a list', [1, 2], { status: 422, code: 'platform.invalid-input' }],
      ['a text', 'listing', { status: 422, code: 'platform.invalid-input' }],
    ])('and answers %s as a problem, staying connected', async (_, payload, problem) => {
      const socket = await server.connect();
      expect(await send(socket, 'catalog.watch-listing', payload)).toMatchObject({ problem });
      expect(await send(socket, 'catalog.watch-listing', { id: LISTING })).toEqual({ data: null });
    });

    it('and sends the problem as a message when no acknowledgement was asked for', async () => {
      const socket = await server.connect();
      const problem = next(socket, 'problem');
      socket.emit('catalog.watch-listing', { id: GONE });
      expect(await problem).toMatchObject({
        message: 'catalog.watch-listing',
        status: 404,
        requestId: expect.any(String),
      });
    });

    it('but none that declares no access, and none it does not know', async () => {
      const socket = await server.connect(server.token('rosa'));
      expect(await send(socket, 'test.without-access')).toMatchObject({
        problem: { status: 403, code: 'platform.not-allowed' },
      });
      expect(await send(socket, 'test.unknown')).toMatchObject({ problem: { status: 404 } });
    });

    it('only so many a second, and cuts off whoever does not stop', async () => {
      const socket = await server.connect(server.token('sam'));
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => send(socket, 'catalog.watch-listing', { id: LISTING })),
      );
      const refused = answers.filter((answer) => 'problem' in (answer as object));
      expect(answers.length - refused.length).toBeGreaterThanOrEqual(30);
      expect(refused[0]).toMatchObject({ problem: { status: 429, params: { retryAfter: 1 } } });
      const text = await server.nest.get(Metrics).registry.metrics();
      expect(text).toMatch(/throttled_requests_total\{rule="socket-messages"\} \d+/);

      const cutOff = next(socket, 'disconnect');
      for (let i = 0; i < 1000; i++) socket.emit('catalog.watch-listing', { id: LISTING });
      await cutOff;
    });
  });

  describe('lets a person send so much, whatever they send it over', () => {
    it('over two connections no more than over one, and somebody else as much', async () => {
      const [one, two] = [
        await server.connect(server.token('sol')),
        await server.connect(server.token('sol')),
      ];
      const begun = Date.now();
      const through = await passed([one, two]);
      expect(through).toBeGreaterThanOrEqual(30);
      expect(through).toBeLessThanOrEqual(most(begun));
      expect(await passed([await server.connect(server.token('tess'))])).toBeGreaterThanOrEqual(30);
    });

    it('and no more over a new connection in place of the last', async () => {
      const first = await server.connect(server.token('ulla'));
      const begun = Date.now();
      const before = await passed([first]);
      first.disconnect();
      const after = await passed([await server.connect(server.token('ulla'))]);
      expect(before + after).toBeLessThanOrEqual(most(begun));
    });
  });

  it('refuses long polling and messages of more than 100 kB', async () => {
    const polling = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
    expect(polling.status).toBe(400);
    const socket = await server.connect();
    const cutOff = next(socket, 'disconnect');
    socket.emit('catalog.watch-listing', { id: 'x'.repeat(100_001) });
    await cutOff;
  });

  it('counts its connections', async () => {
    const counted = async () => {
      const text = await server.nest.get(Metrics).registry.metrics();
      return Number(/^websocket_connections (\d+)$/m.exec(text)?.[1]);
    };
    const before = await counted();
    const socket = await server.connect();
    expect(await counted()).toBe(before + 1);
    socket.disconnect();
    await eventually(async () => (await counted()) === before);
  });
});
