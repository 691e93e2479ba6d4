import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthSettings } from '#platform/auth/auth.settings';
import { startApp, type TestApp } from '../support/app/app.js';
import { Client } from '../support/app/client.js';
import { ChatTab } from '../support/world/messaging/chat.js';
import { signUpMember } from '../support/world/people.js';

type Signature = (signed: string) => Buffer;

const base64 = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const hmac =
  (hash: string, secret: string): Signature =>
  (signed) =>
    createHmac(hash, secret).update(signed).digest();
const token = (header: unknown, claims: unknown, signature: Signature) => {
  const signed = `${base64(header)}.${base64(claims)}`;
  return `${signed}.${signature(signed).toString('base64url')}`;
};

/** Found out only when the claims are read. */
const CLAIMS_OF_NO_JSON = `${base64({ alg: 'HS256', typ: 'JWT' })}.${Buffer.from('nope').toString('base64url')}.x`;

describe('A token that the server has not signed', () => {
  let app: TestApp;
  let secret: string;
  let claims: Record<string, unknown>;
  let parts: [header: string, claims: string, signature: string];
  beforeAll(async () => {
    app = await startApp();
    secret = app.settings.of(AuthSettings).TOKEN_SECRET ?? '';
    const { client } = await signUpMember(app);
    parts = client.accessToken?.split('.') as typeof parts;
    claims = JSON.parse(Buffer.from(parts[1], 'base64url').toString());
  });
  afterAll(() => app.stop());

  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = publicKey.export({ format: 'jwk' });
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const rs256: Signature = (signed) => sign('sha256', Buffer.from(signed), privateKey);
  const admin = () => ({ ...claims, role: 'admin' });

  it('is one when it is signed as the server does', async () => {
    const client = new Client(app.url);
    client.accessToken = token({ alg: 'HS256', typ: 'JWT' }, claims, hmac('sha256', secret));
    expect((await client.get('/api/profile')).status).toBe(200);
  });

  it.each<[string, () => string]>([
    ['without a signature', () => token({ alg: 'none' }, claims, () => Buffer.alloc(0))],
    ['without one, by another spelling', () => token({ alg: 'nOnE' }, claims, () => Buffer.alloc(0))],
    ['whose signature is left out', () => `${parts[0]}.${parts[1]}.`],
    ['with the claims of somebody greater', () => `${parts[0]}.${base64(admin())}.${parts[2]}`],
    ['by another secret', () => token({ alg: 'HS256' }, admin(), hmac('sha256', randomBytes(48).toString()))],
    ['by an empty secret', () => token({ alg: 'HS256' }, admin(), hmac('sha256', ''))],
    ['by the right secret with another hash', () => token({ alg: 'HS512' }, claims, hmac('sha512', secret))],
    ['by a key of its own', () => token({ alg: 'RS256', jwk }, admin(), rs256)],
    ['by the text of that key', () => token({ alg: 'HS256', jwk }, admin(), hmac('sha256', pem))],
    [
      'by a key found in a file',
      () => token({ alg: 'HS256', kid: '../../dev/null' }, admin(), hmac('sha256', '')),
    ],
    ['that is over', () => token({ alg: 'HS256' }, { ...claims, exp: 1 }, hmac('sha256', secret))],
    ['that is none', () => 'a.b.c'],
    ['whose claims are no JSON', () => CLAIMS_OF_NO_JSON],
  ])('%s is refused by routes and sockets', async (_, make) => {
    const client = new Client(app.url);
    client.accessToken = make();
    const { status, problem } = await client.get('/api/profile');
    expect([status, problem.code]).toEqual([401, 'platform.session-expired']);
    await expect(ChatTab.open(app.url, client.accessToken)).rejects.toThrow('platform.session-expired');
  });

  it('ends no server at an address that cannot be read', async () => {
    const client = new Client(app.url);
    client.accessToken = CLAIMS_OF_NO_JSON;
    for (const path of ['/api/listings/%zz', `/api/listings/${'x'.repeat(300)}`])
      expect((await client.get(path)).status).toBeGreaterThanOrEqual(400);
    expect((await new Client(app.url).get('/health/live')).status).toBe(200);
  });
});
