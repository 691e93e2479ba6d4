import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app/app.js';

const TOKEN = 'a token for the operators';
const PLACES = ['/metrics', '/dev/mailbox', '/dev/mailbox/00000000-0000-7000-8000-000000000000'];
const REMOTE = '192.168.1.20';
/** What only a proxy sends. */
const PASSED_ON = [
  ['forwarded', 'for=203.0.113.7'],
  ['via', '1.1 proxy'],
  ['x-forwarded-for', '203.0.113.7'],
  ['x-forwarded-host', 'vybac.example'],
  ['x-forwarded-proto', 'https'],
  ['x-forwarded-server', 'proxy'],
  ['x-forwarded', '203.0.113.7'],
  ['x-real-ip', '203.0.113.7'],
  ['x-client-ip', '203.0.113.7'],
  ['x-cluster-client-ip', '203.0.113.7'],
  ['x-original-forwarded-for', '203.0.113.7'],
  ['x-envoy-external-address', '203.0.113.7'],
  ['x-azure-clientip', '203.0.113.7'],
  ['x-amzn-trace-id', 'Root=1-67891233-abcdef012345678912345678'],
  ['true-client-ip', '203.0.113.7'],
  ['cf-connecting-ip', '203.0.113.7'],
  ['cf-ray', '230b030023ae2822-SJC'],
  ['fastly-client-ip', '203.0.113.7'],
  ['fly-client-ip', '203.0.113.7'],
  ['max-forwards', '9'],
  // Proxies that say nothing keep the name, and pages whose name leads here have one.
  ['host', 'vybac.example'],
  ['host', 'localhost.evil.example'],
  ['host', '127.0.0.1.evil.example:3000'],
  ['host', '192.168.1.20:3000'],
] as const;

const basic = (password: string, name = 'ops') =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

const ask = (of: TestApp, url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  of.nest.inject({ url, remoteAddress, headers });

describe('what only operators see', () => {
  let app: TestApp;
  let guarded: TestApp;

  beforeAll(async () => {
    [app, guarded] = await Promise.all([startApp(), startApp({ METRICS_TOKEN: TOKEN })]);
  });
  afterAll(() => Promise.all([app.stop(), guarded.stop()]));

  it.each(PLACES)('is shown to the same machine: %s', async (place) => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'vybac.localhost'])
        expect((await ask(app, place, address, { host })).statusCode).not.toBe(403);
  });

  it.each(PLACES)('is not shown to others: %s', async (place) => {
    for (const address of [REMOTE, '203.0.113.7', '10.0.0.1', 'fe80::1', '::ffff:192.168.1.20'])
      expect((await ask(app, place, address)).statusCode).toBe(403);
  });

  it.each(PASSED_ON)('is not shown to whoever comes with %s: %s', async (name, value) => {
    for (const place of PLACES)
      expect((await ask(app, place, '127.0.0.1', { [name]: value })).statusCode).toBe(403);
  });

  it('opens the mailbox to the bearer of the token, and to a browser that asks for it', async () => {
    for (const authorization of [`Bearer ${TOKEN}`, basic(TOKEN), basic(TOKEN, 'anybody')])
      expect((await ask(guarded, '/dev/mailbox', REMOTE, { authorization })).statusCode).toBe(200);
    expect((await ask(guarded, '/dev/mailbox', '127.0.0.1')).statusCode).toBe(200);
    expect((await ask(guarded, '/metrics', '127.0.0.1')).statusCode).toBe(403);
  });

  it.each([
    '',
    'Basic',
    'Basic !',
    basic(''),
    basic('wrong'),
    `Basic ${TOKEN}`,
    basic(`${TOKEN} `),
    'Bearer wrong',
    TOKEN,
  ])('keeps the mailbox shut with %j, and asks for the token', async (authorization) => {
    const refused = await ask(guarded, '/dev/mailbox', REMOTE, { authorization });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('Basic realm=');
    expect(refused.body).not.toContain('Mailbox');
  });

  it('opens nothing to a token while none is set', async () => {
    for (const authorization of ['Bearer undefined', basic('undefined'), basic(''), 'Bearer ']) {
      const refused = await ask(app, '/dev/mailbox', REMOTE, { authorization });
      expect(refused.statusCode).toBe(403);
      expect(refused.headers['www-authenticate']).toBeUndefined();
    }
  });
});

describe('whoever guesses the token', () => {
  it('is throttled', async () => {
    const app = await startApp({ METRICS_TOKEN: TOKEN, THROTTLE_PER_MINUTE: '10' });
    const guess = async (n: number) =>
      (
        await app.nest.inject({
          url: '/dev/mailbox',
          remoteAddress: REMOTE,
          headers: { authorization: basic(`guess ${n}`) },
        })
      ).statusCode;
    for (let n = 0; n <= 10; n++) expect(await guess(n)).toBe(401);
    expect(await guess(11)).toBe(429);
    await app.stop();
  });
});
