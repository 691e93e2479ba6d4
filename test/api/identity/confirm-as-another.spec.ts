import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { SessionAnswer } from '../../../src/identity/sessions/session.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailedToken } from '../../support/app/mail.js';
import { storeFavorites } from '../../support/world/favorites.js';
import { publish } from '../../support/world/listings.js';
import { createGuest, signUpMember } from '../../support/world/people.js';
import { signUpForm } from '../../support/world/sign-up.js';

const confirm = ({ client }: { client: Client }, body: object) =>
  client.post<SessionAnswer>('/api/auth/confirm-email', body);

describe('A confirmation link', () => {
  let app: TestApp;
  let made = 0;
  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());

  /** Signs up on `browser`, and answers the link that was mailed. */
  const signUp = async (browser = new Client(app.url), more: object = {}) => {
    const form = signUpForm(`sender_${++made}`, more);
    expect((await browser.post('/api/auth/sign-up', form)).status).toBe(201);
    return { email: form.email, token: await mailedToken(app, form.email) };
  };
  const sellerOf = async (listing: string) =>
    (
      await app.db.first(
        sql<{ id: string }>`select seller_id as id from catalog.listings where id = ${listing}`,
      )
    )?.id;

  it('makes no member somebody else unless they say so, and tells them whom', async () => {
    const [member, { email, token }] = [await signUpMember(app), await signUp()];

    const { status, problem } = await confirm(member, { token });

    expect([status, problem.code, problem.params]).toEqual([409, 'identity.link-of-another', { email }]);
    expect((await member.client.post('/api/auth/refresh')).status).toBe(200);
    const { body } = await confirm(member, { token, switchAccount: true });
    expect(body.profile.email).toBe(email);
  });

  it('takes nothing of a guest who did not sign up with it unless they say so', async () => {
    const [guest, { email, token }] = [await createGuest(app), await signUp()];
    const listing = await publish(guest.client);

    const { status, problem } = await confirm(guest, { token, bringGuest: true });

    expect([status, problem.code, problem.params]).toEqual([409, 'identity.link-of-another', { email }]);
    expect(await sellerOf(listing)).toBe(guest.id);
    const { body } = await confirm(guest, { token, bringGuest: true, switchAccount: true });
    expect([body.profile.email, body.broughtGuest]).toEqual([email, guest.id]);
    expect(await sellerOf(listing)).toBe(body.profile.id);
  });

  it('asks a guest who wanted to bring nothing once more, and leaves them what they have', async () => {
    const guest = await createGuest(app);
    const listing = await publish((await signUpMember(app)).client);
    await storeFavorites(app, guest, [listing]);
    const { token } = await signUp(guest.client, { bringGuest: false });
    expect((await confirm(guest, { token })).status).toBe(409);
    const { body } = await confirm(guest, { token, switchAccount: true });
    expect(body.broughtGuest).toBeUndefined();
  });

  it('asks nobody who is there as nobody, or as the guest who signed up with it', async () => {
    const guest = await createGuest(app);
    const { token } = await signUp(guest.client, { bringGuest: true });
    expect((await confirm(guest, { token })).body.broughtGuest).toBe(guest.id);
    const visitor = { client: new Client(app.url) };
    expect((await confirm(visitor, { token: (await signUp()).token })).status).toBe(200);
  });

  it('asks nobody who is there as its owner', async () => {
    const owner = await signUpMember(app, { confirmed: false });
    await owner.client.post('/api/auth/resend-confirmation', { email: owner.email });
    expect((await confirm(owner, { token: await mailedToken(app, owner.email) })).status).toBe(200);
  });
});
