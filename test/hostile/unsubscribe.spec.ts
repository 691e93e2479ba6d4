import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/app/app.js';
import { Client } from '../support/app/client.js';
import { mailsTo } from '../support/app/mail.js';
import { notifications, notify, offerNotice } from '../support/world/notifications.js';
import { leaveForGood, signUpMember, type TestMember } from '../support/world/people.js';

/** What mail programs post, on behalf of nobody who is signed in. */
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FOREIGN = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };

describe('the link that ends mails', () => {
  let app: TestApp;
  let mara: TestMember;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    mara = await signUpMember(app);
  });

  const mails = () => mailsTo(app, mara.email);
  const preferences = async () =>
    (
      await mara.client.get<{ kinds: { kind: string; inApp: boolean; byMail: boolean }[] }>(
        '/api/notification-preferences',
      )
    ).body.kinds;

  /** Where the newest mail says it can be ended. */
  async function link(): Promise<URL> {
    const [mail] = await mails();
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(address);
    return new URL(address);
  }
  const post = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>, init: RequestInit = {}) =>
    fetch(app.url + pathname + search, { method: 'POST', headers: FORM, body: ONE_CLICK, ...init });

  it('ends one kind at one click from anywhere, says which, and leaves the app as it was', async () => {
    await notify(app, mara, offerNotice());
    const address = await link();
    const before = await preferences();
    const answer = await post(address, { headers: { ...FORM, ...FOREIGN } });
    expect([answer.status, await answer.json()]).toEqual([200, { kind: 'offer' }]);
    expect(await preferences()).toEqual(
      before.map((choice) => (choice.kind === 'offer' ? { ...choice, byMail: false } : choice)),
    );
    await notify(app, mara, offerNotice(99));
    expect(await mails()).toHaveLength(1);
    expect((await notifications(mara.client)).unread).toBe(2);
    expect((await post(address)).status).toBe(200);
  });

  it('takes a multipart form and no body at all', async () => {
    await notify(app, mara, offerNotice());
    const address = await link();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await post(address, { headers: {}, body })).status).toBe(200);
    expect((await post(address, { headers: {}, body: null })).status).toBe(200);
    expect((await preferences()).find(({ kind }) => kind === 'offer')?.byMail).toBe(false);
  });

  it('ends nothing by being opened: what looks into mails opens links', async () => {
    await notify(app, mara, offerNotice());
    const { pathname, search } = await link();
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(app.url + pathname + search, { method })).status).toBe(200);
    expect((await preferences()).find(({ kind }) => kind === 'offer')?.byMail).toBe(true);
  });

  it('keeps a choice of what the app shows', async () => {
    const chosen = { kinds: [{ kind: 'offer', inApp: false, byMail: true }], sound: true };
    await mara.client.put('/api/notification-preferences', chosen);
    await notify(app, mara, offerNotice());
    await post(await link());
    expect((await preferences()).find(({ kind }) => kind === 'offer')).toEqual({
      kind: 'offer',
      inApp: false,
      byMail: false,
    });
  });

  it('is of no use when forged, cut, doubled or of somebody who has left', async () => {
    await notify(app, mara, offerNotice());
    const { searchParams } = await link();
    const token = searchParams.get('token') ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toContain(mara.id);
    const flipped = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    for (const [query, status] of [
      [`token=${flipped}`, 404],
      [`token=${token.slice(0, 42)}`, 422],
      [`token=${token}${token}`, 422],
      [`token=${token}&token=${token}`, 422],
      [`token[]=${token}`, 422],
      [`token=${encodeURIComponent(`${token.slice(0, 40)}' --`)}`, 422],
      [`token=${token.slice(0, 40)}%00%00%00`, 400],
      [`person=${mara.id}&kind=offer`, 422],
      ['', 422],
    ] as const)
      expect([query, (await post({ pathname: '/unsubscribe', search: `?${query}` })).status]).toEqual([
        query,
        status,
      ]);
    expect((await preferences()).find(({ kind }) => kind === 'offer')?.byMail).toBe(true);

    await leaveForGood(app, mara);
    await app.outbox.delivered();
    expect((await post({ pathname: '/unsubscribe', search: `?token=${token}` })).status).toBe(404);
  });

  it('is different for each person and kind, and gives no other right', async () => {
    const other = await signUpMember(app);
    await notify(app, mara, offerNotice());
    const address = await link();
    await notify(app, other, offerNotice());
    const [theirs] = await mailsTo(app, other.email);
    expect(theirs?.headers?.['List-Unsubscribe']).not.toContain(address.search);
    const stranger = new Client(app.url);
    const token = address.searchParams.get('token');
    const headers = { authorization: `Bearer ${token}` };
    expect((await stranger.get('/api/notification-preferences', { headers })).status).toBe(401);
  });
});
