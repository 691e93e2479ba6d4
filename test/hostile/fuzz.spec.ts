import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app/app.js';
import { DeepgramServer } from '../support/servers/deepgram-server.js';
import { createGuest, makeAdmin, signUpMember } from '../support/world/people.js';
import { fuzz } from './fuzz/fuzz.js';
import { World } from './fuzz/world.js';

/** `FUZZ_SEED` and `FUZZ_REQUESTS` try others; `npm run attack -- --only=fuzz` tries 20,000 on the built product. */
const SEED = Number(process.env.FUZZ_SEED ?? 7_204_118);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_000);

let app: TestApp;
const listener = new DeepgramServer();

beforeAll(async () => {
  app = await startApp({
    FULL_ACCESS_EMAILS: 'owner@example.org',
    DEEPGRAM_API_KEY: 'key',
    DEEPGRAM_URL: await listener.start(),
  });
});
afterAll(async () => {
  await app.stop();
  await listener.stop();
});

it('answers whatever is sent, by anybody, to any operation or over the socket, without a fault of its own', async () => {
  const world = new World({
    guest: await createGuest(app),
    member: await signUpMember(app),
    owner: await signUpMember(app, { email: 'owner@example.org' }),
    admin: await makeAdmin(app),
  });
  await app.outbox.delivered();
  await world.renew();
  expect(world.complete).toBe(true);
  const { findings, statuses } = await fuzz({ url: app.url, world, seed: SEED, requests: REQUESTS });
  expect(findings).toEqual([]);
  // Much of it gets past the checks, or nothing behind them would have been tried.
  const accepted = [...statuses]
    .filter(([status]) => status < 300)
    .reduce((sum, [, count]) => sum + count, 0);
  expect(accepted).toBeGreaterThan(REQUESTS / 10);

  await app.outbox.delivered();
}, 300_000);
