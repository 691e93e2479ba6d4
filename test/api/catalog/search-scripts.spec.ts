import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { plain } from '#contract/search/plain-words';
import type { Suggestions } from '../../../src/catalog/suggestions/suggestions.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { save, savedTitles } from '../../support/world/favorites.js';
import { browse, detail, publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';
import { saveSearch } from '../../support/world/saved-searches.js';

const TITLES = [
  '기타, 케이스 포함',
  'アコースティック ギター',
  'Мапа: Київ',
  'Электрический чайник',
  'Ёлка, 150 см',
  'हिन्दी किताब',
  'کتاب‌ها',
  'Λάμπα γραφείου',
  'Straßenkarte von Łódź',
  'Smørrebrød board ❤️',
] as const;

const FINDS = [
  ['기타', 0],
  ['기타'.normalize('NFD'), 0],
  ['ギター', 1],
  ['київ', 2],
  ['ЧАЙНИК', 3],
  ['ёлка', 4],
  ['елка', 4],
  ['हिन्दी', 5],
  ['کتاب‌ها', 6],
  ['λαμπα', 7],
  ['strassenkarte', 8],
  ['straßenkarte łódź', 8],
  ['smorrebrod ❤️', 9],
] as const;

describe('searching in whatever people write', () => {
  let app: TestApp;
  let visitor: Client;
  let mara: TestMember;
  const searches = new Map<string, string>();

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
    mara = await signUpMember(app);
    for (const [q] of FINDS) searches.set(q, await saveSearch(mara, { q }));
    const { client } = await signUpMember(app);
    for (const title of TITLES) await publish(client, { title, description: '—' });
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  it.each(FINDS)('"%s" is found, and told to who keeps looking for it', async (q, which) => {
    const { items } = await browse(visitor, `q=${encodeURIComponent(q)}`);
    expect(items.map(({ title }) => title)).toEqual([TITLES[which]]);
    const alerts = await app.db.rows(sql`
      select title from catalog.search_alerts join catalog.listings on id = listing_id
      where search_id = ${searches.get(q)}`);
    expect(alerts).toEqual([{ title: TITLES[which] }]);
  });

  it('finds what was typed in letters of several signs, and keeps it in letters of one', async () => {
    const words = { title: 'Señal, esmaltada', description: 'Traída de Málaga', tags: ['década'] };
    const inParts = { title: words.title.normalize('NFD'), description: words.description.normalize('NFD') };
    const listing = await publish(mara.client, {
      ...inParts,
      tags: words.tags.map((tag) => tag.normalize('NFD')),
    });
    expect(await detail(visitor, listing)).toMatchObject(words);
    for (const word of ['señal', 'málaga', 'década']) {
      const { items } = await browse(visitor, `q=${encodeURIComponent(word)}`);
      expect(items.map(({ id }) => id)).toEqual([listing]);
    }
    const { client } = await signUpMember(app);
    await save(client, listing);
    const named = encodeURIComponent('señal'.normalize('NFD'));
    expect(await savedTitles(client, `?q=${named}`)).toEqual([words.title]);
  });

  it.each([
    ['чай', 'чайник'],
    ['ёл', 'ёлка'],
    ['straß', 'straßenkarte'],
    ['Smør', 'smørrebrød'],
    ['łód', 'łódź'],
  ])('"%s" is completed', async (typed, word) => {
    const { body } = await visitor.get<Suggestions>(
      `/api/listings/suggestions?q=${encodeURIComponent(typed)}`,
    );
    expect(body.words).toContain(word);
  });

  it('takes every letter as the index does', async () => {
    // Latin, Vietnamese, Greek and Cyrillic.
    const letters = lettersOf(
      [0xdf, 0x17e],
      [0x1ea1, 0x1ef9],
      [0x3ac, 0x3ce],
      [0x430, 0x45f],
      [0x490, 0x491],
    );
    const indexed = await app.db.rows(sql<{ letter: string; plain: string }>`
      select letter, lower(unaccent(letter)) as plain from unnest(${letters}::text[]) letter`);
    expect(indexed.filter((one) => plain(one.letter) !== one.plain)).toEqual([]);
  });
});

/** Without those that are in no word: ligatures and the like. */
const lettersOf = (...ranges: [number, number][]): string[] =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)))
    .filter((letter) => /\p{Ll}/u.test(letter) && !/[ĳĸŀŉ]/.test(letter));
