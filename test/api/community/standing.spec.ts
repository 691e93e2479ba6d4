import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { OwnStanding } from '../../../src/community/standing/standing.dto.js';
import type { TrustProfile } from '../../../src/community/trust/trust-profile.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

const standing = async ({ client }: Pick<TestMember, 'client'>) =>
  (await client.get<OwnStanding>('/api/standing')).body;

describe('Standing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ CAMPUS_DOMAINS: 'wrenfield.edu=Wrenfield University' });
  });
  afterAll(() => app.stop());

  const profileOf = async (id: string) =>
    (await new Client(app.url).get<TrustProfile>(`/api/profiles/${id}`)).body;
  const badge = async (id: string, wanted: string) =>
    (await profileOf(id)).badges.find((earned) => earned.badge === wanted);
  const moveTo = async (member: TestMember, email: string) => {
    await member.client.post('/api/profile/email', { email, currentPassword: member.password });
    const token = await mailedToken(app, email);
    expect((await new Client(app.url).post('/api/auth/confirm-email-change', { token })).status).toBe(200);
  };

  it('has the campus of a confirmed address, also below its domain, until it is another', async () => {
    const member = await signUpMember(app, { email: 'ada@cs.wrenfield.edu' });
    expect(await badge(member.id, 'campus')).toEqual({
      badge: 'campus',
      earnedAt: expect.stringMatching(/^2\d{3}-/),
      campus: 'Wrenfield University',
    });
    await moveTo(member, 'ada@example.org');
    expect(await badge(member.id, 'campus')).toBeUndefined();
  });

  it('earns the campus with another address, on the day it was confirmed, and not before', async () => {
    const member = await signUpMember(app);
    await app.db.rows(
      sql`update identity.profiles set email_confirmed_at = '2020-01-01T00:00:00Z' where id = ${member.id}`,
    );
    await member.client.post('/api/profile/email', {
      email: 'grace@wrenfield.edu',
      currentPassword: member.password,
    });
    expect(await badge(member.id, 'campus')).toBeUndefined();
    const token = await mailedToken(app, 'grace@wrenfield.edu');
    await new Client(app.url).post('/api/auth/confirm-email-change', { token });
    expect((await badge(member.id, 'campus'))?.earnedAt).not.toMatch(/^2020/);
    expect((await badge(member.id, 'verified-email'))?.earnedAt).toMatch(/^2020/);
  });

  it('tells nobody the address it was derived from, nor whether a number was typed', async () => {
    const member = await signUpMember(app, { email: 'secret@wrenfield.edu', phone: '+14135550142' });
    const shown = JSON.stringify(await profileOf(member.id));
    expect(shown).not.toMatch(/secret@|5550142|phone/i);
  });

  it('has the day on which somebody became a Trusted Seller, anew after they were not', async () => {
    const { id } = await signUpMember(app);
    const rate = async (rating: number, total: number) => {
      await app.db.rows(
        sql`update identity.profiles set rating = ${rating}, total_ratings = ${total} where id = ${id}`,
      );
      return (await badge(id, 'trusted-seller'))?.earnedAt;
    };
    const first = await rate(4.5, 2);
    expect(first).toEqual(expect.any(String));
    expect(await rate(4.9, 3)).toBe(first);
    expect(await rate(4.4, 4)).toBeUndefined();
    expect(await rate(4.6, 5)).not.toBe(first);
  });

  it('says why a badge is missing, to its owner', async () => {
    const member = await signUpMember(app, { phone: '+14135550142' });
    expect(await standing(member)).toEqual({
      badges: [{ badge: 'verified-email', earnedAt: expect.any(String) }],
      missing: [
        { badge: 'trusted-seller', reason: 'no-reviews' },
        { badge: 'verified-phone', reason: 'phone-unconfirmed' },
        { badge: 'campus', reason: 'no-campus-address' },
        { badge: 'bronze-referrer', reason: 'too-few-friends', have: 0, need: 3 },
      ],
      campuses: [{ name: 'Wrenfield University', domain: 'wrenfield.edu' }],
    });
    expect((await standing(await createGuest(app))).missing.map(({ reason }) => reason)).toEqual([
      'no-reviews',
      'guest',
      'guest',
      'guest',
      'too-few-friends',
    ]);
    expect((await new Client(app.url).get('/api/standing')).status).toBe(401);
  });
});
