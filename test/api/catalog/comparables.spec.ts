import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Comparables } from '../../../src/catalog/alike/comparables.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('what is like a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let visitor: Client;
  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    seller = await signUpMember(app);
  });
  afterAll(() => app.stop());

  const guitar = (title: string, price: number) =>
    publish(seller.client, { title, price, category: 'musical-instruments' });
  const compare = async (id: string) =>
    (await visitor.get<Comparables>(`/api/listings/${id}/comparables`)).body;

  it('is of the same category and kind, for sale or sold, with the median of the prices', async () => {
    const id = await guitar('Electric guitar, alder body', 210);
    await guitar('Electric guitar, red', 180);
    expect(await compare(id)).toMatchObject({ items: [{ title: 'Electric guitar, red' }], median: null });
    await guitar('Acoustic guitar', 90);
    await guitar('Violin with bow', 300);
    await publish(seller.client, { title: 'Guitar poster', price: 5, category: 'collectibles' });
    const sold = await guitar('Guitar for beginners', 80);
    await seller.client.post(`/api/listings/${sold}/sale`, { price: 60 });
    const { items, median } = await compare(id);
    expect(items.map(({ title, price, kind }) => [title, price, kind])).toEqual([
      ['Electric guitar, red', 180, 'asking'],
      ['Guitar for beginners', 60, 'sold'],
      ['Acoustic guitar', 90, 'asking'],
    ]);
    expect(items[0]).toMatchObject({ condition: 'like-new', image: null, at: expect.any(String) });
    expect(median).toBe(90);
  });

  it('leaves out a sale that was called off', async () => {
    const desk = (title: string) => publish(seller.client, { title, category: 'home-garden' });
    const id = await desk('Writing desk');
    const sold = await desk('Oak desk');
    await seller.client.post(`/api/listings/${sold}/sale`, { price: 60 });
    expect((await compare(id)).items.map(({ kind }) => kind)).toEqual(['sold']);
    await seller.client.delete(`/api/listings/${sold}/sale`);
    expect((await compare(id)).items.map(({ kind }) => kind)).toEqual(['asking']);
  });

  it('is nothing for what is not there, or has no words', async () => {
    const id = await publish(seller.client, { title: '42', category: 'other' });
    expect(await compare(id)).toEqual({ items: [], median: null });
    for (const lost of ['0198c0de-0000-7000-8000-000000000000', 'nonsense'])
      expect((await visitor.get(`/api/listings/${lost}/comparables`)).status).toBe(404);
  });
});
