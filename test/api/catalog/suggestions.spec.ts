import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { SearchedWords } from '../../../src/catalog/search-words/searched-words.js';
import { RankWordsJob } from '../../../src/catalog/suggestions/rank-words.job.js';
import type { Suggestions } from '../../../src/catalog/suggestions/suggestions.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { browse, publish } from '../../support/world/listings.js';
import { signUpMember } from '../../support/world/people.js';

describe('suggestions while typing', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: Client;
  let mirror: string;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    seller = (await signUpMember(app, { username: 'seller' })).client;
    const titles = ['Road bike', 'Road bike, red', 'Bike helmet', 'Bike with basket', 'Brown boots'];
    for (const title of titles) await publish(seller, { title });
    await publish(seller, { title: 'Portátil HP', category: 'electronics' });
    mirror = await publish(seller, { title: 'Mirror', category: 'home-garden' });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  const suggest = async (typed: string) =>
    (await visitor.get<Suggestions>(`/api/listings/suggestions?q=${encodeURIComponent(typed)}`)).body;
  const words = async (typed: string) => (await suggest(typed)).words;

  it('completes a word by those of listings, the most frequent first', async () => {
    expect((await words('b'))[0]).toBe('bike');
    expect(await words('B')).toEqual(expect.arrayContaining(['basket', 'boots', 'brown']));
    expect(await words('bo')).toEqual(expect.arrayContaining(['boots']));
    expect(await words('with')).toEqual([]);
  });

  it('goes on from the words before with what there is', async () => {
    expect((await words('road b'))[0]).toBe('road bike');
    expect(await words('road h')).toEqual([]);
    expect(await words('bike h')).toContain('bike helmet');
  });

  it('knows accents, and names of things that are for sale under another', async () => {
    expect(await words('porta')).toContain('portátil');
    expect(await suggest('bicyc')).toEqual({ words: ['bicycle'], categories: ['sporting-goods'] });
    expect(await words('couc')).toEqual([]);
  });

  it('begins with popular things', async () => {
    expect((await words(''))[0]).toBe('bike');
  });

  it('counts patiently, however many titles there are', async () => {
    await app.db.rows(sql`
      create function catalog.want_patience() returns trigger language plpgsql as $$ begin
        if current_setting('statement_timeout')::interval < interval '1 minute' then raise exception 'in a hurry'; end if;
        return null;
      end $$`);
    await app.db.rows(sql`
      create trigger want_patience before update on catalog.words
        for each statement execute function catalog.want_patience()`);
    const counted = app.nest
      .get(RankWordsJob)
      .run()
      .finally(() => app.db.rows(sql`drop function catalog.want_patience cascade`));
    await expect(counted).resolves.toBeUndefined();
  });

  it('counts what many look for, and no word that is not for sale', async () => {
    const searched = app.nest.get(SearchedWords);
    for (let n = 0; n < 3; n++) {
      await browse(visitor, 'q=brown+boots');
      await browse(visitor, 'q=zzzzqqqq');
      await browse(visitor, 'q=brown+nonsense');
    }
    await browse(visitor, 'q=basket');
    await searched.keep();
    const kept = await app.db.rows(sql`select word, searches from catalog.searched_words order by word`);
    expect(kept).toEqual([
      { word: 'basket', searches: 1 },
      { word: 'boots', searches: 3 },
      { word: 'brown', searches: 3 },
    ]);
    await app.nest.get(RankWordsJob).run();
    const ranked = await app.db.rows(
      sql`select word, searches, popularity from catalog.words where word in ('basket', 'boots') order by word`,
    );
    expect(ranked).toEqual([
      { word: 'basket', searches: 0, popularity: 1 },
      { word: 'boots', searches: 3, popularity: 3 },
    ]);
    expect((await words('bo'))[0]).toBe('boots');
  });

  it('forgets what is no longer for sale', async () => {
    expect(await words('mir')).toContain('mirror');
    expect((await seller.delete(`/api/listings/${mirror}`)).status).toBe(204);
    await app.nest.get(RankWordsJob).run();
    expect(await words('mir')).toEqual([]);
  });

  it.each(['%', '_b', "b'", '\\', 'b%', ' ', '🚲', 'x'.repeat(100)])(
    'takes "%.5s" as it is',
    async (typed) => {
      const { status } = await visitor.get(`/api/listings/suggestions?q=${encodeURIComponent(typed)}`);
      expect(status).toBe(200);
    },
  );

  it('refuses more than a search may have', async () => {
    const refused = await visitor.get(`/api/listings/suggestions?q=${'x'.repeat(101)}`);
    expect(refused.status).toBe(422);
    expect(refused.problem.issues).toMatchObject([{ field: 'q', code: 'query-too-long' }]);
  });
});
