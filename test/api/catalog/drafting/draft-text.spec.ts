import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import { VOICE_LIMITS } from '#contract/ai/voice';
import type { DraftedListing } from '../../../../src/catalog/drafting/drafted-listing.dto.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { Client } from '../../../support/app/client.js';
import { putDraft } from '../../../support/world/drafts.js';
import { publish } from '../../../support/world/listings.js';
import { createGuest, signUpMember, type TestMember } from '../../../support/world/people.js';

describe('a listing drafted from what its seller says', () => {
  let app: TestApp;
  let seller: TestMember;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const answer = (text: unknown, client: Client = seller.client) =>
    client.post<DraftedListing>('/api/drafting/text', { text });
  const drafted = async (text: string, client?: Client) => (await answer(text, client)).body;

  it('has all that was said, and tells which words it was read from', async () => {
    const { words, origins, questions, engine, fellBack } = await drafted(
      'selling my ikea billy bookcase!! white, in good condition, asking 40 obo. pick up in Riverside',
    );
    expect(words).toEqual({
      title: 'IKEA Billy bookcase, white',
      description:
        'Selling my IKEA Billy bookcase! White, in good condition, asking 40 obo. Pick up in Riverside.',
      price: 40,
      category: 'home-garden',
      condition: 'good',
      location: 'Riverside',
      tags: expect.arrayContaining(['ikea', 'billy', 'bookcase', 'white']),
    });
    expect(origins).toEqual(
      expect.arrayContaining([
        { field: 'price', source: 'words', certainty: 'sure', evidence: 'asking 40 obo' },
        { field: 'condition', source: 'words', certainty: 'sure', evidence: 'in good condition' },
        { field: 'category', source: 'words', certainty: 'sure', evidence: expect.any(String) },
        { field: 'location', source: 'words', certainty: 'likely', evidence: 'pick up in Riverside' },
      ]),
    );
    expect(questions).toEqual([]);
    expect({ engine, fellBack }).toEqual({ engine: 'built-in', fellBack: false });
  });

  it('can be published as it is', async () => {
    const { words } = await drafted('Vendo guitarra acústica Yamaha, como nueva, 120 dólares');
    expect(words).toMatchObject({ price: 120, category: 'musical-instruments', condition: 'like-new' });
    expect((await seller.client.post('/api/listings', { ...words, aiGenerated: true })).status).toBe(201);
  });

  it('is there for guests, too', async () => {
    const { client } = await createGuest(app);
    expect(await drafted('free couch, you haul', client)).toMatchObject({
      words: { price: 0, category: 'home-garden' },
    });
  });

  it('asks for what was not said', async () => {
    const { words, questions } = await drafted('my old things');
    expect(words).toMatchObject({ description: 'My old things.' });
    expect(questions).toEqual([
      { field: 'price', answers: [] },
      { field: 'category', answers: [] },
      { field: 'condition', answers: ['good', 'like-new', 'fair'] },
    ]);
  });

  it('asks for a price that such things are sold for, and has it until it is answered', async () => {
    const { client } = await signUpMember(app);
    for (const price of [41, 58, 83, 102])
      await publish(client, { title: `Electric kettle no. ${price}`, price, category: 'home-garden' });
    const { words, origins, questions, lookAlikes } = await drafted('electric kettle, works great');
    expect(lookAlikes).toMatchObject({ median: 70.5, items: expect.any(Array) });
    expect(lookAlikes.items).toHaveLength(4);
    expect(words.price).toBe(70);
    expect(origins).toContainEqual({
      field: 'price',
      source: 'look-alikes',
      certainty: 'unsure',
      evidence: null,
    });
    expect(questions).toEqual([{ field: 'price', answers: ['70', '55', '90'] }]);
    const said = await drafted('electric kettle, works great, 30 bucks');
    expect(said).toMatchObject({ words: { price: 30 }, questions: [], lookAlikes: { median: 70.5 } });
  });

  it('has its look-alikes again when somebody comes back to it', async () => {
    const { client } = await signUpMember(app);
    for (const price of [12, 14, 19])
      await publish(client, { title: `Brass candle holder no. ${price}`, price, category: 'home-garden' });
    const { words, lookAlikes } = await drafted('brass candle holder, works great', client);
    expect(lookAlikes.items).toHaveLength(3);
    const { title = '', category = '' } = words;
    const ask = (asked: Record<string, string>, by: Client = client) =>
      by.get<DraftedListing['lookAlikes']>(
        `/api/drafting/look-alikes?${new URLSearchParams(asked).toString()}`,
      );
    expect((await ask({ title, category })).body).toEqual(lookAlikes);
    expect((await ask({ title, category }, new Client(app.url))).status).toBe(401);
    for (const wrong of [
      { title: ' ', category },
      { title, category: 'nonsense' },
      { title: 'a'.repeat(201), category },
    ])
      expect((await ask(wrong)).status).toBe(422);
  });

  it('tells what in the description its seller is not sure of', async () => {
    const { words, origins } = await drafted('film camera, works fine, light meter is a bit off, 60 bucks');
    expect(words.description).toContain('light meter is a bit off');
    expect(origins.filter(({ field }) => field === 'description')).toEqual([
      { field: 'description', source: 'words', certainty: 'sure', evidence: null },
      { field: 'description', source: 'words', certainty: 'unsure', evidence: 'light meter is a bit off' },
    ]);
  });

  it.each([[''], ['  \n '], [null], [42]])('needs words, not %j', async (text) => {
    const refused = await answer(text);
    expect([refused.status, refused.problem.issues]).toEqual([
      422,
      [expect.objectContaining({ field: 'text', code: 'required' })],
    ]);
  });

  it('takes two thousand characters, and no more', async () => {
    expect((await answer('a'.repeat(DRAFTING_LIMITS.text))).status).toBe(200);
    const refused = await answer('a'.repeat(DRAFTING_LIMITS.text + 1));
    expect(refused.problem.issues).toEqual([
      expect.objectContaining({ code: 'description-too-long', params: { max: 2000 } }),
    ]);
  });

  it('is made of all that may be taken down of what was said, and of no more', async () => {
    const say = (text: string) => seller.client.post<DraftedListing>('/api/drafting/speech', { text });
    const said = 'It is a sturdy desk lamp. '.repeat(200).slice(0, VOICE_LIMITS.transcript - 12);
    const { status, body } = await say(`${said} 20 dollars.`);
    expect([status, body.words.price, body.words.category]).toEqual([200, 20, 'home-garden']);
    const kept = { ...body.words, prompt: 'a'.repeat(VOICE_LIMITS.transcript) };
    expect((await putDraft(seller.client, randomUUID(), kept)).status).toBe(200);
    expect((await seller.client.post('/api/listings', { ...body.words, condition: 'good' })).status).toBe(
      201,
    );
    const refused = await say('a'.repeat(VOICE_LIMITS.transcript + 1));
    expect(refused.problem.issues).toEqual([
      expect.objectContaining({ code: 'description-too-long', params: { max: VOICE_LIMITS.transcript } }),
    ]);
  });

  it('is made sixty times an hour for one person, said or written, and for others still', async () => {
    const { client } = await signUpMember(app);
    const text = { text: 'desk lamp 20' };
    const many = await Promise.all(
      Array.from({ length: 70 }, (_, n) => client.post(`/api/drafting/${n % 2 ? 'text' : 'speech'}`, text)),
    );
    expect(many.filter(({ status }) => status === 200)).toHaveLength(DRAFTING_LIMITS.perHour);
    expect(many.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await answer('desk lamp 20')).status).toBe(200);
  });

  it('is for those who are signed in', async () => {
    expect((await answer('desk lamp 20', new Client(app.url))).status).toBe(401);
  });
});
