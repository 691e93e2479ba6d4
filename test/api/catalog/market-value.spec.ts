import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { MARKET_VALUE } from '#contract/ai/market-value';
import type { MarketValue, ScreenshotReading } from '../../../src/catalog/market-value/market-value.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { executable, photo, pngClaiming, svgWithScript, truncatedJpeg } from '../../support/files/images.js';
import { storeListing } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { selling } from '../../support/world/selling.js';
import { form } from '../../support/world/uploads.js';

const screenshot = (file: string) => readFile(`test/screenshots/files/${file}`);

let app: TestApp;
let visitor: Client;
beforeAll(async () => {
  app = await borrowApp();
  visitor = new Client(app.url);
});
afterAll(() => app.stop());

const mayAgain = () => app.db.rows(sql`delete from platform.rate_limits`);

const read = (file: Buffer) => visitor.post<ScreenshotReading>('/api/market-value/readings', form(file));
describe('A screenshot of a listing elsewhere', () => {
  it('is read for anybody, and nothing of it kept', async () => {
    const { status, body } = await read(await screenshot('19-ebay-desktop.png'));
    expect(status).toBe(200);
    expect(body).toEqual({
      title: { value: 'Canon EOS Rebel T7 DSLR camera with 18-55mm lens', certainty: expect.any(String) },
      platform: { value: 'ebay', certainty: 'sure' },
      price: { value: 289.99, certainty: 'sure' },
      condition: { value: 'good', certainty: 'sure' },
      engine: 'built-in',
      fellBack: false,
    });
    expect(await app.db.rows(sql`select id from platform.media`)).toEqual([]);
  });

  it('that says nothing is read as such', async () => {
    const { status, body } = await read(await photo(120, 90).jpeg().toBuffer());
    expect(status).toBe(200);
    expect(body).toMatchObject({ price: null, condition: null, platform: null });
  });

  it.each([
    ['no picture', executable, 415, 'media.image-type'],
    ['a drawing with a script', svgWithScript, 415, 'media.image-type'],
    ['half a picture', truncatedJpeg, 422, 'media.image-unreadable'],
    ['a bomb', () => pngClaiming(50_000, 50_000), 422, 'media.image-dimensions'],
    ['beyond 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'media.image-too-large'],
  ])('is refused when it is %s', async (_, file, status, code) => {
    const refused = await read(await file());
    expect([refused.status, refused.problem.code]).toEqual([status, code]);
  });

  it('is one file in a form', async () => {
    const refused = await visitor.post('/api/market-value/readings', { file: 'x' });
    expect([refused.status, refused.problem.code]).toEqual([400, 'media.one-file']);
  });

  it(`can be read ${MARKET_VALUE.readingsPerHour} times an hour from one address, also at once`, async () => {
    await mayAgain();
    const file = form(Buffer.from('no picture'));
    const asked = Array.from({ length: 25 }, () => visitor.post('/api/market-value/readings', file));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.problem.code).toBe('catalog.too-many-readings');
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    await mayAgain();
  });
});

const worth = async (item: object) => {
  const { status, body } = await visitor.post<MarketValue>('/api/market-value/estimates', item);
  expect(status).toBe(200);
  return body;
};

describe('What an item is worth', () => {
  let seller: TestMember;
  beforeAll(async () => {
    seller = await signUpMember(app);
  });

  const put = (title: string, price: number) =>
    storeListing(app, seller, { title, price, category: 'musical-instruments', condition: 'good' });
  const sell = async (id: string, price: number) => {
    const { status } = await selling(seller.client, id).sell({ price });
    expect(status).toBe(201);
  };

  it('is nothing where there is nothing like it', async () => {
    expect(await worth({ title: 'Theremin, walnut', price: 90 })).toMatchObject({
      isFew: true,
      confidenceScore: 0,
      comparables: [],
      averageSellingPrice: null,
      sellPrice: null,
      estimatedProfit: null,
      demand: { rating: null, sold: 0, forSale: 0 },
      fastestPlatforms: [],
      asking: { count: 0, median: null },
    });
  });

  it('says so when fewer than five stand behind it', async () => {
    for (const price of [80, 90, 100, 110]) await put('Electric guitar, red', price);
    expect(await worth({ title: 'Electric guitar', price: 60 })).toMatchObject({
      isFew: true,
      asking: { count: 4, median: 95, low: 87.5, high: 102.5 },
      sellPrice: 95,
      buyPrice: null,
      suggestedWeBuyBackPrice: null,
      estimatedProfit: 35,
      demand: { rating: null },
    });
  });

  it('comes from what such things are asked and, apart, sold for', async () => {
    for (const price of [70, 80, 90]) await sell(await put('Electric guitar, blue', 150), price);
    const value = await worth({ title: 'Electric guitar', platform: 'ebay', price: 60, condition: 'good' });
    expect(value).toMatchObject({
      productTitle: 'Electric guitar',
      platform: 'ebay',
      category: 'musical-instruments',
      extractedPrice: 60,
      isFew: false,
      isOfCondition: true,
      asking: { count: 4, median: 95 },
      sold: { count: 3, median: 80, low: 75, high: 85 },
      averageSellingPrice: 80,
      sellPrice: 80,
      buyPrice: 75,
      suggestedWeBuyBackPrice: 72,
      estimatedProfit: 20,
      confidenceScore: 58,
      demand: { rating: 'medium', sold: 3, forSale: 4, views: 0, favorites: 0 },
      fastestPlatforms: [{ platform: 'own', medianDays: 1, sales: 3 }],
    });
    expect(value.comparables).toHaveLength(7);
    expect(value.comparables[0]).toMatchObject({ title: expect.stringMatching(/^Electric guitar/) });
  });

  it('does not count other kinds of things, sales that fell through, or what is hidden', async () => {
    const id = await put('Electric guitar, green', 500);
    await sell(id, 500);
    await selling(seller.client, id).relist();
    await seller.client.delete(`/api/listings/${id}`);
    await put('Violin with bow', 900);
    const hidden = await put('Electric guitar, black', 900);
    await selling(seller.client, hidden).sell({ price: 900, hidden: true });
    expect(await worth({ title: 'Electric guitar' })).toMatchObject({
      sold: { count: 3 },
      asking: { count: 4 },
    });
  });

  it.each([
    [{}, 'title'],
    [{ title: ' ' }, 'title'],
    [{ title: 'a'.repeat(121) }, 'title'],
    [{ title: 'Guitar', price: -1 }, 'price'],
    [{ title: 'Guitar', price: 1_000_000 }, 'price'],
    [{ title: 'Guitar', condition: 'shiny' }, 'condition'],
    [{ title: 'Guitar', platform: 'moon' }, 'platform'],
    [{ title: 'Guitar', category: 'stars' }, 'category'],
  ])('is not reckoned for %j', async (body, field) => {
    const { status, problem } = await visitor.post('/api/market-value/estimates', body);
    expect([status, problem.issues?.map((issue) => issue.field)]).toEqual([422, [field]]);
  });

  it(`can be asked ${MARKET_VALUE.estimatesPerHour} times an hour from one address, also at once`, async () => {
    await mayAgain();
    const asked = Array.from({ length: 65 }, () =>
      visitor.post('/api/market-value/estimates', { title: 'Guitar' }),
    );
    expect((await Promise.all(asked)).filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
