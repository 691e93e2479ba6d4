import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

describe('searching for things by other names', () => {
  let app: TestApp;
  let visitor: Client;

  const THINGS = [
    { title: 'City bike with basket', category: 'sporting-goods' },
    { title: 'Bicicleta de montaña', category: 'sporting-goods' },
    { title: 'Two-seat sofa, free if you carry it', category: 'home-garden' },
    { title: '14-inch laptop, 16 GB RAM', category: 'electronics' },
    { title: 'Dell notebook', category: 'electronics' },
    { title: 'Spiral notebook, dotted', category: 'books' },
    {
      title: 'Camper van, 1989',
      description: 'A pop top, and a lap belt on every seat.',
      category: 'vehicles',
    },
    { title: 'Headphones, noise cancelling', category: 'electronics' },
    { title: 'Desk lamp with linen shade', category: 'home-garden' },
    { title: 'Nevera pequeña', category: 'home-garden' },
    { title: 'Samsung TV, 32 inch', category: 'electronics' },
    { title: 'Canvas sneakers, US 10', category: 'clothing' },
    { title: 'Walnut nightlight', category: 'other' },
    { title: 'Toast rack', category: 'other' },
  ] as const;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    const { client } = await signUpMember(app, { username: 'seller' });
    for (const thing of THINGS) await publish(client, { description: 'As shown.', ...thing });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const titles = async (q: string) =>
    (await browse(visitor, `q=${encodeURIComponent(q)}`)).items.map(({ title }) => title).sort();

  it.each([
    ['bicycle', ['Bicicleta de montaña', 'City bike with basket']],
    ['bicycles', ['Bicicleta de montaña', 'City bike with basket']],
    ['bici', ['Bicicleta de montaña', 'City bike with basket']],
    ['couch', ['Two-seat sofa, free if you carry it']],
    ['sofá', ['Two-seat sofa, free if you carry it']],
    ['free couch', ['Two-seat sofa, free if you carry it']],
    ['lap top', ['14-inch laptop, 16 GB RAM', 'Dell notebook']],
    ['lap', ['14-inch laptop, 16 GB RAM', 'Camper van, 1989']],
    ['laptop', ['14-inch laptop, 16 GB RAM', 'Dell notebook']],
    ['notebook', ['14-inch laptop, 16 GB RAM', 'Dell notebook', 'Spiral notebook, dotted']],
    ['ordenador portátil', ['14-inch laptop, 16 GB RAM', 'Dell notebook']],
    ['head phones', ['Headphones, noise cancelling']],
    ['auriculares', ['Headphones, noise cancelling']],
    ['desklamp', ['Desk lamp with linen shade']],
    ['fridge', ['Nevera pequeña']],
    ['refrigerator', ['Nevera pequeña']],
    ['television', ['Samsung TV, 32 inch']],
    ['telly', ['Samsung TV, 32 inch']],
    ['trainers', ['Canvas sneakers, US 10']],
    ['zapatillas', ['Canvas sneakers, US 10']],
    ['bicycle basket', ['City bike with basket']],
  ])('"%s" finds what is called otherwise', async (q, expected) => {
    expect(await titles(q)).toEqual([...expected].sort());
  });

  it.each([
    ['night light', ['Walnut nightlight']],
    ['walnut night light', ['Walnut nightlight']],
    ['toastrack', ['Toast rack']],
  ])('"%s", which no list has, is read as one word or as two', async (q, expected) => {
    expect(await titles(q)).toEqual(expected);
  });

  it('counts and filters them like any other', async () => {
    const { total, facets } = await browse(visitor, 'q=notebook&facets=true&category=electronics');
    expect(total).toEqual({ count: 2, capped: false });
    expect(facets?.categories.find(({ value }) => value === 'books')?.count).toBe(1);
  });
});
