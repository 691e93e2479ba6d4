import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectedSocket, SubscribeMessage } from '@nestjs/websockets';
import type { Socket } from 'socket.io-client';
import { Access } from '#platform/auth/access';
import { Metrics } from '#platform/observability/metrics';
import { Gateway } from '#platform/realtime/gateway';
import { MOST_OF_PERSON } from '#platform/realtime/open-connections';
import { MOST_ROOMS } from '#platform/realtime/rooms';
import type { RealtimeSocket } from '#platform/realtime/socket';
import { ListingGateway } from '../../src/catalog/live/listing.gateway.js';
import { RealtimeInstance } from '../support/app/realtime-instance.js';
import { eventually } from '../support/runner/eventually.js';
import { createTestDatabase, type TestDatabase } from '../support/runner/test-database.js';

const OF_ADDRESS = 30;
/** What may be said over all of them together. */
const PER_SECOND = 30;
const MANY = 50;
const TOO_MANY = { problem: { status: 429, code: 'platform.too-many-requests', params: { retryAfter: 60 } } };

@Gateway()
class RoomsGateway {
  @Access('anyone')
  @SubscribeMessage('test.rooms')
  rooms(@ConnectedSocket() socket: RealtimeSocket) {
    return [...socket.rooms].filter((room) => room !== socket.id);
  }
}

const ask = async (socket: Socket, message: string, payload?: unknown) =>
  (await socket.timeout(5000).emitWithAck(message, payload)) as { data?: unknown };

describe('Connections without end', () => {
  let database: TestDatabase;
  let server: RealtimeInstance;
  const open: Socket[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    server = await RealtimeInstance.start({
      databaseUrl: database.url,
      env: { SOCKETS_PER_ADDRESS: String(OF_ADDRESS) },
      gateways: [ListingGateway, RoomsGateway],
    });
  });
  afterEach(async () => {
    for (const socket of open.splice(0)) socket.disconnect();
    await eventually(async () =>
      /^websocket_connections 0$/m.test(await server.nest.get(Metrics).registry.metrics()),
    );
  });
  afterAll(async () => {
    await server.stop();
    await database.drop();
  });

  const connect = async (token?: string) => {
    const socket = await server.connect(token);
    open.push(socket);
    return socket;
  };
  const connectMany = (count: number, token?: string) =>
    Promise.all(Array.from({ length: count }, () => connect(token)));

  it('from one address end at as many as it may have, and one that goes makes room', async () => {
    const [first] = await connectMany(OF_ADDRESS);
    await expect(connect()).rejects.toMatchObject({ data: TOO_MANY });
    await expect(connect(server.token('maya'))).rejects.toMatchObject({ data: TOO_MANY });
    first?.disconnect();
    expect(await eventually(() => connect().catch(() => null))).toHaveProperty('connected', true);
    expect(await server.nest.get(Metrics).registry.metrics()).toMatch(
      /throttled_requests_total\{rule="socket-connections"\} \d+/,
    );
  });

  it('of one person end at as many as they may have, however they become theirs', async () => {
    const [first] = await connectMany(MOST_OF_PERSON, server.token('maya'));
    await expect(connect(server.token('maya'))).rejects.toMatchObject({ data: TOO_MANY });
    const visitor = await connect();
    const signIn = () => ask(visitor, 'session.token', { token: server.token('maya') });
    expect(await signIn()).toMatchObject(TOO_MANY);
    expect(await ask(visitor, 'test.rooms')).toEqual({ data: [] });

    if (first) await ask(first, 'session.token', { token: null });
    expect(await signIn()).toEqual({ data: { person: 'maya' } });
    expect(await signIn()).toEqual({ data: { person: 'maya' } });
  });

  it.each(['one person', 'one address'])('of %s say no more than one of them', async (whose) => {
    const sockets = await connectMany(5, whose === 'one person' ? server.token('maya') : undefined);
    const begun = performance.now();
    const answers = await Promise.all(
      sockets.flatMap((socket) => Array.from({ length: 40 }, () => ask(socket, 'test.rooms'))),
    );
    const passed = answers.filter((answer) => 'data' in answer).length;
    expect(passed).toBeLessThanOrEqual(PER_SECOND * (1 + (performance.now() - begun) / 1000));
    expect(await ask(await connect(server.token('nora')), 'test.rooms')).toEqual({ data: ['person:nora'] });
  });

  it('are not had by beginning many times on one', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    const begun: string[] = [];
    socket.addEventListener('message', ({ data }) => {
      const packet = String(data);
      if (packet.startsWith('40')) begun.push(packet);
      if (packet.startsWith('0')) for (let time = 0; time < MANY; time += 1) socket.send('40');
      // All that was sent has been heard by the time the last is answered, or the connection is gone.
      if (packet.startsWith('44') || begun.length === MANY) socket.close();
    });
    await new Promise((resolve) => socket.addEventListener('close', resolve));
    expect(begun.length).toBeLessThanOrEqual(1);
  });

  it('hold no more rooms than anybody looks at: the one entered first is left', async () => {
    const socket = await connect(server.token('maya'));
    const ids = Array.from({ length: MOST_ROOMS + 3 }, () => randomUUID());
    for (const id of ids)
      await eventually(async () => 'data' in (await ask(socket, 'catalog.watch-listing', { id })));
    const kept = ids.slice(3).map((id) => `catalog.listing:${id}`);
    expect(await eventually(async () => (await ask(socket, 'test.rooms')).data)).toEqual([
      'person:maya',
      ...kept,
    ]);
  });
});
