import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { REFERRAL, referralCodeOf } from '#contract/monetization/referrals';
import { DAY_MS, MINUTE_MS } from '#contract/time';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { publish } from '../../../support/world/listings.js';
import { ChatTab } from '../../../support/world/messaging/chat.js';
import {
  accept,
  codeOf,
  friendsOf,
  invitationOf,
  referralsOf,
} from '../../../support/world/monetization/referrals.js';
import { notifications } from '../../../support/world/notifications.js';
import {
  createGuest,
  leaveForGood,
  signUpMember,
  type TestGuest,
  type TestMember,
} from '../../../support/world/people.js';

describe('An invitation', () => {
  let app: TestApp;
  let mara: TestMember;
  let guest: TestGuest;
  let code: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.setTime(new Date());
    [mara, guest] = [await signUpMember(app, { fullName: 'Mara Keller' }), await createGuest(app)];
    code = await codeOf(mara);
  });

  it('has a code of its own, the same whenever it is asked for, of twenty at once as well', async () => {
    const fresh = await signUpMember(app);
    expect((await referralsOf(fresh)).code).toBeNull();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(fresh)));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toBe(referralCodeOf(codes[0] ?? ''));
    expect((await referralsOf(fresh)).code).toBe(codes[0]);
    expect(codes[0]).not.toBe(code);
  });

  it('says who invites, to anybody, however the code is typed', async () => {
    const seen = await invitationOf(new Client(app.url), code.toLowerCase());
    expect(seen.body).toEqual({ name: 'Mara Keller', avatar: null, refusal: null });
    expect((await invitationOf(guest.client, code)).body.refusal).toBeNull();
  });

  it.each(['ABCD2345', 'nothing', '%F0%9F%8E%81'])('is unknown by the code %j', async (unknown) => {
    const seen = await invitationOf(new Client(app.url), unknown);
    expect([seen.status, seen.problem.code]).toEqual([404, 'monetization.invitation-not-found']);
    expect(await accept(guest, unknown)).toBe('unknown');
  });

  it.each(['%00', 'x'.repeat(300)])('is refused as such by %j', async (nonsense) => {
    const read = await invitationOf(guest.client, nonsense);
    const answered = await guest.client.post(`/api/invitations/${nonsense}/acceptance`);
    for (const { status } of [read, answered]) expect([400, 404]).toContain(status);
  });

  it('is accepted by a guest, which the one who invites is told at once', async () => {
    const socket = await ChatTab.open(app.url, mara.client.accessToken);
    expect(await accept(guest, code)).toBe('accepted');
    await socket.hears('monetization.referral');
    socket.close();
    const name = guest.profile.name;
    expect(await friendsOf(mara)).toEqual({
      items: [
        { id: expect.any(String), name, state: 'accepted', acceptedAt: expect.any(String), heldUntil: null },
      ],
      nextCursor: null,
    });
    expect(await referralsOf(mara)).toMatchObject({
      joined: 1,
      successful: 0,
      earned: 0,
      today: 0,
      badge: null,
    });
    await app.outbox.delivered();
    expect(
      (await notifications(mara.client)).items.map(({ code: told, params, link }) => [told, params, link]),
    ).toEqual([['referral-joined', { name }, '/referral-dashboard']]);
  });

  it('shows a member by their first name', async () => {
    const friend = await signUpMember(app, { fullName: 'Jonas Wirth' });
    await accept(friend, code);
    expect((await friendsOf(mara)).items.map(({ name }) => name)).toEqual(['Jonas']);
  });

  it('counts once, of twenty acceptances at once as well', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => accept(guest, code)));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(19);
    expect((await referralsOf(mara)).joined).toBe(1);
  });

  it('is nobody’s own', async () => {
    expect((await invitationOf(mara.client, code)).body.refusal).toBe('own');
    expect(await accept(mara, code)).toBe('own');
    expect((await referralsOf(mara)).joined).toBe(0);
  });

  it('is accepted once in a life, whoever invites', async () => {
    await accept(guest, code);
    const other = await codeOf(await signUpMember(app));
    expect((await invitationOf(guest.client, other)).body.refusal).toBe('already');
    expect(await accept(guest, other)).toBe('already');
  });

  it('is for people without a listing', async () => {
    await publish(guest.client);
    expect((await invitationOf(guest.client, code)).body.refusal).toBe('not-new');
    expect(await accept(guest, code)).toBe('not-new');
    expect((await referralsOf(mara)).joined).toBe(0);
  });

  it('is for people who came in the last 30 days', async () => {
    const { newForDays } = REFERRAL;
    expect(newForDays).toBe(30);
    app.setTime(new Date(Date.now() + newForDays * DAY_MS + 1000));
    expect(await accept(guest, code)).toBe('not-new');
    app.setTime(new Date(Date.now() + newForDays * DAY_MS - MINUTE_MS));
    expect(await accept(guest, code)).toBe('accepted');
  });

  it('ends with who sent it', async () => {
    await leaveForGood(app, mara);
    expect((await invitationOf(new Client(app.url), code)).status).toBe(404);
    expect(await accept(guest, code)).toBe('unknown');
  });

  it('lists friends page by page', async () => {
    const size = REFERRAL.page;
    await app.db.rows(sql`
      insert into monetization.referrals (id, referrer_id, code, state, accepted_at)
      select gen_random_uuid(), ${mara.id}, ${code}, 'accepted', now() - n * interval '1 hour'
      from generate_series(1, ${size + 3}) n`);
    const first = await friendsOf(mara);
    const second = await friendsOf(mara, `?cursor=${first.nextCursor}`);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([size, 3, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(size + 3);
    expect(first.items[0]?.name).toBeNull();
    expect((await mara.client.get('/api/my-referrals/friends?cursor=nonsense')).problem.issues).toEqual([
      { field: 'cursor', code: 'cursor-invalid' },
    ]);
    expect((await mara.client.get(`/api/my-referrals/friends?cursor=${'x'.repeat(201)}`)).status).toBe(422);
  });

  it.each([
    'POST /api/my-referrals/code',
    'GET /api/my-referrals',
    'POST /api/invitations/ABCD2345/acceptance',
  ])('%s asks visitors who they are', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    expect((await new Client(app.url).call(method, path)).status).toBe(401);
  });
});
