import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import sharp from 'sharp';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import type { DraftedListing } from '../../../../src/catalog/drafting/drafted-listing.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { photo } from '../../../support/files/images.js';
import { publish } from '../../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';
import { uploadImage } from '../../../support/world/uploads.js';

let app: TestApp;
let seller: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  app = await borrowApp();
  [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
});
afterAll(() => app.stop());

const mayAgain = () => app.db.rows(sql`delete from platform.rate_limits`);
const drafted = (client: Client, imageIds: string[], language = 'en') =>
  client.call<DraftedListing>('POST', '/api/drafting/images', {
    body: { imageIds },
    headers: { 'accept-language': language },
  });
const upload = async ({ client }: TestMember, file: Buffer) => (await uploadImage(client, file)).id;
const lamp = (seed: number) => photo(400, 300, seed).jpeg();

describe('A listing from pictures', () => {
  it('with nothing to read and nothing like it is nearly empty, and asks', async () => {
    const { status, body } = await drafted(buyer.client, [await upload(buyer, await lamp(77).toBuffer())]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      engine: 'built-in',
      fellBack: false,
      lookAlikes: { items: [], median: null },
    });
    const { title, price, condition, category } = body.words;
    expect([title, price, condition, category]).toEqual([undefined, undefined, undefined, undefined]);
    expect(body.questions.map(({ field }) => field).toSorted()).toEqual(['category', 'condition', 'price']);
  });

  it('is one of each, whether its id is written in capitals or not', async () => {
    const id = await upload(buyer, await lamp(78).toBuffer());
    expect((await drafted(buyer.client, [id.toUpperCase()])).status).toBe(200);
    const { status, problem } = await drafted(buyer.client, [id, id.toUpperCase()]);
    expect([status, problem.issues]).toMatchObject([422, [{ field: 'imageIds', code: 'image-repeated' }]]);
  });

  it('knows what others of which the picture looks alike are, ask and were sold for', async () => {
    const prices = [30, 32, 30];
    for (const [n, price] of prices.entries()) {
      const file = await lamp(5)
        .modulate({ brightness: 1 + n / 30 })
        .jpeg({ quality: 50 + n * 15 })
        .toBuffer();
      const imageIds = [await upload(seller, file)];
      const id = await publish(seller.client, {
        title: 'Brass desk lamp',
        price,
        category: 'home-garden',
        imageIds,
      });
      if (n === 0) await selling(seller.client, id).sell({ price: 28 });
    }
    const mine = await upload(buyer, await lamp(5).resize(300).jpeg({ quality: 60 }).toBuffer());
    const { body } = await drafted(buyer.client, [mine]);
    expect(body.words).toMatchObject({ title: 'Brass desk lamp', category: 'home-garden', price: 30 });
    expect(body.origins).toContainEqual({
      field: 'category',
      source: 'look-alikes',
      certainty: 'likely',
      evidence: null,
    });
    expect(body.lookAlikes.items.map(({ kind, price }) => `${kind} ${price}`).toSorted()).toEqual([
      'asking 30',
      'asking 32',
      'sold 28',
    ]);
    expect(body.lookAlikes.median).toBe(30);
    expect(body.questions.map(({ field }) => field)).toContain('condition');
  });

  it('knows nothing of pictures that no listing shows, or that show one shade', async () => {
    await upload(seller, await lamp(91).toBuffer());
    const { body } = await drafted(buyer.client, [await upload(buyer, await lamp(91).toBuffer())]);
    expect(body.lookAlikes.items).toEqual([]);
    const grey = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    const imageIds = [await upload(seller, grey)];
    await publish(seller.client, { title: 'Grey thing', imageIds });
    expect((await drafted(buyer.client, [await upload(buyer, grey)])).body.lookAlikes.items).toEqual([]);
  });

  it('has the words on them, marked as read from the picture, with colours in the reader’s language', async () => {
    const file = await readFile('test/screenshots/files/35-vybac-phone.png');
    const { body } = await drafted(buyer.client, [await upload(buyer, file)], 'es');
    expect(body.words.description).toMatch(/^Pone «.*City bike with basket.*»/);
    expect(body.origins.filter(({ source }) => source !== 'picture')).toEqual([]);
    expect(body.origins.map(({ certainty }) => certainty)).not.toContain('sure');
  });

  it('is kept nowhere', async () => {
    const before = await app.db.first(sql<{ n: number }>`select count(*)::int as n from catalog.drafts`);
    await drafted(buyer.client, [await upload(buyer, await lamp(3).toBuffer())]);
    expect(await app.db.first(sql`select count(*)::int as n from catalog.drafts`)).toEqual(before);
  });
});

describe('A listing from pictures is refused', () => {
  it.each([
    [[], 'required'],
    [['nonsense'], 'image-unknown'],
    [Array.from({ length: 6 }, () => randomUUID()), 'too-many-images'],
  ])('of %j', async (imageIds, code) => {
    const { status, problem } = await drafted(buyer.client, imageIds);
    expect([status, problem.issues?.map((issue) => issue.code)]).toEqual([422, [code]]);
  });

  it('of pictures that are somebody else’s, or twice the same', async () => {
    const theirs = await upload(seller, await lamp(8).toBuffer());
    expect((await drafted(buyer.client, [theirs])).problem.code).toBe('media.image-unknown');
    expect((await drafted(seller.client, [theirs, theirs])).status).toBe(422);
    expect((await drafted(buyer.client, [randomUUID()])).problem.code).toBe('media.image-unknown');
  });

  it('to visitors', async () => {
    expect((await drafted(new Client(app.url), [randomUUID()])).status).toBe(401);
  });

  it(`beyond ${DRAFTING_LIMITS.perHour} an hour of a person, also at once`, async () => {
    await mayAgain();
    await app.db.rows(sql`
      insert into platform.rate_limits (rule, key, window_start, count)
      values ('drafting.images', ${buyer.id}, now(), ${DRAFTING_LIMITS.perHour - 2})`);
    const mine = await upload(buyer, await lamp(4).toBuffer());
    const asked = Array.from({ length: 20 }, () => drafted(buyer.client, [mine]));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(18);
  });
});
