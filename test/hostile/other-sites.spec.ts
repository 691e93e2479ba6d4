import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { SOCKET_TRANSPORTS } from '#contract/socket';
import { ProductSettings } from '#platform/config/product.settings';
import { startApp, type TestApp } from '../support/app/app.js';
import { signUpMember, type TestMember } from '../support/world/people.js';

const EVIL = 'https://evil.example';
const FOREIGN: readonly Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: EVIL },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9' },
  { origin: EVIL },
  { origin: 'null' },
];

describe('a foreign page', () => {
  let app: TestApp;
  let member: TestMember;

  beforeAll(async () => {
    app = await startApp();
    member = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const changes = () =>
    [
      ['POST', '/api/auth/sign-in', { email: member.email, password: member.password }],
      ['POST', '/api/auth/sign-out', undefined],
      ['POST', '/api/auth/refresh', undefined],
      ['POST', '/api/auth/sign-up', {}],
      ['POST', '/api/auth/confirm-email', { token: 'x'.repeat(43) }],
      ['POST', '/api/guests', {}],
      ['POST', '/api/guests/log-in', {}],
      ['PATCH', '/api/profile', { language: 'es' }],
      ['DELETE', '/api/profile/avatar', undefined],
      ['POST', '/api/nowhere', undefined],
    ] as const;

  it.each(FOREIGN)('changes nothing and gets no cookie with %j', async (headers) => {
    for (const [method, path, body] of changes()) {
      const refused = await member.client.call(method, path, { headers, body });
      expect([path, refused.status]).toEqual([path, 403]);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
  });

  it('leaves the session as it was', async () => {
    expect((await member.client.post('/api/auth/refresh')).status).toBe(200);
  });

  it('does not hinder pages of ours, however they were reached, nor what is no page', async () => {
    const { host } = new URL(app.url);
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-origin' },
      { origin: app.settings.of(ProductSettings).publicUrl },
      { origin: `http://${host}` },
    ] as Record<string, string>[])
      expect((await member.client.call('PATCH', '/api/profile', { headers, body: {} })).status).toBe(200);
  });

  it('may be read from: nothing there knows a person by a cookie', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: EVIL };
    const answer = await member.client.get('/api/listings', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(FOREIGN)('opens no socket with %j', async (extraHeaders) => {
    const socket = io(app.url, {
      transports: [...SOCKET_TRANSPORTS],
      auth: { token: member.client.accessToken },
      extraHeaders,
      reconnection: false,
      forceNew: true,
    });
    const outcome = await new Promise((resolve) => {
      socket.once('connect', () => resolve('connected'));
      socket.once('connect_error', () => resolve('refused'));
    });
    socket.disconnect();
    expect(outcome).toBe('refused');
  });
});
