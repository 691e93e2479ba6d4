import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../../support/app/app.js';
import { planOf, sentBy } from '../../support/sources/plans.js';
import { publish } from '../../support/world/listings.js';
import { converse } from '../../support/world/messaging/conversations.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

describe('What is read most', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  let conversation: string;

  beforeAll(async () => {
    app = await startApp();
    [seller, buyer] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client, { title: 'Walnut chair' });
    conversation = await converse(buyer, seller, 'Hello there', listing);
    await app.db.patiently(
      60,
      sql`
      insert into directory.people (id, kind, name, username)
      select gen_random_uuid(), 'member', 'Person ' || n, 'person_no_' || n from generate_series(1, 20000) n`,
    );
    await app.db.rows(sql`analyze directory.people`);
  });
  afterAll(() => app.stop());

  it.each([
    ['one letter', 'p', 'begins'],
    ['a letter nobody has', 'ß', 'begins'],
    ['two letters', 'pe', 'begins'],
    ['nothing but signs', '..-..', 'begins'],
    ['a part of a name', 'rson 19', 'search'],
  ])('finds people by an index over their names: %s', async (_, q, by) => {
    const path = `/api/people?q=${encodeURIComponent(q)}`;
    const [search] = await sentBy(app, /directory\.people\s/, () => buyer.client.get(path));
    if (!search) throw new Error('Nobody was looked for.');
    const plan = await planOf(app, search);
    const reads = plan.filter((node) => node['Relation Name'] === 'people').map((node) => node['Node Type']);
    expect(reads).toEqual(by === 'begins' ? ['Index Scan', 'Index Scan'] : ['Bitmap Heap Scan']);
    const indexes = plan
      .flatMap((node) => node['Index Name'] ?? [])
      .filter((name) => name.startsWith('people_'));
    expect(indexes.toSorted()).toEqual(
      by === 'begins' ? ['people_name_begins', 'people_username_begins'] : ['people_search'],
    );
  });

  it.each<[string, () => Promise<{ status: number }>]>([
    ['listings', () => buyer.client.get('/api/listings')],
    ['a search', () => buyer.client.get('/api/listings?q=walnut')],
    ['a listing', () => buyer.client.get(`/api/listings/${listing}`)],
    ['the inbox', () => buyer.client.get('/api/conversations')],
    ['a thread', () => buyer.client.get(`/api/conversations/${conversation}`)],
    [
      'a message that is sent',
      () =>
        buyer.client.post(`/api/conversations/${conversation}/messages`, {
          id: crypto.randomUUID(),
          content: 'And hello again',
        }),
    ],
  ])('finds people by their key: %s', async (_, request) => {
    const sent = await sentBy(app, /directory\.people\s/, request);
    expect(sent.length).toBeGreaterThan(0);
    for (const statement of sent) {
      const plan = await planOf(app, statement);
      const reads = plan.filter((node) => node['Relation Name'] === 'people');
      expect(reads.length).toBeGreaterThan(0);
      expect(reads.map((node) => [node['Node Type'], node['Index Name']])).toEqual(
        reads.map(() => ['Index Scan', 'people_pkey']),
      );
    }
  });
});
