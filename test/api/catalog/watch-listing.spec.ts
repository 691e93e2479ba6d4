import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { type ClientEvents, type ServerEvents, SOCKET_TRANSPORTS } from '#contract/socket';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('watching a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let id: string;
  let socket: Socket<ServerEvents, ClientEvents>;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
    id = await publish(seller.client);
    await app.outbox.delivered();
    socket = io(app.url, { transports: [...SOCKET_TRANSPORTS] });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
  });
  afterEach(() => void socket.removeAllListeners());
  afterAll(async () => {
    socket.disconnect();
    await app.stop();
  });

  const changed = () =>
    new Promise<string>((resolve) => socket.once('catalog.listing-changed', (told) => resolve(told.id)));
  const watch = (payload: unknown) =>
    // Whatever a stranger might send, not only what the types allow.
    socket.timeout(5000).emitWithAck('catalog.watch-listing', payload);

  it('tells a visitor of an edit and of the end', async () => {
    expect(await watch({ id })).toEqual({ data: null });

    const edited = changed();
    await seller.client.patch(`/api/listings/${id}`, { price: 99 });
    expect(await edited).toBe(id);

    const deleted = changed();
    await seller.client.delete(`/api/listings/${id}`);
    expect(await deleted).toBe(id);
  });

  it('says nothing more after unwatching', async () => {
    const [mine, other] = [await publish(seller.client), await publish(seller.client)];
    await watch({ id: mine });
    await watch({ id: other });
    await socket.emitWithAck('catalog.unwatch-listing', { id: mine });

    const next = changed();
    await seller.client.patch(`/api/listings/${mine}`, { price: 1 });
    await app.outbox.delivered();
    await seller.client.patch(`/api/listings/${other}`, { price: 1 });
    expect(await next).toBe(other);
  });

  it.each([{}, { id: 'nonsense' }, { id: 7 }, 'text', null, { id: { $ne: '' } }])(
    'refuses %j and stays open',
    async (payload) => {
      const answer = await watch(payload);
      expect(answer).toMatchObject({
        problem: { status: expect.any(Number), code: expect.stringMatching(/^platform\./) },
      });
      expect(socket.connected).toBe(true);
    },
  );
});
