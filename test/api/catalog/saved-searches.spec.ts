import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { JobRunner } from '#platform/jobs/job-runner';
import { AlertSearches } from '../../../src/catalog/saved-searches/alert-searches.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { mailsTo } from '../../support/app/mail.js';
import { joinAs } from '../../support/world/joining.js';
import { publish } from '../../support/world/listings.js';
import { notifications } from '../../support/world/notifications.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../support/world/people.js';
import { aSearch, saveSearch, searchesOf } from '../../support/world/saved-searches.js';

describe('Saved searches', () => {
  let app: TestApp;
  let seller: TestMember;
  let mara: TestMember;

  beforeAll(async () => {
    app = await borrowApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.db.rows(sql`delete from catalog.saved_searches`);
    [seller, mara] = [await signUpMember(app), await signUpMember(app)];
  });

  const found = async (search: string): Promise<string[]> => {
    await app.outbox.delivered();
    const rows = await app.db.rows(sql<{ title: string }>`
      select title from catalog.search_alerts join catalog.listings on id = listing_id
      where search_id = ${search} order by title`);
    return rows.map(({ title }) => title);
  };

  it('are kept with everything a browse state has, changed, and deleted by their person alone', async () => {
    const filters = {
      q: 'city bike',
      category: 'sporting-goods',
      condition: 'good',
      minPrice: 20,
      maxPrice: 99.5,
      location: 'Elm Park',
    } as const;
    const id = await saveSearch(mara, { name: '  My   bike ', ...filters });
    const [kept] = await searchesOf(mara);
    expect(kept).toMatchObject({
      id,
      name: 'My bike',
      ...filters,
      frequency: 'at-once',
      active: true,
      news: 0,
    });

    const changed = await mara.client.put(`/api/saved-searches/${id}`, {
      name: 'Free bike',
      q: 'bike',
      category: 'free',
      frequency: 'weekly',
      active: false,
    });
    expect(changed.status).toBe(200);
    expect((await searchesOf(mara))[0]).toMatchObject({
      name: 'Free bike',
      category: 'free',
      condition: null,
      minPrice: null,
      maxPrice: null,
      frequency: 'weekly',
      active: false,
    });
    for (const answer of [
      await seller.client.put(`/api/saved-searches/${id}`, aSearch()),
      await seller.client.delete(`/api/saved-searches/${id}`),
      await seller.client.post(`/api/saved-searches/${id}/seen`),
    ])
      expect([answer.status, answer.problem.code]).toEqual([404, 'catalog.saved-search-not-found']);
    expect(await searchesOf(seller)).toEqual([]);
    expect((await mara.client.delete(`/api/saved-searches/${id}`)).status).toBe(204);
    expect(await searchesOf(mara)).toEqual([]);
  });

  it.each([
    [{ name: ' ' }, 'name', 'search-name-required'],
    [{ name: 'x'.repeat(SAVED_SEARCH_LIMITS.name + 1) }, 'name', 'search-name-too-long'],
    [{ frequency: 'hourly' }, 'frequency', 'frequency-unknown'],
    [{ category: 'pets' }, 'category', 'category-unknown'],
    [{ condition: 'broken' }, 'condition', 'condition-unknown'],
    [{ minPrice: 5, maxPrice: 4 }, 'minPrice', 'price-range-crossed'],
    [{ minPrice: -1 }, 'minPrice', 'price-negative'],
    [{ q: 'x'.repeat(101) }, 'q', 'query-too-long'],
    [{ email: 'nonsense' }, 'email', 'search-email-invalid'],
  ])('are refused with %j', async (words, field, code) => {
    const { status, problem } = await mara.client.post('/api/saved-searches', aSearch(words));
    expect([status, problem.issues]).toMatchObject([422, [{ field, code }]]);
  });

  it.each([{ q: '' }, { q: 'the of and' }, { q: '!!! ???' }, { q: undefined }, { q: '', minPrice: 0 }])(
    'are refused when they mean nothing: %j',
    async (words) => {
      const { status, problem } = await mara.client.post('/api/saved-searches', aSearch(words));
      expect([status, problem.code]).toEqual([422, 'catalog.saved-search-meaningless']);
      expect(await searchesOf(mara)).toEqual([]);
    },
  );

  it('are fifty at most, of seventy at once as well', async () => {
    const answers = await Promise.all(
      Array.from({ length: SAVED_SEARCH_LIMITS.perPerson + 20 }, () =>
        mara.client.post('/api/saved-searches', aSearch()),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SAVED_SEARCH_LIMITS.perPerson);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(
      new Set(['catalog.saved-search-limit']),
    );
  });

  describe('find a new listing', () => {
    const bike = {
      title: 'City bike, 54 cm',
      description: 'New brake pads.',
      price: 80,
      category: 'sporting-goods',
      condition: 'good',
      location: 'Elm Park, Wrenfield',
      tags: ['commuter'],
    } as const;

    it.each([
      [{ q: 'bike' }, true],
      [{ q: 'Bikes' }, true],
      [{ q: 'bicycle' }, true],
      [{ q: 'bici' }, true],
      [{ q: 'brake bike' }, true],
      [{ q: 'commuter' }, true],
      [{ q: 'the bike' }, true],
      [{ q: 'bike lamp' }, false],
      [{ q: 'bik' }, false],
      [{ q: undefined, category: 'sporting-goods' }, true],
      [{ q: undefined, category: 'books' }, false],
      [{ q: 'bike', category: 'sporting-goods', condition: 'good' }, true],
      [{ q: 'bike', category: 'books' }, false],
      [{ q: 'bike', condition: 'new' }, false],
      [{ q: undefined, condition: 'good' }, true],
      [{ q: undefined, condition: 'poor' }, false],
      [{ q: undefined, category: 'sporting-goods', condition: 'good' }, true],
      [{ q: undefined, minPrice: 80, maxPrice: 80 }, true],
      [{ q: undefined, maxPrice: 79.99 }, false],
      [{ q: undefined, minPrice: 80.01 }, false],
      [{ q: 'bike', category: 'free' }, false],
      [{ q: undefined, location: 'elm park' }, true],
      [{ q: 'bike', location: 'Riverside' }, false],
      [{ q: 'bike', active: false }, false],
    ] as const)('with %j: %p', async (words, finds) => {
      const id = await saveSearch(mara, words);
      await publish(seller.client, { ...bike, tags: [...bike.tags] });
      expect(await found(id)).toEqual(finds ? [bike.title] : []);
    });

    it('that is given away', async () => {
      const id = await saveSearch(mara, { q: undefined, category: 'free' });
      await publish(seller.client, { title: 'Free sofa', price: 0 });
      await publish(seller.client, { title: 'Cheap sofa', price: 0.01 });
      expect(await found(id)).toEqual(['Free sofa']);
    });

    it('once, however often that is tried, and tell its person', async () => {
      const id = await saveSearch(mara);
      await saveSearch(mara, { name: 'Two wheels', q: 'bike', category: 'sporting-goods' });
      const listing = await publish(seller.client, { title: 'City bike', price: 80 });
      await app.outbox.delivered();
      await app.nest.get(AlertSearches).alert(listing);
      await app.outbox.delivered();
      expect(await found(id)).toEqual(['City bike']);
      const { items } = await notifications(mara.client);
      expect(items).toMatchObject([
        {
          kind: 'other',
          code: 'search-found',
          params: { title: 'City bike', amount: 80 },
          link: `/listing/${listing}`,
        },
      ]);
      expect((await notifications(seller.client)).items).toEqual([]);
    });

    it('also who wants no news of what they have saved', async () => {
      const kinds = [{ kind: 'listing', inApp: false, byMail: false }];
      await mara.client.put('/api/notification-preferences', { kinds, sound: true });
      await saveSearch(mara);
      await publish(seller.client, { title: 'City bike' });
      await app.outbox.delivered();
      const { items } = await notifications(mara.client);
      expect(items.map(({ code }) => code)).toEqual(['search-found']);
    });

    it('but never one’s own', async () => {
      const id = await saveSearch(seller);
      await publish(seller.client, { title: 'City bike' });
      expect(await found(id)).toEqual([]);
    });

    it('in batches, when there are more than one takes', async () => {
      await app.db.rows(sql`
        insert into catalog.saved_searches (id, person_id, name, stop_token, frequency, active, query, words,
          anchors, created_at, seen_at)
        select gen_random_uuid(), ${mara.id}, 'Zithers', 's' || n, 'daily', true, 'zither',
          to_tsquery('catalog.listing_text', 'zither'), array['zither@'], now(), now()
        from generate_series(1, 1234) n`);
      const listing = await publish(seller.client, { title: 'Alpine zither' });
      await app.outbox.delivered();
      const row = await app.db.first(sql<{ count: number }>`
        select count(*)::int as count from catalog.search_alerts where listing_id = ${listing}`);
      expect(row?.count).toBe(1234);
    });
  });

  it('count what is new until its person has looked', async () => {
    const id = await saveSearch(mara);
    await publish(seller.client, { title: 'City bike' });
    const gone = await publish(seller.client, { title: 'Road bike' });
    await app.outbox.delivered();
    expect((await searchesOf(mara))[0]?.news).toBe(2);
    await seller.client.delete(`/api/listings/${gone}`);
    expect((await searchesOf(mara))[0]?.news).toBe(1);
    expect((await mara.client.post(`/api/saved-searches/${id}/seen`)).status).toBe(204);
    expect((await searchesOf(mara))[0]?.news).toBe(0);
  });

  it('take along what they have found when they are deleted', async () => {
    const [id, other] = [await saveSearch(mara), await saveSearch(mara)];
    await publish(seller.client, { title: 'City bike' });
    expect(await found(id)).toEqual(['City bike']);
    expect((await mara.client.delete(`/api/saved-searches/${id}`)).status).toBe(204);
    expect([await found(id), await found(other)]).toEqual([[], ['City bike']]);
  });

  it.each([
    [{ q: 'guitar' }, 0],
    [{ category: 'books' }, 0],
    [{ condition: 'good' }, 0],
    [{ minPrice: 500 }, 0],
    [{ maxPrice: 500 }, 0],
    [{ location: 'Elm Park' }, 0],
    [{ name: 'Two wheels', frequency: 'weekly', active: false }, 1],
  ] as const)('changed to %j have found %i of what they had found', async (change, left) => {
    const [id, other] = [await saveSearch(mara), await saveSearch(mara)];
    await publish(seller.client, { title: 'City bike' });
    expect(await found(id)).toEqual(['City bike']);
    expect((await mara.client.put(`/api/saved-searches/${id}`, aSearch(change))).status).toBe(200);
    expect((await searchesOf(mara)).find((search) => search.id === id)?.news).toBe(left);
    expect(await found(other)).toEqual(['City bike']);
  });

  it('find under what they were changed to what comes then', async () => {
    const id = await saveSearch(mara);
    await publish(seller.client, { title: 'City bike' });
    await app.outbox.delivered();
    await mara.client.put(`/api/saved-searches/${id}`, aSearch({ name: 'Guitars', q: 'guitar' }));
    await publish(seller.client, { title: 'Road bike' });
    await publish(seller.client, { title: 'Electric guitar' });
    expect(await found(id)).toEqual(['Electric guitar']);
  });

  it('go with their person, and come along with a guest who joins', async () => {
    const guest = await createGuest(app);
    await saveSearch(guest, { email: 'guest@example.org' });
    await joinAs(guest, mara);
    expect(await searchesOf(mara)).toMatchObject([{ name: 'Bikes', email: null }]);
    await leaveForGood(app, mara);
    expect(await app.db.rows(sql`select from catalog.saved_searches where person_id = ${mara.id}`)).toEqual(
      [],
    );
  });

  it('tell nobody of what the other one sold that they were, before the two became one', async () => {
    const guest = await createGuest(app);
    await saveSearch(guest, { email: 'guest@example.org', frequency: 'daily' });
    await saveSearch(mara, { name: 'Lamps', q: 'lamp', frequency: 'daily' });
    await publish(guest.client, { title: 'My lamp' });
    await publish(mara.client, { title: 'My bike' });
    await publish(seller.client, { title: 'City bike' });
    await app.outbox.delivered();
    expect((await searchesOf(guest)).map(({ news }) => news)).toEqual([2]);
    expect((await joinAs(guest, mara)).status).toBe(200);
    const searches = await searchesOf(mara);
    expect(searches.map(({ name, news }) => [name, news])).toEqual([
      ['Lamps', 0],
      ['Bikes', 1],
    ]);
    expect(await found(searches[1]?.id ?? '')).toEqual(['City bike']);
    await app.nest.get(JobRunner).runNow('catalog.mail-search-news');
    await app.outbox.delivered();
    const subjects = (await mailsTo(app, mara.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['New: City bike']);
  });

  it('are nobody’s without a person', async () => {
    const visitor = new Client(app.url);
    expect((await visitor.get('/api/saved-searches')).status).toBe(401);
    expect((await visitor.post('/api/saved-searches', aSearch())).status).toBe(401);
  });
});
