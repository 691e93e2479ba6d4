import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startApp, type TestApp } from '../../../support/app/app.js';
import { Client } from '../../../support/app/client.js';
import { planOf, sentBy } from '../../../support/sources/plans.js';
import { reviewsOf } from '../../../support/world/community/reviews.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';

const REVIEWS = 20_000;

describe('Reviews of somebody who has thousands, amid many', () => {
  let app: TestApp;
  let seller: TestMember;
  let visitor: Client;
  beforeAll(async () => {
    app = await startApp();
    visitor = new Client(app.url);
    seller = await signUpMember(app);
    await app.db.patiently(
      60,
      sql`
      insert into community.deals
        (sale_id, listing_id, seller_id, buyer_id, title, price_cents, hidden, sold_at, closes_at, told_at)
      select md5('deal' || n)::uuid, md5('listing' || n)::uuid,
        case when n % 4 = 0 then ${seller.id}::uuid else md5('person' || n % 2000)::uuid end,
        md5('buyer' || n)::uuid, 'Thing', 100, false, now() - n * interval '1 hour', now() - n * interval '1 hour', now()
      from generate_series(1, ${REVIEWS}) n`,
    );
    await app.db.rows(sql`
      insert into community.reviews
        (id, sale_id, side, author_id, subject_id, stars, text, tags, photos, written_at, shown_at, counted)
      select gen_random_uuid(), sale_id, 'buyer', buyer_id, seller_id, 1 + (hashtext(sale_id::text) & 3), '', '{}', '[]',
        sold_at, sold_at, true
      from community.deals`);
    await app.db.rows(sql`analyze community.reviews`);
    await app.db.rows(sql`analyze community.deals`);
  });
  afterAll(() => app.stop());

  it.each(['', '?sort=highest', '?sort=lowest', '?stars=2'])(
    'are read along an index, a page and no more: %s',
    async (query) => {
      const path = `/api/people/${seller.id}/reviews${query}`;
      const sent = await sentBy(app, /community\.(reviews|deals)\s/, () => visitor.get(path));
      const plans = (await Promise.all(sent.map((statement) => planOf(app, statement)))).flat();
      const reads = plans.filter((node) => ['reviews', 'deals'].includes(node['Relation Name'] ?? ''));
      expect(reads.length).toBeGreaterThan(1);
      for (const read of reads) expect(read['Node Type']).toMatch(/^(Index|Bitmap Heap)/);
      expect(plans.map((node) => node['Index Name'])).toContain(
        query === '' ? 'reviews_newest' : 'reviews_stars',
      );
    },
  );

  it('come to an end, on every sort', async () => {
    const { nextCursor } = await reviewsOf(visitor, seller, { sort: 'lowest' });
    const next = await reviewsOf(visitor, seller, { sort: 'lowest', cursor: nextCursor });
    expect(next.items).toHaveLength(10);
    expect(next.items.every(({ stars }) => stars === 1)).toBe(true);
  });
});
