import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimits } from '#platform/throttle/rate-limits';
import { PUBLISHED_PER_HOUR, publishingBudget } from '../../../src/catalog/listings/listing.policy.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { draftsOf, keepDraft } from '../../support/world/drafts.js';
import { aListing, detail, publish } from '../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../support/world/people.js';

describe('publishing a listing', () => {
  let app: TestApp;
  let mara: TestMember;
  const visitor = () => new Client(app.url);

  beforeAll(async () => {
    app = await borrowApp();
    mara = await signUpMember(app, { username: 'mara_k', fullName: 'Mara K' });
  });
  afterAll(() => app.stop());

  it('puts a member’s item on sale, with its seller, for everybody to see', async () => {
    const id = await publish(mara.client, {
      title: '  Walnut lounge chair ',
      price: 119.99,
      location: 'North Campus',
      tags: [' walnut', 'chair\u2003', ' ', '\u200b'],
    });
    await app.outbox.delivered();

    const listing = await detail(visitor(), id);
    expect(listing).toMatchObject({
      id,
      title: 'Walnut lounge chair',
      price: 119.99,
      location: 'North Campus',
      tags: ['walnut', 'chair'],
      status: 'active',
      viewCount: 0,
      images: [],
      seller: { id: mara.id, kind: 'member', name: 'Mara K', username: 'mara_k', hasConfirmedEmail: true },
    });
    const published = await app.outbox.payloads('catalog.listing-published');
    expect(published).toContainEqual(
      expect.objectContaining({ listingId: id, sellerId: mara.id, price: 119.99 }),
    );
  });

  it('takes exactly the limits, and cents without a rounding error', async () => {
    const id = await publish(mara.client, {
      title: 'x'.repeat(120),
      description: 'y'.repeat(5000),
      price: 1.1,
      zipCode: '1234567890',
      tags: Array.from({ length: 10 }, (_, n) => `tag ${n}`),
    });
    expect(await detail(visitor(), id)).toMatchObject({ price: 1.1, zipCode: null });
  });

  it('lets a guest have three listings and refuses the fourth', async () => {
    const guest = await createGuest(app);
    for (let n = 0; n < 3; n++) await publish(guest.client);
    const fourth = await guest.client.post('/api/listings', aListing());
    expect(fourth.status).toBe(403);
    expect(fourth.problem).toMatchObject({ code: 'catalog.guest-listing-limit', params: { limit: 3 } });
  });

  it('leaves a guest with exactly three listings after twenty posts at once', async () => {
    const guest = await createGuest(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest.client.post('/api/listings', aListing({ category: 'books' }))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(17);
  });

  it('lets a guest put up and delete only so many an hour', async () => {
    const guest = await createGuest(app);
    for (let n = 0; n < PUBLISHED_PER_HOUR.guest; n++)
      await guest.client.delete(`/api/listings/${await publish(guest.client)}`);
    expect(await guest.client.post('/api/listings', aListing())).toMatchObject({
      status: 429,
      problem: { code: 'platform.too-many-attempts' },
    });
  });

  it(`lets a member put up ${PUBLISHED_PER_HOUR.member} an hour, of twenty at once as well`, async () => {
    const member = await signUpMember(app);
    const left = 5;
    const budget = publishingBudget({ id: member.id, kind: 'member' });
    await app.nest.get(RateLimits).spend({ ...budget, weight: budget.limit - left });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.client.post('/api/listings', aListing())),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(left);
    const refused = answers.filter(({ problem }) => problem.code === 'platform.too-many-attempts');
    expect(refused).toHaveLength(20 - left);
    expect(Number(refused[0]?.problem.params?.retryAfter)).toBeLessThanOrEqual(3600);
    await publish(mara.client);
  });

  it('keeps the draft of what is put up too often, and counts no draft twice', async () => {
    const { id, client } = await signUpMember(app);
    const [done, waiting] = [await keepDraft(client), await keepDraft(client)];
    const listing = await publish(client, { draftId: done });
    const budget = publishingBudget({ id, kind: 'member' });
    await app.nest.get(RateLimits).spend({ ...budget, weight: budget.limit - 1 });
    const refused = await client.post('/api/listings', { ...aListing(), draftId: waiting });
    expect(refused.problem.code).toBe('platform.too-many-attempts');
    expect((await draftsOf(client)).map((draft) => draft.id)).toEqual([waiting]);
    expect(await publish(client, { draftId: done })).toBe(listing);
  });

  it('refuses a visitor', async () => {
    const refused = await visitor().post('/api/listings', aListing());
    expect(refused.status).toBe(401);
    expect(refused.problem.code).toBe('platform.authentication-required');
  });

  it.each([
    [{ title: '' }, 'title', 'required'],
    [{ title: '   ' }, 'title', 'required'],
    [{ title: undefined }, 'title', 'required'],
    [{ title: 7 }, 'title', 'required'],
    [{ title: 'x'.repeat(121) }, 'title', 'title-too-long'],
    [{ description: ' \n ' }, 'description', 'required'],
    [{ description: 'x'.repeat(5001) }, 'description', 'description-too-long'],
    [{ price: -0.01 }, 'price', 'price-negative'],
    [{ price: 'free' }, 'price', 'price-invalid'],
    [{ price: 1.005 }, 'price', 'price-invalid'],
    [{ price: null }, 'price', 'price-invalid'],
    [{ price: 1_000_000 }, 'price', 'price-too-high'],
    [{ category: 'free' }, 'category', 'category-unknown'],
    [{ condition: 'mint' }, 'condition', 'condition-unknown'],
    [{ location: 'x'.repeat(121) }, 'location', 'location-too-long'],
    [{ zipCode: '12345678901' }, 'zipCode', 'zip-code-too-long'],
    [{ tags: Array.from({ length: 11 }, (_, n) => `t${n}`) }, 'tags', 'too-many-tags'],
    [{ tags: ['a', 'a'] }, 'tags', 'tags-repeated'],
    [{ tags: ['a', ' a\u00a0'] }, 'tags', 'tags-repeated'],
    [{ tags: ['a', 7] }, 'tags', 'tag-too-long'],
    [{ title: '\u200b\u3164' }, 'title', 'required'],
    [{ description: '\u202e\u2800' }, 'description', 'required'],
    [{ tags: ['x'.repeat(31)] }, 'tags', 'tag-too-long'],
    [{ imageIds: ['nonsense'] }, 'imageIds', 'image-unknown'],
    [{ imageIds: Array.from({ length: 6 }, () => crypto.randomUUID()) }, 'imageIds', 'too-many-images'],
  ])('refuses %j with an issue on its field and saves nothing', async (words, field, code) => {
    const before = await countListings();
    const refused = await mara.client.post('/api/listings', { ...aListing(), ...words });
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toContainEqual(expect.objectContaining({ field, code }));
    expect(await countListings()).toBe(before);
  });

  it.each([
    ['{"title": ', 400],
    ['[]', 422],
    ['"text"', 422],
    ['null', 422],
    [JSON.stringify({ ...aListing(), title: 'nul \0 byte' }), 400],
    [JSON.stringify({ ...aListing(), title: { $gt: '' } }), 422],
    [JSON.stringify({ ...aListing(), description: 'x'.repeat(200_000) }), 413],
  ])('answers %.40s without a fault of its own', async (body, status) => {
    expect(
      (
        await mara.client.call('POST', '/api/listings', {
          body,
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(status);
  });

  const countListings = async () =>
    (await mara.client.get<{ items: unknown[] }>('/api/listings')).body.items.length;
});
