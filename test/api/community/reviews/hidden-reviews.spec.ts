import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { io } from 'socket.io-client';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { SOCKET_TRANSPORTS } from '#contract/socket';
import { DAY_MS } from '#contract/time';
import { JobRunner } from '#platform/jobs/job-runner';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  dealOf,
  editReview,
  readDeal,
  reviewsOf,
  storeDeal,
  toReview,
  writeReview,
} from '../../../support/world/community/reviews.js';
import { notifications } from '../../../support/world/notifications.js';
import { directoryRow, makeAdmin, signUpMember, type TestMember } from '../../../support/world/people.js';

const SECRET = 'the kettle was broken';

/** Everything of an answer but the times and the ids of what is asked. */
const seen = (value: unknown, ...ids: string[]) =>
  ids
    .reduce((text, id, n) => text.replaceAll(id, `<${n}>`), JSON.stringify(value))
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"then"');

const codesOf = async ({ client }: TestMember) =>
  (await notifications(client)).items.flatMap(({ kind, code }) => (kind === 'review' ? [code] : []));

describe('A review that the other side has not answered with one', () => {
  let app: TestApp;
  let visitor: Client;
  let admin: TestMember;
  let seller: TestMember;
  let buyer: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    admin = await makeAdmin(app);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
  });
  afterEach(() => app.setTime(new Date()));

  const tell = async () => {
    await app.nest.get(JobRunner).runNow('community.tell-revealed');
    await app.outbox.delivered();
  };

  /** What the seller, and everybody, can ask of: once before and once after the buyer wrote. */
  const looksAt = (saleId: string, listing: string): readonly [string, () => Promise<unknown>][] => [
    ['the deal', async () => (await readDeal(seller, saleId)).body],
    ['what waits for a review', () => toReview(seller)],
    ['their reviews', () => reviewsOf(visitor, seller)],
    ['their reviews as themselves', () => reviewsOf(seller.client, seller)],
    ['their reviews as an administrator', () => reviewsOf(admin.client, seller)],
    ['their reviews, the lowest first', () => reviewsOf(seller.client, seller, { sort: 'lowest' })],
    ['their reviews of so many stars', () => reviewsOf(seller.client, seller, { stars: 2 })],
    ['their profile', async () => (await visitor.get(`/api/profiles/${seller.id}`)).body],
    ['their notifications', async () => (await seller.client.get('/api/notifications')).body],
    ['the listing', async () => (await visitor.get(`/api/listings/${listing}`)).body],
    ['what they sell', async () => (await seller.client.get('/api/my-listings')).body],
    ['the page of their reviews', async () => (await fetch(`${app.url}/reviews/${seller.id}`)).status],
    ['how they are shown elsewhere', () => directoryRow(app, seller.id)],
    ['the market’s figures', async () => (await visitor.get('/api/market')).body],
  ];

  it('is in no answer that anybody else gets', async () => {
    const { saleId, listing } = await dealOf(app, seller, buyer);
    const looks = looksAt(saleId, listing);
    const before = await Promise.all(looks.map(async ([name, look]) => `${name}: ${seen(await look())}`));
    await writeReview(buyer, saleId, { stars: 2, text: SECRET });
    await tell();
    const after = await Promise.all(looks.map(async ([name, look]) => `${name}: ${seen(await look())}`));
    expect(after).toEqual(before);
    expect(after.join()).not.toContain(SECRET);
    expect(await app.db.rows(sql`select from community.ratings where person_id = ${seller.id}`)).toEqual([]);
  });

  it('tells no socket, and raises no event of the other one', async () => {
    const { saleId } = await dealOf(app, seller, buyer);
    const heard: unknown[] = [];
    const sockets = [seller.client.accessToken, undefined].map((token) => {
      const socket = io(app.url, {
        transports: [...SOCKET_TRANSPORTS],
        auth: token ? { token } : {},
        forceNew: true,
      });
      socket.onAny((name: string) => heard.push(name));
      return socket;
    });
    await Promise.all(
      sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', () => resolve()))),
    );
    const asked = (await notifications(seller.client)).items[0];
    heard.length = 0;
    await writeReview(buyer, saleId, { stars: 2, text: SECRET });
    await editReview(buyer, saleId, { stars: 1 });
    await tell();
    // What follows it arrives: whatever had been sent before it would have, too.
    const marker = new Promise<void>((resolve) => sockets[0]?.on('notifications.read', () => resolve()));
    await seller.client.post('/api/notifications/read', { ids: [asked?.id] });
    await marker;
    expect(heard.filter((name) => name !== 'notifications.read' && name !== 'session.ready')).toEqual([]);
    for (const socket of sockets) socket.disconnect();
  });

  it('cannot be found by what is done to it', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    const { body } = await writeReview(buyer, saleId, { stars: 2, text: SECRET });
    const id = body.mine?.id ?? '';
    const tries = [
      await seller.client.post(`/api/reviews/${id}/reply`, { text: 'No.' }),
      await seller.client.post(`/api/reviews/${id}/report`, { reason: 'spam' }),
      await buyer.client.post(`/api/reviews/${id}/report`, { reason: 'spam' }),
      await admin.client.post(`/api/reviews/${id}/removal`, { reason: 'Spam' }),
    ];
    for (const { status, problem } of tries)
      expect([status, problem.code]).toEqual([404, 'community.review-not-found']);
  });

  it('is no reason why a deal that fell through could still be reviewed', async () => {
    const { saleId, listing } = await dealOf(app, seller, buyer);
    const other = await dealOf(app, seller, buyer);
    await writeReview(buyer, saleId, { stars: 2, text: SECRET });
    for (const each of [listing, other.listing]) await seller.client.delete(`/api/listings/${each}/sale`);
    await app.outbox.delivered();
    expect(await toReview(seller)).toEqual({ toReview: [], waiting: [] });
    // One of them was reviewed by the buyer, the other one was not.
    const [written, unwritten] = await Promise.all(
      [saleId, other.saleId].map(async (id) => {
        const [deal, refused] = [await readDeal(seller, id), await writeReview(seller, id)];
        return seen([deal.body, refused.status, refused.problem.code], id);
      }),
    );
    expect(written).toBe(unwritten);
    expect(written).toContain('"obstacle":"called-off"');
    expect(written).toContain('[409,"community.review-called-off"'.slice(1));
  });

  it('stays, of a deal that fell through after it was written, and is shown when its time comes', async () => {
    const { saleId, listing } = await dealOf(app, seller, buyer);
    await writeReview(buyer, saleId, { stars: 2, text: SECRET });
    await seller.client.delete(`/api/listings/${listing}/sale`);
    await app.outbox.delivered();
    expect((await readDeal(buyer, saleId)).body).toMatchObject({
      obstacle: null,
      mine: { state: 'waiting' },
    });
    expect((await editReview(buyer, saleId, { stars: 1 })).status).toBe(200);
    app.setTime(new Date(Date.now() + REVIEW_LIMITS.openDays * DAY_MS));
    expect((await reviewsOf(visitor, seller)).items).toMatchObject([{ stars: 1, text: SECRET }]);
  });

  it('was not written of a deal that fell through before', async () => {
    const { saleId, listing } = await dealOf(app, seller, buyer);
    await seller.client.delete(`/api/listings/${listing}/sale`);
    await app.outbox.delivered();
    for (const person of [seller, buyer]) {
      const { status, problem } = await writeReview(person, saleId);
      expect([status, problem.code]).toEqual([409, 'community.review-called-off']);
      expect(await codesOf(person)).not.toContain('deal-review-asked');
    }
  });

  it('is shown to the second when the time is over, whether a job has told of it or not', async () => {
    const { saleId } = await dealOf(app, seller, buyer);
    await writeReview(buyer, saleId, { stars: 2, text: SECRET });
    const { closesAt } = (await readDeal(buyer, saleId)).body;
    app.setTime(new Date(Date.parse(closesAt) - 1));
    expect(await reviewsOf(visitor, seller)).toMatchObject({
      items: [],
      summary: { count: 0, rating: null },
    });
    app.setTime(new Date(Date.parse(closesAt)));
    const shown = await reviewsOf(visitor, seller);
    expect(shown).toMatchObject({ items: [{ text: SECRET }], summary: { count: 1, rating: 2 } });
    const profile = (await visitor.get(`/api/profiles/${seller.id}`)).body;
    expect(profile).toMatchObject({ rating: 2, totalRatings: 1 });
    for (const { status, problem } of [
      await writeReview(seller, saleId),
      await editReview(buyer, saleId, { stars: 5 }),
    ])
      expect([status, problem.code]).toEqual([409, 'community.review-closed']);
    // Then both are told, once, and what follows agrees with what was shown.
    for (let nth = 0; nth < 3; nth++) await tell();
    expect(await codesOf(seller)).toEqual(['reviews-revealed']);
    expect(await codesOf(buyer)).toEqual(['reviews-revealed']);
    expect(await reviewsOf(visitor, seller)).toEqual(shown);
    expect(await directoryRow(app, seller.id)).toMatchObject({ rating: 2, total_ratings: 1 });
  });

  it('leaves nobody asked, and nobody told, when neither wrote', async () => {
    const { saleId } = await dealOf(app, seller, buyer);
    app.setTime(new Date(Date.now() + REVIEW_LIMITS.openDays * DAY_MS));
    await tell();
    expect(await codesOf(seller)).toEqual([]);
    expect(await codesOf(buyer)).toEqual([]);
    expect(await toReview(buyer)).toEqual({ toReview: [], waiting: [] });
    expect((await readDeal(buyer, saleId)).body).toMatchObject({ mine: null, obstacle: 'closed' });
  });

  it('is told of by one of several runs of the job, all of those that are due', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    const others = await Promise.all([1, 2].map(() => signUpMember(app)));
    for (const other of others) await writeReview(other, await storeDeal(app, seller, other), { stars: 4 });
    await writeReview(buyer, saleId, { stars: 1 });
    app.setTime(new Date(Date.now() + REVIEW_LIMITS.openDays * DAY_MS));
    await Promise.all(
      Array.from({ length: 5 }, () => app.nest.get(JobRunner).runNow('community.tell-revealed')),
    );
    await app.outbox.delivered();
    expect(await reviewsOf(visitor, seller)).toMatchObject({ summary: { count: 3, rating: 3 } });
    expect(await directoryRow(app, seller.id)).toMatchObject({ rating: 3, total_ratings: 3 });
  });

  it('is only in its author’s copy of their data', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    await writeReview(buyer, saleId, { stars: 2, text: SECRET });
    const { ReviewsInExport } = await import('../../../../src/community/reviews/reviews.in-export.js');
    const part = app.nest.get(ReviewsInExport, { strict: false });
    const copyOf = async ({ id }: TestMember) => {
      const rows: unknown[] = [];
      for await (const { row } of part.export({ id, kind: 'member' })) rows.push(row);
      return rows;
    };
    expect(await copyOf(seller)).toEqual([]);
    expect(await copyOf(buyer)).toMatchObject([{ mine: true, text: SECRET, stars: 2 }]);
    await writeReview(seller, saleId, { stars: 5 });
    expect(await copyOf(seller)).toHaveLength(2);
  });
});
