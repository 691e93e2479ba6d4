import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { REVIEW_LIMITS } from '#contract/community/reviews';
import { DAY_MS } from '#contract/time';
import { KeepDeal } from '../../../../src/community/deals/keep-deal.command.js';
import { KeepDealOnListingSold } from '../../../../src/community/deals/keep-deal.on-listing-sold.js';
import { Rings } from '../../../../src/community/deals/rings.js';
import { VoidDealOnSaleCancelled } from '../../../../src/community/deals/void-deal.on-sale-cancelled.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { eventually } from '../../../support/runner/eventually.js';
import { isSomebodyWaiting } from '../../../support/runner/held-up.js';
import {
  dealOf,
  editReview,
  readDeal,
  reviewEachOther,
  reviewsOf,
  sellTo,
  storeDeal,
  toReview,
  writeReview,
} from '../../../support/world/community/reviews.js';
import { notifications } from '../../../support/world/notifications.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';
import { uploadImage } from '../../../support/world/uploads.js';

const NOBODYS = '01930000-0000-7000-8000-00000000dead';
const codeOf = ({ status, problem }: { status: number; problem: { code: string } }) => [status, problem.code];
/** How often they are asked for a review. */
const timesAsked = async ({ client }: TestMember) =>
  (await notifications(client)).items.filter(({ code }) => code === 'deal-review-asked').length;

