import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { countedAndStored, favorites, save, savedTitles } from '../../../support/world/favorites.js';
import { browse, storeListing } from '../../../support/world/listings.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../../support/world/people.js';
import { Plans } from '../../../support/world/plans.js';

const NOBODYS = '0198c0de-0000-7000-8000-000000000000';

describe('saving favorites', () => {
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    plans = new Plans(app);
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const listings = (many: number) =>
    Promise.all(Array.from({ length: many }, (_, n) => storeListing(app, seller, { title: `Thing ${n}` })));

  it('keeps them for members and guests, once each however often they are saved', async () => {
    const listing = await storeListing(app, seller, { title: 'Lamp' });
    for (const { client } of [await signUpMember(app), await createGuest(app)]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => save(client, listing)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
      expect(await savedTitles(client)).toEqual(['Lamp']);
    }
    expect(await countedAndStored(app, listing)).toEqual([2, 2]);
  });

  it('takes them away, and counts down once', async () => {
    const { client } = await signUpMember(app);
    const listing = await storeListing(app, seller);
    await save(client, listing);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.delete(`/api/favorites/${listing}`)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await savedTitles(client)).toEqual([]);
    expect(await countedAndStored(app, listing)).toEqual([0, 0]);
  });

  it('knows each price that a listing gets, also in the moment it is saved', async () => {
    const listing = await storeListing(app, seller, { price: 50 });
    const guests = await Promise.all(Array.from({ length: 10 }, () => createGuest(app)));
    await Promise.all(
      guests.flatMap(({ client }, n) => [
        save(client, listing),
        seller.client.patch(`/api/listings/${listing}`, { price: 40 - n }),
      ]),
    );
    await app.outbox.delivered();
    const unaware = await app.db.rows(sql`
      select from catalog.favorites favorite join catalog.listings listing on listing.id = favorite.listing_id
      where listing.id = ${listing} and favorite.known_cents <> listing.price_cents`);
    expect([unaware, (await countedAndStored(app, listing))[1]]).toEqual([[], 10]);
  });

  it('puts back what was taken away as it stood there, never into the future', async () => {
    const { client } = await signUpMember(app);
    const [older, newer] = await listings(2);
    for (const listing of [older, newer]) await save(client, listing ?? '');
    const [, first] = (await favorites(client)).items;
    await client.delete(`/api/favorites/${older}`);
    await save(client, older ?? '', { savedAt: first?.savedAt, savedPrice: 200 });
    const items = (await favorites(client)).items;
    expect(items.map(({ id }) => id)).toEqual([newer, older]);
    expect(items[1]).toMatchObject({ savedPrice: 200, price: 185, droppedAt: null });

    await client.delete(`/api/favorites/${older}`);
    await save(client, older ?? '', { savedAt: '2999-01-01T00:00:00Z' });
    const [latest] = (await favorites(client)).items;
    expect(Date.parse(latest?.savedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('tells which of some listings are saved, and which are one’s own', async () => {
    const person = await signUpMember(app);
    const { client } = person;
    const [saved, other] = await listings(2);
    const own = await storeListing(app, person);
    await save(client, saved ?? '');
    const { body } = await client.get(`/api/favorites/marks?ids=${saved},${other},${own},${NOBODYS}`);
    expect(body).toEqual({ favorites: [saved], own: [own] });
  });

  it('keeps 5 for a free account, member or guest, of 30 that are saved at once', async () => {
    const ids = await listings(30);
    for (const { client } of [await signUpMember(app), await createGuest(app)]) {
      const answers = await Promise.all(ids.map((id) => save(client, id)));
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status === 402);
      expect(refused).toHaveLength(25);
      expect(refused[0]?.problem).toMatchObject({
        code: 'catalog.favorites-limit',
        params: { feature: 'favorites', tier: 'premium', limit: 5 },
      });
      expect((await favorites(client)).saved).toBe(5);
    }
    const counts = await Promise.all(ids.map((id) => countedAndStored(app, id)));
    for (const [counted, stored] of counts) expect(counted).toBe(stored);
  });

  it.each(['premium', 'premium_plus'] as const)('keeps any number for %s', async (tier) => {
    const person = await signUpMember(app);
    plans.give(person, tier);
    const answers = await Promise.all((await listings(7)).map((id) => save(person.client, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(204));
  });

  it('has room again for one that is taken away or removed, and none for one that is saved already', async () => {
    const { client } = await signUpMember(app);
    const [one, two, ...others] = await listings(8);
    for (const id of [one, two, ...others.slice(0, 3)]) await save(client, id ?? '');
    expect((await save(client, one ?? '')).status).toBe(204);
    expect((await save(client, others[3] ?? '')).status).toBe(402);
    await client.delete(`/api/favorites/${one}`);
    expect((await save(client, others[3] ?? '')).status).toBe(204);
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${two}`);
    expect((await save(client, others[4] ?? '')).status).toBe(204);
  });

  it('refuses what is not there, and stores nothing', async () => {
    const { client, id } = await signUpMember(app);
    const [deleted, removed] = await listings(2);
    await seller.client.delete(`/api/listings/${deleted}`);
    await app.db.rows(sql`update catalog.listings set status = 'removed' where id = ${removed}`);
    for (const listing of [deleted, removed, NOBODYS, 'nonsense']) {
      const answer = await save(client, listing ?? '');
      expect([answer.status, answer.problem.code]).toEqual([404, 'catalog.listing-not-found']);
    }
    expect(await app.db.rows(sql`select from catalog.favorites where person_id = ${id}`)).toEqual([]);
  });

  it('refuses one’s own listing, visitors, and what is no answer of its own', async () => {
    const [listing] = await listings(1);
    const own = await save(seller.client, listing ?? '');
    expect([own.status, own.problem.code]).toEqual([403, 'catalog.favorite-of-own-listing']);
    const visitor = await save(new Client(app.url), listing ?? '');
    expect([visitor.status, visitor.problem.code]).toEqual([401, 'platform.authentication-required']);
    const { client } = await signUpMember(app);
    for (const before of [{ savedAt: 'yesterday' }, { savedPrice: -1 }, { savedPrice: 0.001 }])
      expect((await save(client, listing ?? '', before)).status).toBe(422);
    const tooMany = Array(101).fill(NOBODYS).join(',');
    for (const query of ['', '?ids=', '?ids=nonsense', `?ids=${tooMany}`])
      expect((await client.get(`/api/favorites/marks${query}`)).status).toBe(422);
  });

  it('goes with the listing, and with the person, whose count goes too', async () => {
    const person = await signUpMember(app);
    const [deleted, kept] = await listings(2);
    for (const id of [deleted, kept]) await save(person.client, id ?? '');
    await seller.client.delete(`/api/listings/${deleted}`);
    expect((await favorites(person.client)).items.map(({ id }) => id)).toEqual([kept]);
    await leaveForGood(app, person);
    expect(await countedAndStored(app, kept ?? '')).toEqual([0, 0]);
  });

  it('deletes a listing while people save it and take it away', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUpMember(app)));
    const [listing] = await listings(1);
    for (const { client } of people.slice(0, 3)) await save(client, listing ?? '');
    const answers = await Promise.all([
      ...people.map(({ client }, n) =>
        n < 3 ? client.delete(`/api/favorites/${listing}`) : save(client, listing ?? ''),
      ),
      seller.client.delete(`/api/listings/${listing}`),
    ]);
    expect(answers.filter(({ status }) => status !== 204 && status !== 404)).toEqual([]);
    expect(await app.db.rows(sql`select from catalog.favorites where listing_id = ${listing}`)).toEqual([]);
  });

  it('makes what people save more popular than what they look at', async () => {
    const [looked, saved] = [
      await storeListing(app, seller, { category: 'software' }),
      await storeListing(app, seller, { category: 'software' }),
    ];
    const [ann, ben, cem] = [await signUpMember(app), await signUpMember(app), await signUpMember(app)];
    await save(cem.client, saved);
    for (const { client } of [ann, ben]) await client.post(`/api/listings/${looked}/views`);
    const ids = (await browse(ann.client, 'sort=popular&category=software')).items.map(({ id }) => id);
    expect(ids).toEqual([saved, looked]);
  });

  it('comes along when a guest joins: once each, and nothing of one’s own', async () => {
    const guest = await createGuest(app);
    const member = await signUpMember(app);
    const own = await storeListing(app, member, { title: 'Own' });
    const guests = await storeListing(app, guest, { title: 'The guest’s' });
    const [both, only] = [
      await storeListing(app, seller, { title: 'Both' }),
      await storeListing(app, seller, { title: 'Only' }),
    ];
    for (const id of [both, only, own]) await save(guest.client, id);
    for (const id of [both, guests]) await save(member.client, id);
    const { email, password } = member;
    await guest.client.post('/api/auth/sign-in', { email, password, bringGuest: true });
    expect((await savedTitles(member.client)).toSorted()).toEqual(['Both', 'Only']);
    expect(await countedAndStored(app, both)).toEqual([1, 1]);
    for (const id of [own, guests]) expect(await countedAndStored(app, id)).toEqual([0, 0]);
  });
});
