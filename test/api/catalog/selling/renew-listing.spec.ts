import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from '../../../support/app/app.js';
import { borrowApp } from '../../../support/app/borrow-app.js';
import { browse, storeListing } from '../../../support/world/listings.js';
import { signUpMember, type TestMember } from '../../../support/world/people.js';
import { selling } from '../../../support/world/selling.js';

const AT_ONCE = 20;

describe('offering a listing anew', () => {
  let app: TestApp;
  let seller: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app, { fullName: 'Mara K' });
  });
  beforeEach(async () => {
    listing = await storeListing(app, seller, { title: 'Walnut lounge chair', price: 120 });
  });
  afterAll(() => app.stop());

  const as = () => selling(seller.client, listing);
  const putUpDaysAgo = (days: number) =>
    app.db.rows(sql`
      update catalog.listings set created_at = now() - ${days} * interval '1 day', recent = false
      where id = ${listing}`);

  it('puts it among the newest after thirty days, once', async () => {
    await putUpDaysAgo(31);
    const newer = await storeListing(app, seller, { title: 'Something newer' });
    expect((await as().renew()).status).toBe(204);
    const ids = (await browse(seller.client, '')).items.map(({ id }) => id);
    expect(ids.indexOf(listing)).toBeLessThan(ids.indexOf(newer));
    const [row] = await app.db.rows(sql<{ recent: boolean; kept: boolean; fresh: boolean }>`
      select recent, first_listed_at < now() - interval '30 days' as kept,
        popularity > (select popularity from catalog.listings where id = ${newer}) - 1 as fresh
      from catalog.listings where id = ${listing}`);
    expect(row).toEqual({ recent: true, kept: true, fresh: true });
    expect(await as().renew()).toMatchObject({
      status: 409,
      problem: { code: 'catalog.renewed-recently', params: { days: 30 } },
    });
  });

  it('is refused before', async () => {
    await putUpDaysAgo(29);
    expect(await as().renew()).toMatchObject({ status: 409, problem: { params: { days: 1 } } });
  });

  it(`happens once when it is asked for ${AT_ONCE} times at once`, async () => {
    await putUpDaysAgo(40);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => as().renew()));
    expect(answers.filter((answer) => answer.status === 204)).toHaveLength(1);
  });

  it('is nothing for what is not for sale', async () => {
    await putUpDaysAgo(40);
    await as().reserve();
    expect(await as().renew()).toMatchObject({
      status: 409,
      problem: { code: 'catalog.listing-not-for-sale' },
    });
  });
});