describe('Writing a review', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: TestMember;
  let buyer: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, buyer] = await Promise.all([
      signUpMember(app, { fullName: 'Mara Keller' }),
      signUpMember(app, { fullName: 'Jonas Wirth' }),
    ]);
  });

  it('can be begun before what reacts to the sale has come to it, and is asked for once', async () => {
    const keep = app.nest.get(KeepDealOnListingSold);
    const held = jest.spyOn(keep, 'react').mockResolvedValue();
    const { saleId } = await dealOf(app, seller, buyer);
    expect(held).toHaveBeenCalledTimes(1);
    const [event] = held.mock.calls[0] ?? [];
    held.mockRestore();
    expect(codeOf(await readDeal(await signUpMember(app), saleId))).toEqual([
      404,
      'community.deal-not-found',
    ]);
    expect((await toReview(buyer)).toReview).toEqual([]);
    const read = await Promise.all(Array.from({ length: 20 }, () => readDeal(buyer, saleId)));
    expect(read.map(({ status, body }) => [status, body.saleId])).toEqual(read.map(() => [200, saleId]));
    // Reading it has stored nothing, and shows what is read once it is kept.
    expect(await app.db.rows(sql`select from community.deals where sale_id = ${saleId}`)).toEqual([]);
    const [before, sellers] = [read[0]?.body, (await readDeal(seller, saleId)).body];
    if (event) await keep.react(event);
    expect((await readDeal(buyer, saleId)).body).toEqual(before);
    expect((await readDeal(seller, saleId)).body).toEqual(sellers);
    expect(await timesAsked(buyer)).toBe(1);
  });

  it('can be done before what reacts to the sale has come to it, and the other one is asked once', async () => {
    const keep = app.nest.get(KeepDealOnListingSold);
    const held = jest.spyOn(keep, 'react').mockResolvedValue();
    const { saleId } = await dealOf(app, seller, buyer);
    const [event] = held.mock.calls[0] ?? [];
    held.mockRestore();
    expect(codeOf(await writeReview(await signUpMember(app), saleId))).toEqual([
      404,
      'community.deal-not-found',
    ]);
    const written = await Promise.all(
      Array.from({ length: 10 }, () => writeReview(buyer, saleId, { stars: 4 })),
    );
    expect(written.filter(({ status }) => status === 201)).toHaveLength(1);
    if (event) await keep.react(event);
    expect((await toReview(buyer)).waiting).toMatchObject([{ saleId, mine: { stars: 4 } }]);
    expect([await timesAsked(seller), await timesAsked(buyer)]).toEqual([1, 0]);
  });

  it('is for nobody when the sale falls through in the moment in which it becomes a deal', async () => {
    const kept = jest.spyOn(app.nest.get(KeepDealOnListingSold), 'react').mockResolvedValue();
    const sold = await dealOf(app, seller, buyer);
    kept.mockRestore();
    const voiding = jest.spyOn(app.nest.get(VoidDealOnSaleCancelled), 'react');
    const rings = app.nest.get(Rings);
    const lock = rings.lock.bind(rings);
    let relisted = Promise.resolve(0);
    jest.spyOn(rings, 'lock').mockImplementationOnce(async (...pair) => {
      relisted = seller.client.delete(`/api/listings/${sold.listing}/sale`).then(({ status }) => status);
      await eventually(async () => voiding.mock.results.length > 0 || (await isSomebodyWaiting(app)));
      await lock(...pair);
    });
    await app.nest.get(CommandBus).execute(new KeepDeal(sold.saleId));
    expect(await relisted).toBe(204);
    jest.restoreAllMocks();
    await app.outbox.delivered();
    expect((await writeReview(buyer, sold.saleId)).status).toBe(409);
    expect((await toReview(buyer)).toReview).toEqual([]);
  });

  const issuesOf = async (body: object, saleId: string) => {
    const { status, problem } = await writeReview(buyer, saleId, body);
    expect(status).toBe(422);
    return (problem.issues ?? []).map(({ field, code }) => `${field} ${code}`);
  };

  it('is asked of both sides when something is sold, and waits for the other one', async () => {
    const { saleId } = await dealOf(app, seller, buyer);
    for (const [person, other, side] of [
      [seller, 'Jonas Wirth', 'seller'],
      [buyer, 'Mara Keller', 'buyer'],
    ] as const) {
      const {
        toReview: [deal],
      } = await toReview(person);
      expect(deal).toMatchObject({
        saleId,
        side,
        other: { name: other },
        item: { title: 'Enamelled cast-iron pot', price: 35, image: null },
        mine: null,
        obstacle: null,
      });
      const days = (Date.parse(deal?.closesAt ?? '') - Date.parse(deal?.soldAt ?? '')) / DAY_MS;
      expect(days).toBe(REVIEW_LIMITS.openDays);
      const asked = (await notifications(person.client)).items.find(
        ({ code }) => code === 'deal-review-asked',
      );
      expect(asked).toMatchObject({
        kind: 'review',
        params: { title: 'Enamelled cast-iron pot', days: 14 },
        link: `/dashboard/reviews?review=${saleId}`,
      });
    }
    const words = 'The chip is where the photo shows it. She even brought a bag.';
    const written = await writeReview(buyer, saleId, {
      stars: 5,
      text: ` ${words} `,
      tags: ['as-described'],
    });
    expect(written.status).toBe(201);
    expect(written.body.mine).toMatchObject({
      state: 'waiting',
      stars: 5,
      text: words,
      tags: ['as-described'],
      photos: [],
      removedReason: null,
    });
    expect(await toReview(buyer)).toMatchObject({ toReview: [], waiting: [{ saleId }] });
    await app.outbox.delivered();
    const told = (await notifications(buyer.client)).items.map(({ code }) => code);
    expect(told).not.toContain('deal-review-asked');
  });

  it('shows both once both have written, with what they are about, and tells both', async () => {
    const { saleId } = await dealOf(app, seller, buyer);
    await reviewEachOther(
      [seller, buyer],
      saleId,
      { stars: 4, text: 'Ten minutes late.', tags: ['friendly'] },
      { stars: 5, tags: ['paid-as-agreed', 'on-time'] },
    );
    const of = await reviewsOf(visitor, seller);
    expect(of.person).toMatchObject({ id: seller.id, name: 'Mara Keller' });
    expect(of.summary).toMatchObject({ rating: 4, count: 1, stars: [0, 1, 0, 0, 0] });
    expect(of.summary?.tags).toContainEqual({ tag: 'friendly', count: 1, of: 1 });
    expect(of.summary?.tags).toContainEqual({ tag: 'paid-as-agreed', count: 0, of: 0 });
    expect(of.items).toEqual([
      {
        id: expect.any(String),
        author: { id: buyer.id, name: 'Jonas Wirth', avatar: null },
        side: 'buyer',
        stars: 4,
        text: 'Ten minutes late.',
        tags: ['friendly'],
        photos: [],
        item: { title: 'Enamelled cast-iron pot', price: 35, image: null },
        reply: null,
        shownAt: expect.any(String),
        counts: true,
      },
    ]);
    expect(await reviewsOf(visitor, buyer)).toMatchObject({ items: [{ side: 'seller', text: '' }] });
    await app.outbox.delivered();
    for (const person of [seller, buyer]) {
      const shown = (await notifications(person.client)).items.find(
        ({ code }) => code === 'reviews-revealed',
      );
      expect(shown?.link).toBe(`/reviews/${person.id}`);
    }
  });

  it('is of one to five stars, a text, fitting tags and a few pictures', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    for (const stars of [0, 6]) expect(await issuesOf({ stars }, saleId)).toEqual(['stars stars-invalid']);
    for (const stars of [2.5, '5', null, undefined])
      expect((await issuesOf({ stars }, saleId))[0]).toMatch(/^stars stars-/);
    const long = 'x'.repeat(REVIEW_LIMITS.text + 1);
    expect(await issuesOf({ stars: 5, text: long }, saleId)).toEqual(['text review-too-long']);
    expect(await issuesOf({ stars: 5, tags: ['cheap'] }, saleId)).toEqual(['tags review-tag-unknown']);
    expect(await issuesOf({ stars: 5, tags: ['on-time', 'on-time'] }, saleId)).toEqual([
      'tags review-tag-repeated',
    ]);
    // What is said of buyers.
    expect(await issuesOf({ stars: 5, tags: ['on-time', 'paid-as-agreed'] }, saleId)).toEqual([
      'tags.1 review-tag-unknown',
    ]);
    const many = Array.from({ length: REVIEW_LIMITS.photos + 1 }, (_, n) => `${NOBODYS.slice(0, -1)}${n}`);
    expect(await issuesOf({ stars: 5, imageIds: many }, saleId)).toEqual(['imageIds too-many-images']);
    expect(await issuesOf({ stars: 5, imageIds: [NOBODYS] }, saleId)).toEqual([
      expect.stringContaining('image-unknown'),
    ]);
    const whole = await writeReview(buyer, saleId, { stars: 5, text: 'x'.repeat(REVIEW_LIMITS.text) });
    expect(whole.status).toBe(201);
  });

  it('shows pictures of its author’s own, and only theirs', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    const file = await photo(64, 64).jpeg().toBuffer();
    const [mine, other, theirs] = await Promise.all([
      uploadImage(buyer.client, file),
      uploadImage(buyer.client, file),
      uploadImage(seller.client, file),
    ]);
    expect((await writeReview(buyer, saleId, { stars: 5, imageIds: [theirs.id] })).status).toBe(422);
    const written = await writeReview(buyer, saleId, { stars: 5, imageIds: [mine.id] });
    expect(written.body.mine?.photos).toMatchObject([{ id: mine.id, width: 64 }]);
    const attached = (id: string) =>
      app.db.first(sql<{ to: string | null }>`select attached_to as to from platform.media where id = ${id}`);
    expect((await attached(mine.id))?.to).toBe(`community.review:${written.body.mine?.id}`);
    const edited = await editReview(buyer, saleId, { imageIds: [other.id] });
    expect(edited.body.mine?.photos).toMatchObject([{ id: other.id }]);
    expect((await attached(mine.id))?.to).toBeNull();
  });

  it('is edited as long as nobody else reads it', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    expect(codeOf(await editReview(buyer, saleId, { stars: 1 }))).toEqual([
      404,
      'community.review-not-found',
    ]);
    await writeReview(buyer, saleId, { stars: 2, text: 'Late.', tags: ['friendly'] });
    const edited = await editReview(buyer, saleId, { stars: 3, text: '' });
    expect(edited.body.mine).toMatchObject({ stars: 3, text: '', tags: ['friendly'], state: 'waiting' });
    expect((await editReview(buyer, saleId, { stars: 9 })).status).toBe(422);
    expect((await editReview(buyer, saleId, { stars: null })).status).toBe(422);
    await writeReview(seller, saleId, { stars: 5 });
    expect(codeOf(await editReview(buyer, saleId, { stars: 1 }))).toEqual([409, 'community.review-shown']);
    expect((await reviewsOf(visitor, seller)).items).toMatchObject([{ stars: 3 }]);
  });

  it('is for the two of the deal alone', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    const [stranger, guest] = [await signUpMember(app), await createGuest(app)];
    for (const { client } of [stranger, guest]) {
      for (const answer of [
        await writeReview({ client }, saleId),
        await editReview({ client }, saleId, { stars: 1 }),
        await readDeal({ client }, saleId),
      ])
        expect(codeOf(answer)).toEqual([404, 'community.deal-not-found']);
    }
    for (const answer of [
      await writeReview({ client: visitor }, saleId),
      await readDeal({ client: visitor }, saleId),
    ])
      expect(answer.status).toBe(401);
    for (const id of [NOBODYS, 'nonsense'])
      expect(codeOf(await writeReview(buyer, id))).toEqual([404, 'community.deal-not-found']);
  });

  it('needs a sale whose buyer is known: nobody reviews oneself', async () => {
    const listing = (await sellTo(seller, buyer)).listing;
    const own = await seller.client.post(`/api/listings/${listing}/sale`, { price: 5, buyerId: seller.id });
    expect(own.status).toBeGreaterThanOrEqual(400);
    await expect(
      app.db.rows(sql`
        insert into community.deals (sale_id, listing_id, seller_id, buyer_id, title, price_cents, hidden, sold_at, closes_at)
        values (${NOBODYS}, ${NOBODYS}, ${seller.id}, ${seller.id}, 'Self', 1, false, now(), now() + interval '1 day')`),
    ).rejects.toThrow(/deals_check/);
  });

  it('is one for each side, however often it is sent at once', async () => {
    const saleId = await storeDeal(app, seller, buyer);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        writeReview(n % 2 ? seller : buyer, saleId, { stars: 1 + (n % 5) }),
      ),
    );
    const stored = answers.filter(({ status }) => status === 201);
    expect(stored).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 201))
      expect(codeOf(answer)).toEqual([409, 'community.already-reviewed']);
    // Both wrote at once: both are shown, and each counts once.
    for (const person of [seller, buyer])
      expect(await reviewsOf(visitor, person)).toMatchObject({ summary: { count: 1 }, items: [{}] });
    const kept = await app.db.rows(sql`
      select from community.ratings where person_id in (${seller.id}, ${buyer.id}) and count = 1`);
    expect(kept).toHaveLength(2);
  });

  it('shows nothing of what was sold in private', async () => {
    const { saleId } = await dealOf(app, seller, buyer, { title: 'Surprise present', hidden: true });
    await reviewEachOther([seller, buyer], saleId);
    expect((await reviewsOf(visitor, seller)).items).toMatchObject([{ item: null }]);
    expect(JSON.stringify(await reviewsOf(visitor, seller))).not.toContain('Surprise');
  });

  it('is of guests, too', async () => {
    const guest = await createGuest(app);
    const { saleId } = await dealOf(app, seller, guest);
    await reviewEachOther([seller, guest], saleId);
    expect((await reviewsOf(visitor, guest)).items).toHaveLength(1);
  });
});
