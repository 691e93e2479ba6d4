import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { limitOf } from '#contract/monetization/plans';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { mailsTo } from '../../../support/app/mail.js';
import { eventually } from '../../../support/runner/eventually.js';
import { save, storeFavorites } from '../../../support/world/favorites.js';
import { publish, storeListing } from '../../../support/world/listings.js';
import { notifications, openTab } from '../../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';

describe('Of who saves a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let mara: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, mara] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { title: 'City bike' });
    // Until then nobody is known to be told anything.
    await app.outbox.delivered();
  });

  const told = async () =>
    (await notifications(seller.client)).items.map(({ kind, code, params, link, read }) => ({
      kind,
      code,
      params,
      link,
      read,
    }));
  const like = () => ({
    kind: 'like',
    code: 'listing-liked',
    params: { title: 'City bike' },
    link: `/listing/${listing}`,
    read: false,
  });

  it('the seller is told, by one notice however many they are, and by no mail', async () => {
    const { client } = await createGuest(app);
    for (const saver of [mara.client, client, mara.client]) await save(saver, listing);
    expect(await told()).toEqual([like()]);
    expect(await mailsTo(app, seller.email)).toEqual([]);
    await seller.client.post('/api/notifications/read');
    await save((await createGuest(app)).client, listing);
    expect(await told()).toEqual([like()]);
  });

  it('the seller is told nothing any more once nobody has it saved', async () => {
    const { client } = await createGuest(app);
    for (const saver of [mara.client, client]) await save(saver, listing);
    await mara.client.delete(`/api/favorites/${listing}`);
    expect(await told()).toEqual([like()]);
    await client.delete(`/api/favorites/${listing}`);
    expect(await told()).toEqual([]);
  });

  it('the seller’s open tabs hear that what they were told is gone', async () => {
    await save(mara.client, listing);
    const tab = await openTab(app, seller);
    await mara.client.delete(`/api/favorites/${listing}`);
    expect(await eventually(() => tab.changed)).toBe(1);
    tab.close();
  });

  it('the seller is not told again when it is put back', async () => {
    await save(mara.client, listing);
    await mara.client.delete(`/api/favorites/${listing}`);
    await save(mara.client, listing, { savedAt: new Date().toISOString() });
    expect(await told()).toEqual([]);
  });

  it('the seller is told once in a day of somebody who takes the heart away and sets it again', async () => {
    await save(mara.client, listing);
    await mara.client.delete(`/api/favorites/${listing}`);
    await save(mara.client, listing);
    expect(await told()).toEqual([]);
    await save((await createGuest(app)).client, listing);
    expect(await told()).toEqual([like()]);
  });

  it('the seller is told of who was refused before, having saved as many as they may', async () => {
    const others: string[] = [];
    for (let nth = 0; nth < (limitOf('free', 'favorites') ?? 0); nth++)
      others.push(await storeListing(app, seller));
    await storeFavorites(app, mara, others);
    expect((await save(mara.client, listing)).status).toBe(402);
    await mara.client.delete(`/api/favorites/${others[0]}`);
    await save(mara.client, listing);
    expect(await told()).toEqual([like()]);
  });

  it('the seller is not told where one of the two has blocked the other, nor of a refused try of their own', async () => {
    await seller.client.put(`/api/people/${mara.id}/block`);
    await save(mara.client, listing);
    await save(seller.client, listing);
    expect(await told()).toEqual([]);
  });

  it('who wants no such notice gets none', async () => {
    const kinds = [{ kind: 'like', inApp: false, byMail: false }];
    await seller.client.put('/api/notification-preferences', { kinds, sound: true });
    await save(mara.client, listing);
    expect(await told()).toEqual([]);
  });
});
