import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import {
  dealOf,
  readDeal,
  reviewEachOther,
  reviewsOf,
  storeDeal,
  writeReview,
} from '../../../support/world/community/reviews.js';
import { takeDown } from '../../../support/world/listings.js';
import { notifications } from '../../../support/world/notifications.js';
import { createGuest, makeAdmin, signUpMember, type TestMember } from '../../../support/world/people.js';

const NOBODY = '01930000-0000-7000-8000-00000000dead';

const reply = (person: { client: Client }, id: string, text: unknown = 'Sorry, I mended it.') =>
  person.client.post(`/api/reviews/${id}/reply`, { text });
const report = (person: { client: Client }, id: string, body: object = { reason: 'spam' }) =>
  person.client.post(`/api/reviews/${id}/report`, body);
const remove = (person: { client: Client }, id: string, reason: unknown = 'It names an address.') =>
  person.client.post(`/api/reviews/${id}/removal`, { reason });
const codeOf = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code];
const age = ({ id }: { id: string }) => Math.floor(Number(id.slice(-12)) / 2);
const idsOf = (reviews: { id: string }[]) => reviews.map(({ id }) => id);

describe('Reviews that everybody reads', () => {
  let app: TestApp;
  let visitor: Client;
  let admin: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    admin = await makeAdmin(app);
  });
  afterAll(() => app.stop());

  /** One deal, reviewed by both; the review of its seller. */
  async function reviewed(body: object = { stars: 2, text: 'The lid was cracked.' }) {
    const [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const saleId = await storeDeal(app, seller, buyer);
    await reviewEachOther([seller, buyer], saleId, body);
    const [item] = (await reviewsOf(visitor, seller)).items;
    return { seller, buyer, saleId, id: item?.id ?? '' };
  }

  const noticeOf = async ({ client }: { client: Client }, wanted: string) => {
    await app.outbox.delivered();
    return (await notifications(client)).items.find(({ code }) => code === wanted);
  };

  it('come newest, highest or lowest first, of all or of some stars, each once over all pages', async () => {
    const seller = await signUpMember(app);
    const given: { id: string; stars: number }[] = [];
    for (let nth = 0; nth < 2 * REVIEW_LIMITS.page + 3; nth++) {
      const stars = 1 + ((nth * 7) % 5);
      const id = `01930000-0000-7000-8000-${String(nth).padStart(12, '0')}`;
      await app.db.rows(sql`
        with deal as (
          insert into community.deals
            (sale_id, listing_id, seller_id, title, price_cents, hidden, sold_at, closes_at, told_at)
          values (gen_random_uuid(), ${NOBODY}, ${seller.id}, 'Pot', 100, false, now(), now(), now()) returning sale_id
        )
        insert into community.reviews
          (id, sale_id, side, subject_id, stars, text, tags, photos, written_at, shown_at)
        select ${id}, sale_id, 'buyer', ${seller.id}, ${stars}, '', '{}', '[]', now(),
          now() - make_interval(hours => ${Math.floor(nth / 2)}) from deal`);
      given.push({ id, stars });
    }
    const all = async (wanted: Parameters<typeof reviewsOf>[2]) => {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const page = await reviewsOf(visitor, seller, { ...wanted, cursor });
        expect(page.summary === undefined).toBe(cursor !== null);
        ids.push(...page.items.map((item) => item.id));
        cursor = page.nextCursor;
      } while (cursor);
      return ids;
    };
    // The newest has the lowest number; of two at once the later id comes first.
    const newest = [...given].sort((a, b) => age(a) - age(b) || (a.id < b.id ? 1 : -1));
    const sorted = (direction: number) => [...newest].sort((a, b) => direction * (a.stars - b.stars));
    expect(await all({})).toEqual(idsOf(newest));
    expect(await all({ sort: 'recent' })).toEqual(idsOf(newest));
    expect(await all({ sort: 'highest' })).toEqual(idsOf(sorted(-1)));
    expect(await all({ sort: 'lowest' })).toEqual(idsOf(sorted(1)));
    for (const stars of [1, 2, 3, 4, 5])
      expect(await all({ stars, sort: 'lowest' })).toEqual(
        idsOf(newest.filter((review) => review.stars === stars)),
      );
  });

  it('are asked for by a sort, stars and a cursor that there are', async () => {
    const { id } = await signUpMember(app);
    for (const query of [
      'sort=best',
      'stars=6',
      'stars=0',
      'cursor=5x',
      'cursor=9MjAyNg',
      'cursor=',
      'sort=',
    ])
      expect((await visitor.get(`/api/people/${id}/reviews?${query}`)).status).toBe(422);
    for (const nobody of [NOBODY, 'nonsense'])
      expect(codeOf(await visitor.get(`/api/people/${nobody}/reviews`))).toEqual([
        404,
        'community.person-not-found',
      ]);
    expect(await reviewsOf(visitor, { id })).toMatchObject({
      items: [],
      nextCursor: null,
      summary: { rating: null, count: 0, stars: [0, 0, 0, 0, 0] },
    });
  });

  it('are answered once by whom they are about, and their author is told', async () => {
    const { seller, buyer, id } = await reviewed();
    for (const text of ['', '  ', null, 7, 'x'.repeat(REVIEW_LIMITS.reply + 1)])
      expect((await reply(seller, id, text)).status).toBe(422);
    for (const person of [buyer, await signUpMember(app), await createGuest(app), admin])
      expect(codeOf(await reply(person, id))).toEqual([403, 'community.not-your-review']);
    expect((await reply({ client: visitor }, id)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => reply(seller, id, `Answer ${n}`)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 204))
      expect(codeOf(answer)).toEqual([409, 'community.already-replied']);
    const [shown] = (await reviewsOf(visitor, seller)).items;
    expect(shown?.reply).toEqual({
      text: expect.stringMatching(/^Answer \d+$/),
      repliedAt: expect.any(String),
    });
    expect(await noticeOf(buyer, 'review-replied')).toMatchObject({
      kind: 'review',
      link: `/reviews/${seller.id}`,
    });
    for (const missing of [NOBODY, 'nonsense']) expect((await reply(seller, missing)).status).toBe(404);
  });

  it('are not answered by one who is apart from their author', async () => {
    const { seller, buyer, id } = await reviewed();
    await buyer.client.put(`/api/people/${seller.id}/block`);
    expect(codeOf(await reply(seller, id))).toEqual([403, 'community.review-apart']);
  });

  it('are taken down by administrators alone, with a reason that their author reads', async () => {
    const { seller, buyer, saleId, id } = await reviewed();
    for (const person of [seller, buyer, await createGuest(app)])
      expect((await remove(person, id)).status).toBe(403);
    for (const reason of ['', ' ', null, 'x'.repeat(REVIEW_LIMITS.reason + 1)])
      expect((await remove(admin, id, reason)).status).toBe(422);
    const removed = await Promise.all(Array.from({ length: 5 }, () => remove(admin, id)));
    expect(removed.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(await reviewsOf(visitor, seller)).toMatchObject({
      items: [],
      summary: { count: 0, rating: null },
    });
    expect((await readDeal(buyer, saleId)).body.mine).toMatchObject({
      state: 'removed',
      removedReason: 'It names an address.',
      text: 'The lid was cracked.',
    });
    expect(await noticeOf(buyer, 'review-removed')).toMatchObject({
      params: { title: 'Enamelled cast-iron pot', reason: 'It names an address.' },
      link: `/dashboard/reviews?review=${saleId}`,
    });
    // There is no second one in its place.
    expect(codeOf(await writeReview(buyer, saleId))).toEqual([409, 'community.already-reviewed']);
    for (const answer of [await reply(seller, id), await report(seller, id)])
      expect(codeOf(answer)).toEqual([404, 'community.review-not-found']);
  });

  it('name what was sold, until an administrator takes it down', async () => {
    const [seller, buyer] = await Promise.all([signUpMember(app), signUpMember(app)]);
    const { saleId, listing } = await dealOf(app, seller, buyer, { title: 'Not to be sold here' });
    await reviewEachOther([seller, buyer], saleId);
    const named = async () => (await reviewsOf(visitor, seller)).items.map(({ item }) => item && item.title);
    expect(await named()).toEqual(['Not to be sold here']);
    await takeDown(admin, listing);
    await app.outbox.delivered();
    expect(await named()).toEqual([null]);
  });

  it('have a page with a head of its own, and stars that search engines may show', async () => {
    const { seller } = await reviewed({ stars: 4, text: 'Kind & quick.' });
    const page = await (await fetch(`${app.url}/reviews/${seller.id}`)).text();
    expect(page).toMatch(/<title>Reviews of person_\d+ · Vybac<\/title>/);
    expect(page).toContain('"@type":"AggregateRating"');
    expect(page).toContain('"ratingValue":4');
    const profile = await (await fetch(`${app.url}/trust-profile/${seller.id}`)).text();
    expect(profile).toContain('"@type":"AggregateRating"');
    const unrated = await (await fetch(`${app.url}/reviews/${(await signUpMember(app)).id}`)).text();
    expect(unrated).not.toContain('AggregateRating');
    for (const nobody of [NOBODY, 'nonsense'])
      expect((await fetch(`${app.url}/reviews/${nobody}`)).status).toBe(404);
  });
});
