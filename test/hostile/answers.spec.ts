import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app/app.js';
import { Client } from '../support/app/client.js';
import { photo } from '../support/files/images.js';
import { publish } from '../support/world/listings.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../support/world/people.js';
import { uploadImage } from '../support/world/uploads.js';

const cached = (headers: Headers) => headers.get('cache-control');

describe('answers', () => {
  let app: TestApp;
  let member: TestMember;
  let guest: TestGuest;
  let listing: string;

  beforeAll(async () => {
    app = await startApp({ NODE_ENV: 'production', PUBLIC_URL: 'https://vybac.example' });
    member = await signUpMember(app);
    guest = await createGuest(app);
    listing = await publish(member.client);
  });
  afterAll(() => app.stop());

  it('to somebody signed in are kept by nobody', async () => {
    for (const { client } of [member, guest])
      for (const path of [
        '/api/profile',
        '/api/my-listings',
        '/api/inbox',
        '/api/conversations',
        '/api/notifications',
        '/api/notification-preferences',
        '/api/listings',
        `/api/listings/${listing}`,
      ]) {
        const { status, headers } = await client.get(path);
        expect([path, status, cached(headers)]).toEqual([path, 200, 'no-store']);
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      }
  });

  it('that hold keys to a session are kept by nobody', async () => {
    const { email, password } = member;
    for (const [path, body] of [
      ['/api/auth/sign-in', { email, password }],
      ['/api/guests', {}],
      ['/api/guests/log-in', { guestId: guest.guestId, pin: guest.pin }],
    ] as const) {
      const { headers } = await new Client(app.url).post(path, body);
      expect(headers.getSetCookie().some((cookie) => cookie.startsWith('vybac_refresh='))).toBe(true);
      expect(cached(headers)).toBe('no-store');
    }
    expect(cached((await member.client.post('/api/auth/refresh')).headers)).toBe('no-store');
    expect(cached((await member.client.post('/api/auth/sign-out')).headers)).toBe('no-store');
  });

  it('that refuse are kept by nobody', async () => {
    const visitor = new Client(app.url);
    for (const path of [
      '/api/profile',
      '/api/nowhere',
      '/media/nothing/card.webp',
      '/dev/mailbox',
      '/assets/gone.js',
    ])
      expect([path, cached((await visitor.get(path)).headers)]).toEqual([path, 'no-store']);
    expect(cached((await visitor.call('POST', '/api/guests', { body: '{' })).headers)).toBe('no-store');
    expect(cached((await visitor.call('POST', '/nowhere', { body: {} })).headers)).toBe('no-store');
  });

  it('that never change, or are for everybody, may be kept', async () => {
    const image = await uploadImage((await signUpMember(app)).client, await photo().jpeg().toBuffer());
    const visitor = new Client(app.url);
    expect(cached((await visitor.get(`/media/${image.id}/card.webp`)).headers)).toContain('immutable');
    expect(cached((await visitor.get('/sitemap.xml')).headers)).toBe('public, max-age=3600');
  });

  it.each(['/', '/listings', '/nowhere', '/auth?next=/settings', '/api/docs'])(
    'as pages are protected: %s',
    async (path) => {
      const { headers } = await new Client(app.url).get(path);
      const policy = (headers.get('content-security-policy') ?? '').split('; ');
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("connect-src 'self' wss://vybac.example");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy.find((rule) => rule.startsWith('script-src '))).not.toMatch(/unsafe|\*|https?:|data:/);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    },
  );

  it('to addresses that cannot be read say so like any other', async () => {
    const { status, headers, problem } = await new Client(app.url).get('/api/listings/%zz');
    expect([status, problem.code]).toEqual([400, 'platform.malformed-request']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('to what stands behind a # say that there is no such page', async () => {
    // By hand: browsers send nothing of it.
    const { port } = new URL(app.url);
    const [answer] = (await once(request({ port, path: '/a#%zz' }).end(), 'response')) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(404);
  });
});
