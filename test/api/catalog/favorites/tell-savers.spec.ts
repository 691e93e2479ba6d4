import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { MINUTE_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import { RateLimits } from '#platform/throttle/rate-limits';
import { ReleaseListing, ReserveListing } from '../../../../src/catalog/catalog.contract.js';
import { TellSavers } from '../../../../src/catalog/favorites/tell-savers.js';
import { TellSaversOnListingChanged } from '../../../../src/catalog/favorites/tell-savers.on-listing-changed.js';
import { changeBudget } from '../../../../src/catalog/listings/listing.policy.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { mailsTo } from '../../../support/app/mail.js';
import { save, savedByMany } from '../../../support/world/favorites.js';
import { storeListing } from '../../../support/world/listings.js';
import { notifications, openTab } from '../../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';

describe('Those who saved a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let saver: TestMember;
  let listing: string;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  beforeEach(async () => {
    saver = await signUpMember(app);
    listing = await storeListing(app, seller, { title: 'City bike', price: 20 });
    await save(saver.client, listing);
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const told = async (person: Pick<TestMember, 'client'> = saver) => {
    await app.outbox.delivered();
    const { items } = await notifications(person.client);
    return items.map(({ code, kind, params, link, read }) => ({ code, kind, params, link, read }));
  };
  /** What has been mailed to the saver once everything has waited unread for long enough. */
  const mailsLater = async () => {
    await app.outbox.delivered();
    app.setTime(new Date(Date.now() + 11 * MINUTE_MS));
    await app.nest.get(JobRunner).runNow('notifications.mail-unread');
    const mails = await mailsTo(app, saver.email);
    app.setTime(new Date());
    return mails;
  };
  const setPrice = (price: number) => seller.client.patch(`/api/listings/${listing}`, { price });
  const inTransaction = (work: () => Promise<unknown>) =>
    app.nest.get(EntityManager).fork().transactional(work);
  const send = (command: ReserveListing | ReleaseListing) =>
    inTransaction(() => app.nest.get(CommandBus).execute(command));

  it('hear of so many changes an hour, of twenty at once as well', async () => {
    const { limit, ...budget } = changeBudget(seller, listing);
    const left = 5;
    await app.nest.get(RateLimits).spend({ ...budget, limit, weight: limit - left });
    const change = (n: number) =>
      n % 2 ? setPrice(19 - n / 2) : seller.client.post(`/api/listings/${listing}/reservation`);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => change(n)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(20 - left);
    for (const { problem } of refused) expect(problem.code).toBe('platform.too-many-attempts');
    expect((await seller.client.delete(`/api/listings/${listing}/reservation`)).status).toBe(429);
    const other = await storeListing(app, seller);
    expect((await seller.client.patch(`/api/listings/${other}`, { price: 1 })).status).toBe(204);
  });

  it('are told of a lower price, with the old and the new one: in the app at once, and by mail', async () => {
    const tab = await openTab(app, saver);
    await setPrice(15);
    const notice = {
      code: 'listing-price-drop',
      kind: 'listing',
      params: { title: 'City bike', amount: 15, before: 20 },
      link: `/listing/${listing}`,
      read: false,
    };
    expect(await told()).toEqual([notice]);
    expect(tab.shown).toEqual([expect.objectContaining(notice)]);
    tab.close();
    const [mail] = await mailsLater();
    expect(mail?.subject).toBe('Price drop: $15');
    expect(mail?.text).toContain('“City bike” now costs $15 instead of $20.');
    expect((await told(seller)).filter(({ kind }) => kind === 'listing')).toEqual([]);
  });

  it('get one mail about all that they have not read of, and none about what they have', async () => {
    const lamp = await storeListing(app, seller, { title: 'Lamp', price: 10 });
    await save(saver.client, lamp);
    await seller.client.patch(`/api/listings/${lamp}`, { price: 8 });
    await setPrice(15);
    const [mail, ...others] = await mailsLater();
    expect([mail?.subject, others]).toEqual(['News about 2 things you saved', []]);
    for (const words of [
      'Price drop: $15. “City bike” now costs',
      'Price drop: $8. “Lamp” now costs',
      '/favorites',
    ])
      expect(mail?.text).toContain(words);
    await saver.client.post('/api/notifications/read');
    expect(await mailsLater()).toHaveLength(1);
  });

  it('are told that it is pending, and that it can be had again', async () => {
    const holdId = randomUUID();
    await send(new ReserveListing(listing, seller.id, holdId, randomUUID()));
    expect((await told()).map(({ code }) => code)).toEqual(['listing-pending']);
    await send(new ReleaseListing(listing, seller.id, holdId));
    // The news of a listing replaces what was told of it before.
    expect(await told()).toMatchObject([{ code: 'listing-available', params: { amount: 20 } }]);
  });

  it('are told that it is sold', async () => {
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${listing}`);
    await setPrice(20);
    expect((await told()).map(({ code }) => code)).toEqual(['listing-sold']);
  });

  it('are told nothing of a higher price, of new words, nor twice of the same', async () => {
    await setPrice(25);
    await seller.client.patch(`/api/listings/${listing}`, { description: 'New tyres.' });
    expect(await told()).toEqual([]);
    await setPrice(15);
    await told();
    await saver.client.post('/api/notifications/read');
    for (const description of ['One', 'Two'])
      await seller.client.patch(`/api/listings/${listing}`, { description });
    expect((await told()).map(({ read }) => read)).toEqual([true]);
    expect(await mailsLater()).toEqual([]);
  });

  it('know the price they are told of: a further drop counts from there', async () => {
    await setPrice(15);
    await told();
    await setPrice(12);
    expect(await told()).toMatchObject([{ params: { amount: 12, before: 15 } }]);
  });

  it('are told once by a reaction that runs twice at once, or is cut off and runs again', async () => {
    const reaction = app.nest.get(TellSavers);
    await app.db.rows(sql`update catalog.listings set price_cents = 1000 where id = ${listing}`);
    await expect(
      inTransaction(async () => {
        await reaction.tell(listing);
        throw new Error('as if the instance died');
      }),
    ).rejects.toThrow('as if');
    expect(await told()).toEqual([]);
    await Promise.all(Array.from({ length: 20 }, () => inTransaction(() => reaction.tell(listing))));
    expect(await told()).toMatchObject([{ params: { amount: 10, before: 20 } }]);
    expect(await mailsLater()).toHaveLength(1);
  });

  it('are not told of such things where they want nothing of them', async () => {
    await saver.client.put('/api/notification-preferences', {
      kinds: [{ kind: 'listing', inApp: false, byMail: false }],
      sound: true,
    });
    await setPrice(15);
    expect(await told()).toEqual([]);
    expect(await mailsLater()).toEqual([]);
  });

  it('are told by mail alone where they want that', async () => {
    await saver.client.put('/api/notification-preferences', {
      kinds: [{ kind: 'listing', inApp: false, byMail: true }],
      sound: true,
    });
    await setPrice(15);
    expect(await told()).toEqual([]);
    expect(await mailsLater()).toHaveLength(1);
  });

  it('may be guests, and are told nothing of what they no longer have', async () => {
    const guest = await createGuest(app);
    await save(guest.client, listing);
    await saver.client.delete(`/api/favorites/${listing}`);
    await setPrice(15);
    expect((await told(guest)).map(({ code }) => code)).toEqual(['listing-price-drop']);
    expect(await told()).toEqual([]);
  });

  it('may be thousands: they are told some hundred at a time, in a few statements each, nobody twice', async () => {
    const people = await savedByMany(app, listing, 1200);
    const tell = jest.spyOn(app.nest.get(TellSavers), 'tell');
    const reaction = jest.spyOn(app.nest.get(TellSaversOnListingChanged), 'react');
    await setPrice(15);
    await app.outbox.delivered();
    expect(reaction).toHaveBeenCalledTimes(1);
    expect(tell.mock.calls).toHaveLength(3);
    const row = await app.db.first(sql<{ people: number; notices: number }>`
      select count(distinct person_id)::int as people, count(*)::int as notices
      from notifications.notices where person_id = any(${people}::uuid[]) and code = 'listing-price-drop'`);
    expect(row).toEqual({ people: 1200, notices: 1200 });
    jest.restoreAllMocks();
  });
});
