import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { agreeToMeet, meetupOf, meetupsOf } from '../../support/world/community/meetups.js';
import { joinAs } from '../../support/world/joining.js';
import { detail, publish } from '../../support/world/listings.js';
import { move, offer, offerIn } from '../../support/world/messaging/offers.js';
import { createGuest, signUpMember, type TestGuest, type TestMember } from '../../support/world/people.js';

const block = ({ client }: { client: Client }, { id }: { id: string }) =>
  client.put(`/api/people/${id}/block`);

describe('A guest who becomes a member, of whom one is apart from somebody', () => {
  let app: TestApp;
  let seller: TestMember;
  let guest: TestGuest;
  let member: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  beforeEach(async () => {
    [guest, member] = [await createGuest(app), await signUpMember(app)];
    listing = await publish(seller.client, { title: 'Oak desk', price: 120 });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const bring = async () => {
    expect((await joinAs(guest, member)).status).toBe(200);
    await app.outbox.delivered();
  };
  const status = async () => (await detail(new Client(app.url), listing)).status;

  it('meets them no more, and what was kept for that is for sale again', async () => {
    await block(seller, member);
    const meetup = await agreeToMeet(guest, seller, listing);
    expect(await status()).toBe('pending');
    await bring();
    const called = { status: 'canceled', cancel: { by: null, cause: 'blocked', reason: null } };
    expect(await meetupOf(member, meetup)).toMatchObject(called);
    expect(await meetupOf(seller, meetup)).toMatchObject(called);
    expect(await status()).toBe('active');
  });

  it('meets nobody whom the guest wanted nothing to do with', async () => {
    await block(guest, seller);
    await agreeToMeet(member, seller, listing);
    await bring();
    expect(await meetupsOf(member)).toMatchObject({ items: [], counts: { confirmed: 0 } });
    expect(await status()).toBe('active');
  });

  it.each([
    ['the seller', 'declined'],
    ['the member', 'withdrawn'],
  ])('negotiates no longer once %s has blocked the other; a deal stands', async (who, becomes) => {
    await (who === 'the seller' ? block(seller, member) : block(member, seller));
    const open = await offer(guest, seller, listing, '$80');
    const agreed = await offer(guest, seller, await publish(seller.client), '$60');
    await move(seller, agreed, 'accept');
    await bring();
    expect((await offerIn(member, open))?.status).toBe(becomes);
    expect((await offerIn(member, agreed))?.status).toBe('accepted');
    expect((await move(seller, open, 'accept')).status).not.toBe(200);
  });
});
