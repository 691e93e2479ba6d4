import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ImageAnswer } from '#platform/media/media.dto';
import type { TrustProfile } from '../../../src/community/trust/trust-profile.dto.js';
import { RatePerson } from '../../../src/identity/identity.contract.js';
import type { OwnProfile } from '../../../src/identity/profiles/profile.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { photo } from '../../support/files/images.js';
import { createGuest, directoryRow, signUpMember } from '../../support/world/people.js';

const upload = async (client: Client): Promise<ImageAnswer> => {
  const form = new FormData();
  const bytes = await photo(64, 64).png().toBuffer();
  form.set('file', new File([Uint8Array.from(bytes)], 'me.png', { type: 'image/png' }));
  const { status, body } = await client.post<ImageAnswer>('/api/media/images', form);
  expect(status).toBe(201);
  return body;
};

describe('A profile', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  const publicProfile = (id: string) => new Client(app.url).get<TrustProfile>(`/api/profiles/${id}`);

  const badges = async (id: string) => (await publicProfile(id)).body.badges.map(({ badge }) => badge);

  const usesOf = (id: string) =>
    app.db.rows(sql`select id from platform.media where attached_to = ${`identity.avatar:${id}`}`);

  it('is edited by its person and read by everybody', async () => {
    const { client, id, username, email } = await signUpMember(app);
    const changes = {
      fullName: ' Ada Lovelace ',
      bio: 'I sell engines.',
      phone: '+44 20 7946 0000',
      theme: 'dark',
      language: 'es',
      onboardingCompleted: true,
    };

    const { status, body } = await client.patch<OwnProfile>('/api/profile', changes);

    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...changes,
      id,
      email,
      username,
      fullName: 'Ada Lovelace',
      name: 'Ada Lovelace',
    });
    expect((await client.get('/api/profile')).body).toEqual(body);
    expect((await publicProfile(id)).body).toMatchObject({
      id,
      kind: 'member',
      name: 'Ada Lovelace',
      username,
      avatar: null,
      bio: 'I sell engines.',
      memberSince: body.memberSince,
      rating: null,
      totalRatings: 0,
      verifiedSeller: false,
      badges: [{ badge: 'verified-email' }],
    });
  });

  it('keeps what a change leaves out, and clears what it empties', async () => {
    const { client, username } = await signUpMember(app, { fullName: 'Someone', phone: '12345678' });
    await client.patch('/api/profile', { bio: 'Hello', theme: 'dark' });

    const { body } = await client.patch<OwnProfile>('/api/profile', {
      fullName: '  ',
      phone: null,
      theme: null,
    });

    expect(body).toMatchObject({ fullName: null, phone: null, theme: null, bio: 'Hello', name: username });
  });

  it('shows others its public picture as it is after every change', async () => {
    const { client, id } = await signUpMember(app);
    await client.patch('/api/profile', { theme: 'dark', bio: 'Not in the picture', fullName: 'New Name' });
    expect(await directoryRow(app, id)).toMatchObject({
      name: 'New Name',
      has_confirmed_email: true,
      has_confirmed_phone: false,
    });
    await client.patch('/api/profile', { fullName: null });
    const { body } = await client.get<OwnProfile>('/api/profile');
    expect(await directoryRow(app, id)).toMatchObject({ name: body.name, username: body.username });
  });

  it('shows others both of two changes that meet', async () => {
    const { client, id } = await signUpMember(app);
    const rounds = Array.from({ length: 10 }, (_, n) => [
      client.patch('/api/profile', { fullName: `Name ${n}` }),
      client.patch('/api/profile', { phone: n % 2 ? null : '12345678' }),
    ]);
    await Promise.all(rounds.flat());

    const { body } = await client.get<OwnProfile>('/api/profile');
    expect(await directoryRow(app, id)).toMatchObject({ name: body.fullName, has_confirmed_phone: false });
  });

  it('shows an uploaded picture as avatar, until another or none', async () => {
    const { client, id } = await signUpMember(app);
    const [first, second] = [await upload(client), await upload(client)];

    const { status, body } = await client.put<OwnProfile>('/api/profile/avatar', { imageId: first.id });
    expect([status, body.avatar]).toEqual([200, first]);
    expect((await publicProfile(id)).body.avatar).toEqual(first);
    // The same once more changes nothing.
    expect((await client.put('/api/profile/avatar', { imageId: first.id })).status).toBe(200);
    expect(await usesOf(id)).toEqual([{ id: first.id }]);

    await client.put('/api/profile/avatar', { imageId: second.id });
    expect(await usesOf(id)).toEqual([{ id: second.id }]);
    expect((await directoryRow(app, id))?.avatar).toEqual(second);

    expect((await client.delete<OwnProfile>('/api/profile/avatar')).body.avatar).toBeNull();
    expect(await usesOf(id)).toEqual([]);
    expect((await directoryRow(app, id))?.avatar).toBeNull();
  });

  it('takes as avatar only a picture that its person uploaded and shows nowhere else', async () => {
    const { client, id } = await signUpMember(app);
    const foreign = await upload((await signUpMember(app)).client);
    const shown = await upload(client);
    await app.db.rows(
      sql`update platform.media set attached_to = 'catalog.listing:1' where id = ${shown.id}`,
    );

    const set = (imageId: unknown) => client.put('/api/profile/avatar', { imageId });

    expect((await set(foreign.id)).problem.code).toBe('media.image-unknown');
    expect((await set(id)).problem.code).toBe('media.image-unknown');
    expect((await set(shown.id)).problem.code).toBe('media.image-in-use');
    expect((await set('nothing')).problem.issues).toEqual([{ field: 'imageId', code: 'is-uuid' }]);
    expect((await client.get<OwnProfile>('/api/profile')).body.avatar).toBeNull();
    expect((await (await createGuest(app)).client.delete('/api/profile/avatar')).status).toBe(403);
  });

  it('has Verified Phone for a number that was confirmed, until it is another', async () => {
    const { client, id } = await signUpMember(app);
    await client.patch('/api/profile', { phone: '413 555 0142' });
    expect(await badges(id)).toEqual(['verified-email']);
    await app.db.rows(sql`update identity.profiles set phone_confirmed_at = now() where id = ${id}`);
    await client.patch('/api/profile', { phone: '413 555 0142', fullName: 'The same number' });
    expect(await badges(id)).toEqual(['verified-phone', 'verified-email']);
    await client.patch('/api/profile', { phone: '413 555 0143' });
    expect(await badges(id)).toEqual(['verified-email']);
  });

  it('earns Trusted Seller with 4.5 stars', async () => {
    const { id } = await signUpMember(app);
    const rate = (rating: number) => {
      const command = new RatePerson(id, rating, 3);
      return app.nest
        .get(EntityManager)
        .fork()
        .transactional(() => app.nest.get(CommandBus).execute(command));
    };
    await rate(4.4);
    expect(await badges(id)).toEqual(['verified-email']);
    await rate(4.5);
    expect((await publicProfile(id)).body).toMatchObject({
      badges: [{ badge: 'trusted-seller', earnedAt: expect.any(String) }, { badge: 'verified-email' }],
    });
  });

  it('of a guest has a theme and a language, and nothing to tell of oneself', async () => {
    const { client, id, profile } = await createGuest(app);
    const { body } = await client.patch<OwnProfile>('/api/profile', { theme: 'dark', language: 'es' });
    expect(body).toMatchObject({ theme: 'dark', language: 'es' });

    const { status, problem } = await client.patch('/api/profile', { fullName: 'A Name' });
    expect([status, problem.code]).toEqual([403, 'identity.members-only']);
    expect((await publicProfile(id)).body).toMatchObject({ kind: 'guest', name: profile.name, badges: [] });
  });

  it('takes a premium theme from whose e-mail says so', async () => {
    for (const email of ['me@premium.example', 'professor@example.org']) {
      const { client, profile } = await signUpMember(app, { email });
      expect(profile.entitlements).toEqual(['premium-themes']);
      expect((await client.patch('/api/profile', { theme: 'midnight' })).status).toBe(200);
    }
  });

  it.each(['midnight', 'neon', 'pastel'])('refuses the premium theme %s to others', async (theme) => {
    for (const { client } of [await signUpMember(app), await createGuest(app)]) {
      const { status, problem } = await client.patch('/api/profile', { theme, bio: 'Not saved either' });
      expect([status, problem.code, problem.params]).toEqual([
        402,
        'platform.plan-required',
        { feature: 'premium-themes', tier: 'premium' },
      ]);
      expect((await client.get<OwnProfile>('/api/profile')).body).toMatchObject({ theme: null, bio: null });
    }
  });

  it('is not for visitors to read as their own or to edit', async () => {
    const visitor = new Client(app.url);
    for (const { status } of [await visitor.get('/api/profile'), await visitor.patch('/api/profile', {})])
      expect(status).toBe(401);
  });

  it('of nobody, or of somebody unconfirmed, is not found', async () => {
    const { id } = await signUpMember(app, { confirmed: false });
    for (const unknown of [id, '0198c0de-0000-7000-8000-000000000000', 'not-an-id', '%00'])
      expect([400, 404]).toContain((await publicProfile(unknown)).status);
    expect((await publicProfile('not-an-id')).problem.code).toBe('community.person-not-found');
  });

  it('gives nobody the role, the e-mail or the rating they send', async () => {
    const { client } = await signUpMember(app);
    const { body } = await client.patch<OwnProfile>('/api/profile', {
      role: 'admin',
      email: 'pro@example.org',
      verifiedSeller: true,
      rating: 5,
      id: '0198c0de-0000-7000-8000-000000000000',
    });
    expect(body).toMatchObject({ role: 'user', entitlements: [] });
  });

  it.each([
    [{ fullName: 'x'.repeat(81) }, 'fullName', 'full-name-too-long'],
    [{ bio: 'x'.repeat(501) }, 'bio', 'bio-too-long'],
    [{ phone: 'call me' }, 'phone', 'phone-invalid'],
    [{ theme: 'plaid' }, 'theme', 'is-in'],
    [{ language: null }, 'language', 'is-in'],
    [{ onboardingCompleted: 'yes' }, 'onboardingCompleted', 'is-boolean'],
    [{ fullName: 7 }, 'fullName', 'is-string'],
  ])('refuses %p', async (changes, field, code) => {
    const { client } = await signUpMember(app);
    const { status, problem } = await client.patch('/api/profile', changes);
    expect(status).toBe(422);
    expect(problem.issues).toEqual([expect.objectContaining({ field, code })]);
  });
});
