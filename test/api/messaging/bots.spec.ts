import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { BOT_LIMITS } from '#contract/bots';
import type { BotPage, BotView, ListingBot } from '../../../src/messaging/bot/bot.dto.js';
import { startApp, type TestApp } from '../../support/app/app.js';
import { Client } from '../../support/app/client.js';
import { eventually } from '../../support/runner/eventually.js';
import { isSomebodyWaiting } from '../../support/runner/held-up.js';
import { storeListing } from '../../support/world/listings.js';
import { aBot, advanced, createBot, storeBot } from '../../support/world/messaging/bots.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';
import { Plans } from '../../support/world/plans.js';
import { selling } from '../../support/world/selling.js';

const GATE = {
  status: 402,
  code: 'platform.plan-required',
  params: { feature: 'offer-bots', tier: 'premium' },
};

const bots = async (person: { client: Client }, query = '') =>
  (await person.client.get<BotPage>(`/api/bots${query}`)).body;
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

describe('a seller’s bots', () => {
  let app: TestApp;
  let plans: Plans;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await startApp({ FULL_ACCESS_EMAILS: 'vip@example.org' });
    plans = new Plans(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    seller = await signUpMember(app);
    plans.give(seller, 'premium');
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });

  const create = (person: { client: Client }, settings: object = {}, on = listing) =>
    person.client.post<BotView>('/api/bots', aBot(on, settings));
  const settingsFor = (settings: object = {}) => {
    const { listingId: _, ...body } = aBot(listing, settings);
    return body;
  };
  const activate = (id: string) => seller.client.patch<BotView>(`/api/bots/${id}`, { status: 'active' });
  /** No event tells of it. */
  const setStatus = (status: string) =>
    app.db.rows(sql`update catalog.listings set status = ${status} where id = ${listing}`);

  it('are created, read, changed, paused, activated and deleted', async () => {
    const created = await create(seller);
    expect(created.status).toBe(201);
    const bot = created.body;
    expect(bot).toEqual({
      id: expect.any(String),
      item: expect.objectContaining({
        id: listing,
        title: 'Walnut lounge chair',
        price: 120,
        status: 'active',
      }),
      minimumPrice: 80,
      triggerCondition: 'below_minimum',
      triggerValue: null,
      responseType: 'auto_counter',
      markupPercent: BOT_LIMITS.markupDefault,
      rejectionMessage: null,
      status: 'active',
      pausedByPlan: false,
      advanced: advanced(),
      createdAt: expect.any(String),
    });
    expect(await bots(seller)).toEqual({ items: [bot], nextCursor: null, active: 1, allowed: 5 });
    expect((await seller.client.get<ListingBot>(`/api/listings/${listing}/bot`)).body).toEqual({
      bot,
      active: 1,
      allowed: 5,
    });

    const edited = await seller.client.put<BotView>(
      `/api/bots/${bot.id}`,
      settingsFor({
        minimumPrice: 75.5,
        triggerCondition: 'percentage_below',
        triggerValue: 12.5,
        responseType: 'auto_reject',
        rejectionMessage: '  Sorry, no. ',
        markupPercent: 50,
      }),
    );
    const changes = {
      minimumPrice: 75.5,
      triggerCondition: 'percentage_below',
      triggerValue: 12.5,
      responseType: 'auto_reject',
      rejectionMessage: 'Sorry, no.',
      markupPercent: 50,
    };
    expect(edited.body).toEqual({ ...bot, ...changes });

    const turn = (status: string) => seller.client.patch<BotView>(`/api/bots/${bot.id}`, { status });
    expect((await turn('paused')).body).toMatchObject({ status: 'paused', ...changes });
    expect(await bots(seller)).toMatchObject({ active: 0 });
    expect((await turn('active')).body).toMatchObject({ status: 'active' });

    expect((await seller.client.delete(`/api/bots/${bot.id}`)).status).toBe(204);
    expect((await seller.client.delete(`/api/bots/${bot.id}`)).status).toBe(404);
    expect(await bots(seller)).toMatchObject({ items: [], active: 0 });
  });

  it('are one for each listing, also when two are made at once', async () => {
    const answers = await Promise.all([create(seller), create(seller), create(seller)]);
    expect(statuses(answers)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('messaging.bot-exists');
  });

  it('are part of a plan', async () => {
    const free = await signUpMember(app);
    const guest = await createGuest(app);
    for (const person of [free, guest]) {
      const theirs = await storeListing(app, person);
      for (const status of ['active', 'paused'])
        expect((await create(person, { status }, theirs)).problem).toMatchObject(GATE);
      expect(await bots(person)).toEqual({
        items: [],
        nextCursor: null,
        active: 0,
        allowed: 0,
      });
    }
  });

  it('can be looked at, paused and deleted, but not changed or activated, once the plan has ended', async () => {
    const bot = await createBot(seller, listing);
    plans.give(seller, 'free');
    const patch = (status: string) => seller.client.patch(`/api/bots/${bot.id}`, { status });
    expect((await seller.client.put(`/api/bots/${bot.id}`, settingsFor())).problem).toMatchObject(GATE);
    expect((await patch('paused')).status).toBe(200);
    expect((await patch('active')).problem).toMatchObject(GATE);
    expect(await bots(seller)).toMatchObject({ items: [{ id: bot.id }], allowed: 0 });
    expect((await seller.client.delete(`/api/bots/${bot.id}`)).status).toBe(204);
  });

  it('are five active ones with premium, however many are activated at once', async () => {
    const listings = await Promise.all(Array.from({ length: 12 }, () => storeListing(app, seller)));
    const answers = await Promise.all(listings.map((each) => create(seller, {}, each)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { problem } of refused)
      expect(problem).toMatchObject({
        status: 402,
        code: 'messaging.bot-limit',
        params: { feature: 'offer-bots', tier: 'premium_plus', limit: 5 },
      });

    const spare = await createBot(seller, listing, { status: 'paused' });
    expect((await seller.client.patch(`/api/bots/${spare.id}`, { status: 'active' })).status).toBe(402);
    expect((await seller.client.put(`/api/bots/${spare.id}`, settingsFor())).status).toBe(402);
    const [first] = answers.filter(({ status }) => status === 201);
    await seller.client.patch(`/api/bots/${first?.body.id}`, { status: 'paused' });
    const both = [spare.id, first?.body.id].map((id) =>
      seller.client.patch(`/api/bots/${id}`, { status: 'active' }),
    );
    expect(statuses(await Promise.all(both))).toEqual([200, 402]);
    expect(await bots(seller)).toMatchObject({ active: 5, allowed: 5 });
  });

  it('are as many as one likes with premium plus, a page at a time', async () => {
    plans.give(seller, 'premium_plus');
    const stored: string[] = [];
    for (let n = 0; n <= BOT_LIMITS.page; n++) stored.push(await storeBot(app, seller.id));
    const { id: last } = await createBot(seller, listing);
    const first = await bots(seller);
    expect(first).toMatchObject({
      active: BOT_LIMITS.page + 2,
      allowed: 999,
      nextCursor: expect.any(String),
    });
    const second = await bots(seller, `?cursor=${first.nextCursor}`);
    expect(second.nextCursor).toBeNull();
    const seen = [...first.items, ...second.items].map(({ id }) => id);
    expect(seen).toEqual([last, ...stored.toReversed()]);
    expect((await seller.client.get('/api/bots?cursor=nonsense')).status).toBe(422);
  });

  it('are given by name to whom the operator gives full access', async () => {
    const vip = await signUpMember(app, { email: 'vip@example.org' });
    const theirs = await storeListing(app, vip, { price: 120 });
    const settings = { advanced: advanced({ tunedCounters: true }) };
    expect((await create(vip, settings, theirs)).body).toMatchObject(settings);
    expect(await bots(vip)).toMatchObject({ active: 1, allowed: 999 });
  });

  it('take advanced settings with premium plus only, and keep them when the plan no longer includes them', async () => {
    const settings = { advanced: advanced({ timePricing: { percentPerWeek: 5, floorPercent: 80 } }) };
    const gate = {
      status: 402,
      code: 'platform.plan-required',
      params: { feature: 'bot-time-pricing', tier: 'premium_plus' },
    };
    expect((await create(seller, settings)).problem).toMatchObject(gate);
    plans.give(seller, 'premium_plus');
    const bot = await createBot(seller, listing, settings);
    expect(bot).toMatchObject(settings);

    plans.give(seller, 'premium');
    const edit = (more: object) => seller.client.put<BotView>(`/api/bots/${bot.id}`, settingsFor(more));
    expect((await edit(settings)).problem).toMatchObject(gate);
    expect((await edit({ minimumPrice: 70 })).body).toMatchObject({ minimumPrice: 70, ...settings });
    expect((await edit({ advanced: advanced() })).body).toMatchObject({ advanced: advanced() });
  });

  it('stand on one’s own listings only', async () => {
    const other = await signUpMember(app);
    plans.give(other, 'premium');
    const admin = await makeAdmin(app);
    plans.give(admin, 'premium');
    for (const [person, on] of [
      [other, listing],
      [admin, listing],
      [seller, randomUUID()],
    ] as const)
      expect((await create(person, {}, on)).problem).toMatchObject({
        status: 403,
        code: 'messaging.not-your-item',
      });
  });

  it('do not exist for anybody else', async () => {
    const bot = await createBot(seller, listing);
    const other = await signUpMember(app);
    const guest = await createGuest(app);
    // Of whose plan has no bots, none is asked about.
    for (const person of [other, guest]) plans.give(person, 'premium');
    for (const person of [other, await makeAdmin(app), guest]) {
      const answers = await Promise.all([
        person.client.put(`/api/bots/${bot.id}`, settingsFor()),
        person.client.patch(`/api/bots/${bot.id}`, { status: 'paused' }),
        person.client.delete(`/api/bots/${bot.id}`),
      ]);
      for (const { problem } of answers)
        expect(problem).toMatchObject({ status: 404, code: 'messaging.bot-not-found' });
      expect((await person.client.get<ListingBot>(`/api/listings/${listing}/bot`)).body.bot).toBeNull();
      expect((await person.client.get(`/api/bot-interactions?botId=${bot.id}`)).body).toEqual({ items: [] });
    }
    expect(await bots(seller)).toMatchObject({ items: [{ id: bot.id, status: 'active' }] });
    const visitor = new Client(app.url);
    for (const path of ['/api/bots', `/api/listings/${listing}/bot`, '/api/bot-interactions'])
      expect((await visitor.get(path)).status).toBe(401);
  });

  it('rest when their listing is sold, and go with it when it is deleted', async () => {
    const sold = await createBot(seller, listing);
    const gone = await storeListing(app, seller, { price: 120 });
    await createBot(seller, gone);
    await app.db.rows(sql`update catalog.listings set status = 'sold' where id = ${listing}`);
    // Whatever changes about it from now on tells that it is sold.
    await seller.client.patch(`/api/listings/${listing}`, { location: 'Main Street' });
    await seller.client.delete(`/api/listings/${gone}`);
    await app.outbox.delivered();
    expect(await bots(seller)).toMatchObject({ items: [{ id: sold.id, status: 'paused' }], active: 0 });
    expect((await create(seller, {}, gone)).problem.code).toBe('messaging.not-your-item');
  });

  describe('of what is not for sale any more', () => {
    const NOT_YOURS = { status: 403, code: 'messaging.not-your-item' };

    it.each(['sold', 'removed', 'deleted'])('stay paused, and can be edited so: %s', async (status) => {
      const bot = await createBot(seller, listing, { status: 'paused' });
      // The copy that is kept of it says otherwise.
      if (status === 'deleted') await app.db.rows(sql`delete from catalog.listings where id = ${listing}`);
      else await setStatus(status);
      const edit = (more: object) => seller.client.put<BotView>(`/api/bots/${bot.id}`, settingsFor(more));
      expect((await activate(bot.id)).problem).toMatchObject(NOT_YOURS);
      expect((await edit({ status: 'active' })).problem).toMatchObject(NOT_YOURS);
      expect((await edit({ status: 'paused', minimumPrice: 70 })).body).toMatchObject({ minimumPrice: 70 });
      expect((await seller.client.patch(`/api/bots/${bot.id}`, { status: 'paused' })).status).toBe(200);
      expect(await bots(seller)).toMatchObject({ items: [{ status: 'paused' }], active: 0 });
    });

    it('are activated once it is for sale again, and while it is reserved', async () => {
      const bot = await createBot(seller, listing, { status: 'paused' });
      await setStatus('sold');
      expect((await activate(bot.id)).problem).toMatchObject(NOT_YOURS);
      await setStatus('pending');
      expect((await activate(bot.id)).body).toMatchObject({ status: 'active' });
    });

    it('are neither created nor activated while it is being sold', async () => {
      const other = await storeListing(app, seller, { price: 120 });
      const bot = await createBot(seller, listing, { status: 'paused' });
      const em = app.nest.get(MikroORM).em.fork();
      await em.begin();
      await em.execute(`update catalog.listings set status = 'sold' where id in (?, ?)`, [listing, other]);
      const answers = Promise.all([activate(bot.id), create(seller, {}, other)]);
      await eventually(() => isSomebodyWaiting(app));
      await em.commit();
      expect((await answers).map(({ problem }) => problem.code)).toEqual([NOT_YOURS.code, NOT_YOURS.code]);
      expect(await bots(seller)).toMatchObject({ active: 0 });
    });

    it('are none that is active, whichever comes first of selling and activating', async () => {
      plans.give(seller, 'premium_plus');
      const listings = await Promise.all(
        Array.from({ length: 12 }, () => storeListing(app, seller, { price: 120 })),
      );
      const made = await Promise.all(listings.map((each) => createBot(seller, each, { status: 'paused' })));
      await Promise.all(
        listings.flatMap((each, at) => [
          selling(seller.client, each).sell(),
          activate(made[at]?.id ?? ''),
          plans.change(seller, 'premium_plus'),
        ]),
      );
      await app.outbox.delivered();
      expect(await bots(seller)).toMatchObject({ active: 0 });
    });

    it('pause before a plan that grows at the same moment looks for those that may go on', async () => {
      const bot = await createBot(seller, listing);
      await plans.change(seller, 'free');
      await app.outbox.delivered();
      const em = app.nest.get(MikroORM).em.fork();
      await em.begin();
      // The plan's turn: it lets the bot go on, and has not said so yet.
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
        `messaging.bots:${seller.id}`,
      ]);
      expect((await selling(seller.client, listing).sell()).status).toBe(201);
      await eventually(() => isSomebodyWaiting(app));
      await em.execute(`update messaging.bots set status = 'active', paused_by_plan = false where id = ?`, [
        bot.id,
      ]);
      await em.commit();
      await app.outbox.delivered();
      expect(await bots(seller)).toMatchObject({
        items: [{ status: 'paused', pausedByPlan: false }],
        active: 0,
      });
    });
  });
});
