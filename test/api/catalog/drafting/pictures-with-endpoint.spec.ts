import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { DraftedListing } from '../../../../src/catalog/drafting/drafted-listing.dto.js';
import type { ScreenshotReading } from '../../../../src/catalog/market-value/market-value.dto.js';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { Client } from '../../../support/app/client.js';
import { photo, pngClaiming, truncatedJpeg } from '../../../support/files/images.js';
import { AiServer } from '../../../support/servers/ai-server.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { form, uploadImage } from '../../../support/world/uploads.js';

const LISTING = {
  title: 'Red desk lamp',
  description: 'A red desk lamp.',
  price: 22,
  condition: 'good',
  category: 'home-garden',
  tags: ['lamp', ' red', 'red '],
};

describe('Pictures that an AI endpoint sees', () => {
  const provider = new AiServer();
  let app: TestApp;
  let seller: TestMember;
  beforeAll(async () => {
    app = await startApp({ AI_BASE_URL: `${await provider.start()}/v1`, AI_VISION_MODEL: 'seeing' });
    seller = await signUpMember(app);
  });
  afterAll(async () => {
    await app.stop();
    await provider.stop();
  });
  beforeEach(() => {
    provider.requests.length = 0;
  });

  const drafted = async (picture = photo(240, 180, 6)) => {
    const { id } = await uploadImage(seller.client, await picture.jpeg().toBuffer());
    return (await seller.client.post<DraftedListing>('/api/drafting/images', { imageIds: [id] })).body;
  };
  const read = (file: Buffer) =>
    new Client(app.url).post<ScreenshotReading>('/api/market-value/readings', form(file));
  const shown = async () => {
    const messages = provider.asked[0]?.messages ?? [];
    const parts = messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
    const url = parts.find(({ image_url }) => image_url)?.image_url?.url ?? '';
    return sharp(Buffer.from(url.replace('data:image/jpeg;base64,', ''), 'base64')).metadata();
  };

  it('become a listing of its words, with what a photo cannot tell asked', async () => {
    provider.says = LISTING;
    expect(await drafted(photo(2000, 1500, 6))).toMatchObject({
      engine: 'endpoint',
      fellBack: false,
      words: { ...LISTING, tags: ['lamp', 'red'] },
      origins: expect.arrayContaining([
        { field: 'title', source: 'model', certainty: 'likely', evidence: null },
        { field: 'price', source: 'model', certainty: 'unsure', evidence: null },
      ]),
      questions: [
        { field: 'price', answers: ['22'] },
        { field: 'condition', answers: ['good'] },
      ],
    });
    expect(await shown()).toMatchObject({ format: 'jpeg', width: 1024, height: 768 });
  });

  it.each([
    ['no tags', { ...LISTING, tags: undefined }],
    ['prose', 'What a lovely lamp.'],
  ])('are looked at by the product where the endpoint answers with %s, twice', async (_, says) => {
    provider.says = says;
    expect(await drafted()).toMatchObject({ engine: 'built-in', fellBack: true });
    expect(provider.asked).toHaveLength(2);
  });

  it('are read as screenshots, too', async () => {
    provider.says = { title: 'Red bike', price: 80.5, platform: 'ebay' };
    const { body } = await read(await readFile('test/screenshots/files/19-ebay-desktop.png'));
    expect(body).toEqual({
      title: { value: 'Red bike', certainty: 'likely' },
      price: { value: 80.5, certainty: 'likely' },
      platform: { value: 'ebay', certainty: 'likely' },
      condition: null,
      engine: 'endpoint',
      fellBack: false,
    });
    expect(await shown()).toMatchObject({ format: 'jpeg', width: 1024 });
  });

  it.each(['cheap', 1e-10])('are read by the product where the endpoint says nonsense: %j', async (price) => {
    provider.says = { price };
    const { body } = await read(await readFile('test/screenshots/files/01-facebook-phone.png'));
    expect(body).toMatchObject({ price: { value: 45 }, engine: 'built-in', fellBack: true });
  });

  it('are not sent when they are none', async () => {
    expect((await read(Buffer.from('hello'))).problem.code).toBe('media.image-type');
    expect((await read(pngClaiming(50_000, 50_000))).problem.code).toBe('media.image-dimensions');
    for (const broken of [pngClaiming(300, 300), await truncatedJpeg()])
      expect(await read(broken)).toMatchObject({ status: 422, problem: { code: 'media.image-unreadable' } });
    expect(provider.requests).toEqual([]);
  });
});
