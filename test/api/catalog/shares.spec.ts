import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { SHARE_WAYS } from '#contract/sharing';
import { DAY_MS } from '#contract/time';
import type { ListingShares } from '../../../src/catalog/sharing/share.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { Client } from '../../support/app/client.js';
import { publish } from '../../support/world/listings.js';
import { leaveForGood, makeAdmin, signUpMember, type TestMember } from '../../support/world/people.js';

describe('Shares of a listing', () => {
  let app: TestApp;
  let visitor: Client;
  let seller: TestMember;
  let mara: TestMember;
  let listing: string;

  beforeAll(async () => {
    app = await borrowApp();
    visitor = new Client(app.url);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    [seller, mara] = [await signUpMember(app), await signUpMember(app)];
    listing = await publish(seller.client);
  });

  const share = (who: Client, way: unknown, what = listing) =>
    who.post(`/api/listings/${what}/shares`, { way });
  const visit = (who: Client, way: unknown) => who.post(`/api/listings/${listing}/share-visits`, { way });
  const counted = async (who = seller) =>
    (await who.client.get<ListingShares>(`/api/listings/${listing}/shares`)).body;

  it('count once per person or address, way and day, of twenty at once as well', async () => {
    await Promise.all(Array.from({ length: 20 }, () => share(mara.client, 'whatsapp')));
    await share(visitor, 'whatsapp');
    await share(visitor, 'whatsapp');
    await share(mara.client, 'copy');
    await share(seller.client, 'copy');
    app.setTime(new Date(Date.now() + DAY_MS));
    await share(mara.client, 'copy');
    app.setTime(new Date());
    expect(await counted()).toEqual({
      shares: 5,
      visits: 0,
      ways: [
        { way: 'copy', shares: 3, visits: 0 },
        { way: 'whatsapp', shares: 2, visits: 0 },
      ],
    });
  });

  it('keep nobody’s network address', async () => {
    await share(visitor, 'whatsapp');
    const [shared] = await app.db.rows(sql<{ visitor: string }>`
      select visitor from catalog.listing_shares where listing_id = ${listing}`);
    expect(shared?.visitor).toMatch(/^[\w-]{43}$/);
  });

  it('tell what they brought, without the seller’s own visits', async () => {
    await share(mara.client, 'email');
    for (const who of [visitor, visitor, mara.client, seller.client])
      expect((await visit(who, 'email')).status).toBe(204);
    expect(await counted()).toEqual({
      shares: 1,
      visits: 2,
      ways: [{ way: 'email', shares: 1, visits: 2 }],
    });
  });

  it.each(SHARE_WAYS)('can go by %s', async (way) => {
    expect((await share(visitor, way)).status).toBe(204);
    expect((await counted()).ways).toEqual([{ way, shares: 1, visits: 0 }]);
  });

  it.each(['pigeon', '', null, 7, undefined])('are refused by %j', async (way) => {
    for (const { status, problem } of [await share(visitor, way), await visit(visitor, way)])
      expect([status, problem.issues]).toMatchObject([422, [{ field: 'way', code: 'way-unknown' }]]);
  });

  it('are told to the seller and administrators alone', async () => {
    const refused = await mara.client.get(`/api/listings/${listing}/shares`);
    expect([refused.status, refused.problem.code]).toEqual([403, 'catalog.not-your-listing']);
    expect((await visitor.get(`/api/listings/${listing}/shares`)).status).toBe(401);
    expect((await counted(await makeAdmin(app))).shares).toBe(0);
    const nowhere = await seller.client.get('/api/listings/0198c0de-0000-7000-8000-000000000000/shares');
    expect(nowhere.problem.code).toBe('catalog.listing-not-found');
  });

  it('of what is not there count nowhere', async () => {
    expect((await share(visitor, 'copy', '0198c0de-0000-7000-8000-000000000000')).status).toBe(204);
    expect((await share(visitor, 'copy', 'nonsense')).status).toBe(404);
  });

  it('stay counted when who shared is gone and forgotten', async () => {
    await share(mara.client, 'x');
    await visit(mara.client, 'x');
    await leaveForGood(app, mara);
    expect(await counted()).toMatchObject({ shares: 1, visits: 1 });
    expect(await app.db.rows(sql`select from catalog.listing_shares where visitor = ${mara.id}`)).toEqual([]);
  });
});
