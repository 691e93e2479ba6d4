import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, sql } from 'kysely';
import { startApp, type TestApp } from '../../support/app/app.js';
import { converse } from '../../support/world/conversations.js';
import { publish } from '../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../support/world/people.js';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}
type Sent = { text: string; values: unknown[] };

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

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
    await app.db.rows(sql`
      insert into directory.people (id, kind, name, username)
      select gen_random_uuid(), 'member', 'Person ' || n, 'person_no_' || n from generate_series(1, 20000) n`);
    await app.db.rows(sql`analyze directory.people`);
  });
  afterAll(() => app.stop());

  /** The statements about people that a request sends. */
  async function sentBy(request: () => Promise<{ status: number }>): Promise<Sent[]> {
    const pool = await app.nest.get(EntityManager).getConnection().getNativeClient();
    const spy = jest.spyOn(pool, 'query');
    const { status } = await request();
    const sent = spy.mock.calls.map(([statement]) => statement as unknown as Sent);
    spy.mockRestore();
    expect(status).toBeLessThan(300);
    return sent.filter(({ text }) => text?.includes('directory.people'));
  }

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
    const sent = await sentBy(request);
    expect(sent.length).toBeGreaterThan(0);
    for (const { text, values } of sent) {
      const [row] = await app.db.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        CompiledQuery.raw(`explain (format json) ${text}`, values),
      );
      const reads = nodes(row?.['QUERY PLAN'][0].Plan as Plan).filter(
        (node) => node['Relation Name'] === 'people',
      );
      expect(reads.length).toBeGreaterThan(0);
      expect(reads.map((node) => [node['Node Type'], node['Index Name']])).toEqual(
        reads.map(() => ['Index Scan', 'people_pkey']),
      );
    }
  });
});
