import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Joining } from '#platform/life/joining';
import { ForgetAgainOnProfileDeleted } from '../../../src/identity/profiles/forget-again.on-profile-deleted.js';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { photo } from '../../support/files/images.js';
import { reviewEachOther, storeDeal, writeReview } from '../../support/world/community/reviews.js';
import { meetDeadlock } from '../../support/world/deadlock.js';
import { favorites, storeFavorites } from '../../support/world/favorites.js';
import { joinAs } from '../../support/world/joining.js';
import { detail, publish } from '../../support/world/listings.js';
import { moveOrder, sentFromRoom } from '../../support/world/monetization/orders.js';
import { notifications } from '../../support/world/notifications.js';
import { createGuest, signUpMember, type TestGuest } from '../../support/world/people.js';
import { signUpForm } from '../../support/world/sign-up.js';
import { uploadImage, usageOf } from '../../support/world/uploads.js';

const linksOf = async ({ client }: { client: Client }) =>
  (await notifications(client)).items.map(({ code, link }) => [code, link]);

describe('A guest who becomes a member', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => app.stop());

  /** A guest with two listings on sale. */
  const sellingGuest = async (): Promise<TestGuest> => {
    const guest = await createGuest(app);
    for (const title of ['Lamp', 'Chair'])
      await app.db.rows(sql`
        insert into catalog.listings
          (id, seller_id, title, description, price_cents, category, condition, popularity)
        values (${uuid()}, ${guest.id}, ${title}, 'Of the guest', 500, 'other', 'good', 0)`);
    return guest;
  };
  const listingsOf = async (id: string) =>
    (await app.db.rows(sql`select id from catalog.listings where seller_id = ${id}`)).length;
  const exists = async ({ id }: TestGuest) =>
    (await app.db.rows(sql`select id from identity.profiles where id = ${id}`)).length === 1;
  const logIn = ({ guestId, pin }: TestGuest) =>
    new Client(app.url).post('/api/guests/log-in', { guestId, pin });

  /** Answers the link that was mailed. */
  const signUp = async ({ client }: TestGuest, username: string, bringGuest = true) => {
    await client.post('/api/auth/sign-up', signUpForm(username, { bringGuest }));
    return mailedToken(app, `${username}@example.org`);
  };
  /** With a link from the mailbox; answers who signs in with it then. */
  const resetPassword = async (browser: Client, email: string) => {
    await browser.post('/api/auth/forgot-password', { email });
    const reset = { token: await mailedToken(app, email), password: 'a new password' };
    expect((await browser.post('/api/auth/reset-password', reset)).status).toBe(204);
    const signIn = { email, password: reset.password };
    const { body } = await new Client(app.url).post<SessionAnswer>('/api/auth/sign-in', signIn);
    return { id: body.profile.id, broughtGuest: body.broughtGuest };
  };

  it('brings the listings along when signing in, and is gone as a guest', async () => {
    const guest = await sellingGuest();
    const { email, password, id } = await signUpMember(app);
    const guestCookie = guest.client.cookies.get('vybac_refresh') ?? '';

    const answer = await guest.client.post<SessionAnswer>('/api/auth/sign-in', {
      email,
      password,
      bringGuest: true,
    });

    expect([answer.status, answer.body.profile.id, answer.body.broughtGuest]).toEqual([200, id, guest.id]);
    expect([await listingsOf(id), await listingsOf(guest.id)]).toEqual([2, 0]);
    expect(await exists(guest)).toBe(false);
    expect((await logIn(guest)).problem.code).toBe('identity.guest-credentials');
    const old = new Client(app.url);
    old.cookies.set('vybac_refresh', guestCookie);
    expect((await old.post('/api/auth/refresh')).status).toBe(401);

    await app.outbox.delivered();
    const deleted = await app.outbox.payloads('identity.profile-deleted');
    expect(deleted.filter(({ profileId }) => profileId === guest.id)).toHaveLength(1);
    expect(await listingsOf(id)).toBe(2);
  });

  it('leaves nothing attached that was shown in what they did with themselves', async () => {
    const [guest, member] = [await createGuest(app), await signUpMember(app)];
    const file = await photo().jpeg().toBuffer();
    const [{ id: ofReview }, { id: ofOrder }] = [
      await uploadImage(guest.client, file),
      await uploadImage(guest.client, file),
    ];
    const saleId = await storeDeal(app, member, guest);
    await writeReview(guest, saleId, { stars: 5, imageIds: [ofReview] });
    const order = await sentFromRoom(app, member, guest);
    await moveOrder(guest, order, 'report', { reason: 'damaged', text: 'Broken.', imageIds: [ofOrder] });
    const usages = () => Promise.all([ofReview, ofOrder].map((id) => usageOf(app, { id })));
    expect(await usages()).toEqual([
      expect.stringMatching(/^community\.review:/),
      expect.stringMatching(/^monetization\.order:/),
    ]);
    expect((await joinAs(guest, member)).status).toBe(200);
    expect(await usages()).toEqual([null, null]);
  });

  it('is who news of reviews leads to from then on, on both sides', async () => {
    const [guest, member, seller] = [
      await createGuest(app),
      await signUpMember(app),
      await signUpMember(app),
    ];
    await app.outbox.delivered();
    await reviewEachOther([seller, guest], await storeDeal(app, seller, guest));
    await app.outbox.delivered();
    expect(await linksOf(guest)).toContainEqual(['reviews-revealed', `/reviews/${guest.id}`]);
    await app.db.rows(sql`
      update notifications.notices set link = ${`/reviews/${guest.id}`}
      where person_id = ${seller.id} and code = 'reviews-revealed'`);
    expect((await joinAs(guest, member)).status).toBe(200);
    expect(await linksOf(member)).toContainEqual(['reviews-revealed', `/reviews/${member.id}`]);
    expect(await linksOf(seller)).toContainEqual(['reviews-revealed', `/reviews/${member.id}`]);
  });

  it('has what was being stored of the guest meanwhile', async () => {
    const [guest, member, seller] = [
      await createGuest(app),
      await signUpMember(app),
      await signUpMember(app),
    ];
    const listing = await publish(seller.client);
    const [stored, joined] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const storing = app.nest.get(EntityManager).transactional(async () => {
      await storeFavorites(app, guest, [listing]);
      stored.resolve();
      await joined.promise;
    });
    await stored.promise;
    const again = app.nest.get(ForgetAgainOnProfileDeleted);
    const react = again.react.bind(again);
    jest.spyOn(again, 'react').mockImplementationOnce(async (event) => {
      await storing;
      await react(event);
    });
    expect((await joinAs(guest, member)).status).toBe(200);
    joined.resolve();
    await app.outbox.delivered();
    expect((await favorites(member.client)).items.map(({ id }) => id)).toEqual([listing]);
  });

  it('brings them when the address is confirmed, if the sign-up said so', async () => {
    const guest = await sellingGuest();
    const form = signUpForm('newcomer');
    await guest.client.post('/api/auth/sign-up', { ...form, bringGuest: true });
    expect([await listingsOf(guest.id), await exists(guest)]).toEqual([2, true]);

    // On another device, where the mail was read.
    const token = await mailedToken(app, form.email);
    const answer = await new Client(app.url).post<SessionAnswer>('/api/auth/confirm-email', { token });

    expect(answer.body.broughtGuest).toBe(guest.id);
    expect(await listingsOf(answer.body.profile.id)).toBe(2);
    expect(await exists(guest)).toBe(false);
    expect((await guest.client.post('/api/auth/refresh')).status).toBe(401);
  });

  it('publishes as a member what was begun as a guest, with its pictures', async () => {
    const guest = await createGuest(app);
    const { id: imageId } = await uploadImage(guest.client, await photo().jpeg().toBuffer());
    const form = signUpForm('drafter');
    await guest.client.post('/api/auth/sign-up', { ...form, bringGuest: true });
    const token = await mailedToken(app, form.email);
    const { body } = await guest.client.post<SessionAnswer>('/api/auth/confirm-email', { token });
    guest.client.accessToken = body.accessToken;
    const id = await publish(guest.client, { imageIds: [imageId] });
    expect((await detail(guest.client, id)).images.map((image) => image.id)).toEqual([imageId]);
  });

  it('brings them when confirming, if only then it is said', async () => {
    const form = signUpForm('undecided');
    await new Client(app.url).post('/api/auth/sign-up', form);
    const guest = await sellingGuest();
    const token = await mailedToken(app, form.email);
    const answer = await guest.client.post<SessionAnswer>('/api/auth/confirm-email', {
      token,
      bringGuest: true,
      switchAccount: true,
    });
    expect(await listingsOf(answer.body.profile.id)).toBe(2);
    expect(await exists(guest)).toBe(false);
  });

  it('stays a guest with ID and PIN when nothing is to come along, but not on this browser', async () => {
    const guest = await sellingGuest();
    const { email, password, id } = await signUpMember(app);
    const guestCookie = guest.client.cookies.get('vybac_refresh') ?? '';

    expect((await guest.client.post('/api/auth/sign-in', { email, password })).status).toBe(200);

    expect([await listingsOf(id), await listingsOf(guest.id)]).toEqual([0, 2]);
    expect((await logIn(guest)).status).toBe(200);
    const old = new Client(app.url);
    old.cookies.set('vybac_refresh', guestCookie);
    expect((await old.post('/api/auth/refresh')).status).toBe(401);
  });

  it('keeps everything when the sign-in fails', async () => {
    const guest = await sellingGuest();
    const { email } = await signUpMember(app);
    const form = { email, password: 'wrong', bringGuest: true };
    expect((await guest.client.post('/api/auth/sign-in', form)).status).toBe(401);
    expect([await listingsOf(guest.id), await exists(guest)]).toEqual([2, true]);
    expect((await guest.client.post('/api/auth/refresh')).status).toBe(200);
  });

  it('brings them all the same when the database lets another change through, again and again', async () => {
    const guest = await sellingGuest();
    const { email, password, id } = await signUpMember(app);
    meetDeadlock(app, app.nest.get(Joining), 'takeAlong', 2);

    const form = { email, password, bringGuest: true };
    const { status, body } = await guest.client.post<SessionAnswer>('/api/auth/sign-in', form);

    expect([status, body.broughtGuest, await listingsOf(id)]).toEqual([200, guest.id, 2]);
    expect(await exists(guest)).toBe(false);
    await app.outbox.delivered();
    const deleted = await app.outbox.payloads('identity.profile-deleted');
    expect(deleted.filter(({ profileId }) => profileId === guest.id)).toHaveLength(1);
  });

  it('says that something changed meanwhile when that does not end, and keeps everything', async () => {
    const guest = await sellingGuest();
    const { email, password, id } = await signUpMember(app);
    meetDeadlock(app, app.nest.get(Joining), 'takeAlong', 3);

    const form = { email, password, bringGuest: true };
    const { status, problem } = await guest.client.post('/api/auth/sign-in', form);

    expect([status, problem.code]).toEqual([409, 'platform.changed-meanwhile']);
    expect([await listingsOf(guest.id), await listingsOf(id), await exists(guest)]).toEqual([2, 0, true]);
  });

  it('brings them when the address is confirmed though the database let another change through', async () => {
    const form = signUpForm('delayed');
    const guest = await sellingGuest();
    await guest.client.post('/api/auth/sign-up', { ...form, bringGuest: true });
    const token = await mailedToken(app, form.email);
    meetDeadlock(app, app.nest.get(Joining), 'takeAlong');
    const { status, body } = await guest.client.post<SessionAnswer>('/api/auth/confirm-email', { token });
    expect([status, body.broughtGuest, await listingsOf(body.profile.id)]).toEqual([200, guest.id, 2]);
  });

  it('brings them with a new password by mail though the database let another change through', async () => {
    const form = signUpForm('forgetful');
    const guest = await sellingGuest();
    await guest.client.post('/api/auth/sign-up', { ...form, bringGuest: true });
    meetDeadlock(app, app.nest.get(Joining), 'takeAlong');
    const { id } = await resetPassword(guest.client, form.email);
    expect([await exists(guest), await listingsOf(id)]).toEqual([false, 2]);
  });

  it('is not who gets a new password by mail elsewhere, and gives them nothing', async () => {
    const [stranger, other] = [await sellingGuest(), await sellingGuest()];
    const form = signUpForm('victim');
    await stranger.client.post('/api/auth/sign-up', { ...form, bringGuest: true });
    const { id, broughtGuest } = await resetPassword(other.client, form.email);
    expect([broughtGuest, await listingsOf(id)]).toEqual([undefined, 0]);
    expect(await Promise.all([stranger, other].map(exists))).toEqual([true, true]);
    // Neither do they with a link that comes later.
    expect((await resetPassword(stranger.client, form.email)).id).toBe(id);
    expect([await listingsOf(id), await listingsOf(stranger.id)]).toEqual([0, 2]);
  });

  it('moves nothing of a member, and nothing for a visitor', async () => {
    const first = await signUpMember(app);
    const second = await signUpMember(app);
    const form = { email: second.email, password: second.password, bringGuest: true };
    expect((await first.client.post('/api/auth/sign-in', form)).status).toBe(200);
    expect((await new Client(app.url).post('/api/auth/sign-in', form)).status).toBe(200);
    const { email, password } = first;
    expect((await new Client(app.url).post('/api/auth/sign-in', { email, password })).status).toBe(200);
  });

  it('is brought by the last of those who signed up as that guest, if they wanted it', async () => {
    const [twice, thrice] = [await sellingGuest(), await sellingGuest()];
    const tokens = [
      await signUp(twice, 'mistyped'),
      await signUp(twice, 'corrected'),
      await signUp(thrice, 'first_one'),
      await signUp(thrice, 'second_one'),
      await signUp(thrice, 'without_them', false),
    ];

    const answers = await Promise.all(
      tokens.map((token) => new Client(app.url).post<SessionAnswer>('/api/auth/confirm-email', { token })),
    );

    expect(answers.map(({ body }) => body.broughtGuest)).toEqual([
      undefined,
      twice.id,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await listingsOf(thrice.id)).toBe(2);
  });

  it('is brought by one of those who sign up as that guest at once', async () => {
    const guest = await sellingGuest();
    await Promise.all(Array.from({ length: 4 }, (_, n) => signUp(guest, `at_once_${n}`)));
    const wanting = sql`select from identity.profiles where guest_to_bring = ${guest.id}`;
    expect(await app.db.rows(wanting)).toHaveLength(1);
  });
});
