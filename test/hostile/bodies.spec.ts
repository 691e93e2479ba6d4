import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app/app.js';
import { Client } from '../support/app/client.js';
import { photo } from '../support/files/images.js';
import { signUpMember, type TestMember } from '../support/world/people.js';
import { form } from '../support/world/uploads.js';

const credentials = JSON.stringify({ email: 'nobody@example.org', password: 'wrong' });
const FORMS = [
  ['application/x-www-form-urlencoded', 'email=nobody@example.org&password=wrong'],
  ['text/plain', credentials],
  ['text/plain; application/json', credentials],
  ['text/plain;charset=UTF-8', credentials],
  ['application/octet-stream', credentials],
  ['application/problem+json', credentials],
  [
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n',
  ],
  ['Multipart/Form-Data; boundary=x', ''],
  ['multipart/mixed; boundary=x', ''],
] as const;
const JSON_ROUTES = ['/api/auth/sign-in', '/api/auth/sign-out', '/api/auth/refresh', '/api/guests'];

describe('bodies', () => {
  let app: TestApp;
  let member: TestMember;

  beforeAll(async () => {
    app = await startApp();
    member = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const send = (path: string, headers: Record<string, string>, body: string | Buffer | undefined) =>
    fetch(app.url + path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : body && new Uint8Array(body),
    });

  it.each([
    ['br', brotliCompressSync(credentials)],
    ['gzip', gzipSync(credentials)],
    ['x-gzip', gzipSync(credentials)],
    ['deflate', deflateSync(credentials)],
    ['zstd', Buffer.from(credentials)],
    ['identity, br', brotliCompressSync(credentials)],
    ['BR', brotliCompressSync(credentials)],
  ])('are refused unread when compressed with %s', async (encoding, body) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    for (const path of JSON_ROUTES) {
      const refused = await send(path, headers, body);
      expect(refused.status).toBe(415);
      expect(refused.headers.get('accept-encoding')).toBe('identity');
      expect(await refused.json()).toMatchObject({ code: 'platform.unsupported-content' });
    }
  });

  it('may say that they are not compressed', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' };
    expect((await send('/api/auth/sign-in', headers, credentials)).status).toBe(401);
  });

  it.each(FORMS)('are refused as %s', async (type, body) => {
    for (const path of JSON_ROUTES)
      expect((await send(path, { 'content-type': type }, body)).status).toBe(415);
  });

  it('are read as forms where a file is expected', async () => {
    const upload = form(await photo().jpeg().toBuffer());
    expect((await member.client.post('/api/media/images', upload)).status).toBe(201);
  });

  it('that nobody waits for do not keep the server from answering', async () => {
    const { port, hostname } = new URL(app.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-encoding: br\r\ncontent-type: application/json\r\n' +
        'content-length: 1000000000\r\nconnection: close\r\n\r\n',
    );
    expect(await text(socket)).toContain(' 415 ');
  });
});

describe('whoever is refused before anybody looks', () => {
  let app: TestApp;
  const LIMIT = 12;

  beforeAll(async () => {
    app = await startApp({ THROTTLE_PER_MINUTE: String(LIMIT), TRUST_PROXY: '1' });
  });
  afterAll(() => app.stop());

  const REFUSALS: Record<
    string,
    { path?: string; status: number; headers?: Record<string, string>; body?: string }
  > = {
    'a compressed body': { status: 415, headers: { 'content-encoding': 'br' }, body: '{}' },
    'a form': { status: 415, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
    'a body that is too large': { status: 413, body: `"${'x'.repeat(70_000)}"` },
    'malformed JSON': { status: 400, body: '{' },
    'an unknown route': { status: 404, path: '/api/nowhere', body: '{}' },
    'a token that is not good': { status: 401, headers: { authorization: 'Bearer nonsense' }, body: '{}' },
    'a compressed body with a forged token': {
      status: 415,
      headers: { 'content-encoding': 'br', authorization: 'Bearer nonsense' },
      body: '{}',
    },
    'a route above them': { status: 401, path: '/api/listings', body: '{}' },
  };
  let senders = 0;

  it.each(Object.entries(REFUSALS))(
    'is throttled for %s',
    async (_what, { path = '/api/guests', status, headers, body }) => {
      const client = new Client(app.url);
      const from = { 'x-forwarded-for': `198.51.100.${++senders}` };
      const attempt = async (extra = headers) =>
        (await client.call('POST', path, { body, headers: { ...from, ...extra } })).status;

      for (let i = 0; i <= LIMIT; i++) expect(await attempt()).toBe(status);
      expect(await attempt()).toBe(429);
      // Everything else from there as well, but nobody else.
      expect((await client.get('/api/listings', { headers: from })).status).toBe(429);
      expect((await client.get('/health/live', { headers: from })).status).toBe(200);
      from['x-forwarded-for'] = '203.0.113.1';
      expect((await client.get('/api/usernames/somebody', { headers: from })).status).not.toBe(429);
    },
  );

  it('is counted for an address that cannot be read', async () => {
    const client = new Client(app.url);
    const headers = { 'x-forwarded-for': '192.0.2.6' };
    for (let i = 0; i <= LIMIT; i++)
      expect((await client.get('/api/profiles/%zz', { headers })).status).toBe(400);
    expect((await client.get('/api/listings', { headers })).status).toBe(429);
  });

  it('is counted once for what the guard has seen', async () => {
    const client = new Client(app.url);
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    for (let i = 0; i < LIMIT; i++)
      expect((await client.get('/api/profiles/nobody', { headers })).status).toBe(404);
    expect((await client.get('/api/profiles/nobody', { headers })).status).toBe(429);
  });

  it('keeps the people of that address out of it', async () => {
    const { client } = await signUpMember(app);
    const headers = { 'x-forwarded-for': '192.0.2.8', 'content-type': 'text/plain' };
    const visitor = new Client(app.url);
    for (let i = 0; i <= LIMIT; i++) await visitor.call('POST', '/api/guests', { headers, body: '{}' });
    expect((await visitor.call('POST', '/api/guests', { headers, body: '{}' })).status).toBe(429);
    const changed = await client.call('PATCH', '/api/profile', {
      headers: { 'x-forwarded-for': '192.0.2.8' },
      body: { language: 'es' },
    });
    expect(changed.status).toBe(200);
  });
});
