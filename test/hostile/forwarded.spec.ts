import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SubscribeMessage } from '@nestjs/websockets';
import { io } from 'socket.io-client';
import { SOCKET_TRANSPORTS } from '#contract/socket';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { Gateway } from '#platform/realtime/gateway';
import { IdentitySettings } from '../../src/identity/identity.settings.js';
import { startApp, type TestApp } from '../support/app/app.js';
import { RealtimeInstance } from '../support/app/realtime-instance.js';
import { createTestDatabase, type TestDatabase } from '../support/runner/test-database.js';

const ATTEMPTS = 9;
const OWN = '203.0.113.7';

/**
 * How the header arrives when somebody sends their own, another one each time: as they sent it where nobody stands
 * between, else with the address that each honest proxy adds at its end.
 */
const MODES = [
  ['false', (lie: string) => lie],
  ['1', (lie: string) => `${lie}, ${OWN}`],
  ['2', (lie: string) => `${lie}, ${OWN}, 10.0.0.3`],
  ['loopback', (lie: string) => `${lie}, ${OWN}`],
  ['loopback, 10.0.0.0/8', (lie: string) => `${lie}, ${OWN}, 10.0.0.3`],
  ['loopback, 10.0.0.0/8', (lie: string) => `${lie}, 10.0.0.9 , ${OWN}:5${lie.at(-1)}, 10.0.0.3`],
  ['192.0.2.0/24', (lie: string) => lie],
] as const;
const LIES = [
  (n: number) => `198.51.100.${n}`,
  (n: number) => `10.0.0.${n}`,
  (n: number) => `127.0.0.${n}, 10.1.0.${n}`,
  (n: number) => `2001:db8:${n}::1`,
  (n: number) => `nonsense-${n}`,
  (n: number) => `${'1.2.3.4, '.repeat(200)}198.51.100.${n}`,
];

@Gateway()
class AddressGateway {
  @Access('anyone')
  @SubscribeMessage('test.address')
  address(@CurrentActor() { address }: Actor) {
    return address;
  }
}

describe('whoever sends their own X-Forwarded-For', () => {
  let database: TestDatabase;
  let app: TestApp | undefined;
  let sockets: RealtimeInstance | undefined;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await app?.stop();
    await sockets?.stop();
    app = undefined;
    sockets = undefined;
  });
  afterAll(() => database.drop());

  it.each(MODES)('escapes no limit with TRUST_PROXY=%s', async (TRUST_PROXY, arrives) => {
    app = await startApp({ TRUST_PROXY });
    const statuses: number[] = [];
    for (let n = 1; n <= ATTEMPTS; n++) {
      const lie = (LIES[n % LIES.length] ?? String)(n);
      const { status } = await fetch(`${app.url}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': arrives(lie) },
        body: '{}',
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(
      app.settings.of(IdentitySettings).GUESTS_PER_HOUR,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(
      ATTEMPTS - app.settings.of(IdentitySettings).GUESTS_PER_HOUR,
    );
  });

  it.each(MODES)('has one address on all sockets with TRUST_PROXY=%s', async (TRUST_PROXY, arrives) => {
    sockets = await RealtimeInstance.start({
      databaseUrl: database.url,
      gateways: [AddressGateway],
      env: { TRUST_PROXY },
    });
    const addresses = new Set<unknown>();
    for (let n = 1; n <= LIES.length; n++) {
      const lie = (LIES[n % LIES.length] ?? String)(n);
      const socket = io(sockets.url, {
        transports: [...SOCKET_TRANSPORTS],
        extraHeaders: { 'x-forwarded-for': arrives(lie) },
        forceNew: true,
      });
      const answer = (await socket.timeout(10_000).emitWithAck('test.address')) as { data: string };
      addresses.add(answer.data);
      socket.disconnect();
    }
    expect([...addresses]).toEqual([
      TRUST_PROXY === 'false' || TRUST_PROXY === '192.0.2.0/24' ? '127.0.0.1' : OWN,
    ]);
  });
});
