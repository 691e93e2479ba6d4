import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { DraftedListing } from '../../../../src/catalog/drafting/drafted-listing.dto.js';
import { LearnCategoryWordsJob } from '../../../../src/catalog/drafting/learn-category-words.job.js';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { publish } from '../../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const sell = (title: string, category: 'musical-instruments' | 'vehicles', by: TestMember[]) =>
  Promise.all(by.map(({ client }) => publish(client, { title, category })));

describe('what the listings of the marketplace teach', () => {
  let app: TestApp;
  let people: TestMember[];
  beforeAll(async () => {
    app = await borrowApp();
    people = await Promise.all(Array.from({ length: 6 }, () => signUpMember(app)));
  });
  afterAll(() => app.stop());

  const learn = () => app.nest.get(LearnCategoryWordsJob).run();
  const categoryOf = async (text: string) => {
    const { body } = await (people[0] as TestMember).client.post<DraftedListing>('/api/drafting/text', {
      text,
    });
    return body.words.category ?? null;
  };
  const known = async () =>
    (await app.db.rows(sql`select * from catalog.category_words where word like 'zorb%'`)).length;

  it('is a word that three sellers use in one category', async () => {
    await sell('Zorbaphone in blue', 'musical-instruments', people.slice(0, 2));
    await learn();
    expect([await known(), await categoryOf('zorbaphone, 40 dollars')]).toEqual([0, null]);
    await sell('Zorbaphone in red', 'musical-instruments', people.slice(2, 4));
    await learn();
    expect([await known(), await categoryOf('zorbaphone, 40 dollars')]).toEqual([1, 'musical-instruments']);
  });

  it('is nothing that one seller says again and again', async () => {
    await sell(
      'Zorbakite',
      'vehicles',
      Array.from({ length: 8 }, () => people[0] as TestMember),
    );
    await learn();
    expect(await categoryOf('zorbakite, 40 dollars')).toBeNull();
  });

  it('does not outweigh what a thing is called', async () => {
    await sell('Guitar', 'vehicles', people);
    await learn();
    expect(await categoryOf('acoustic guitar, 40 dollars')).toBe('musical-instruments');
  });

  it('is learnt once, however often, and forgotten with the listings', async () => {
    await Promise.all([learn(), learn()]);
    await learn();
    expect(await known()).toBe(1);
    await app.db.rows(sql`update catalog.listings set status = 'removed'`);
    await learn();
    expect(await known()).toBe(0);
  });
});
