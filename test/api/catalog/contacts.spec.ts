import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { ListingContacted } from '../../../src/catalog/catalog.contract.js';
import { CountContactOnListingContacted } from '../../../src/catalog/contacts/count-contact.on-listing-contacted.js';
import type { OwnListings } from '../../../src/catalog/listings/own-listings.dto.js';
import type { TestApp } from '../../support/app/app.js';
import { borrowApp } from '../../support/app/borrow-app.js';
import { save } from '../../support/world/favorites.js';
import { browse, detail, publish } from '../../support/world/listings.js';
import { converse, say } from '../../support/world/messaging/conversations.js';
import { createGuest, leaveForGood, signUpMember, type TestMember } from '../../support/world/people.js';

describe('who wrote about a listing', () => {
  let app: TestApp;
  let seller: TestMember;
  let buyer: TestMember;
  let listing: string;
  beforeAll(async () => {
    app = await borrowApp();
    seller = await signUpMember(app);
  });
  beforeEach(async () => {
    buyer = await signUpMember(app);
    listing = await publish(seller.client);
    await app.outbox.delivered();
  });
  afterAll(() => app.stop());

  /** By its count, and by what is known of the people. */
  const contacts = async () => {
    await app.outbox.delivered();
    const row = await app.db.first(sql<{ counted: number; stored: number }>`
      select contact_count as counted,
        (select count(*)::int from catalog.listing_contacts where listing_id = ${listing}) as stored
      from catalog.listings where id = ${listing}`);
    return [row?.counted, row?.stored];
  };
  const told = async () =>
    (await app.outbox.payloads('catalog.listing-contacted')).filter((event) => event.listingId === listing);

  it('counts with their first message, and not again with the next ones', async () => {
    const conversation = await converse(buyer, seller, 'Is it still there?', listing);
    expect(await contacts()).toEqual([1, 1]);
    await say(seller, conversation, 'It is.');
    await say(buyer, conversation, 'Lovely!');
    expect(await contacts()).toEqual([1, 1]);
    expect(await told()).toEqual([
      { listingId: listing, buyerId: buyer.id, contactedAt: expect.any(String) },
    ]);
  });

  it('counts with an offer, and guests count too', async () => {
    const guest = await createGuest(app);
    await app.outbox.delivered();
    await converse(buyer, seller, 'Would you take $150?', listing);
    await converse(guest, seller, 'Hello!', listing);
    expect(await contacts()).toEqual([2, 2]);
  });

  it('is not the seller, nor somebody who writes about nothing', async () => {
    await converse(seller, buyer, 'You were looking for a bike?', listing);
    await converse(buyer, seller, 'Hello Mara!');
    expect(await contacts()).toEqual([0, 0]);
    expect(await told()).toEqual([]);
  });

  it('counts once when it is told twenty times at once', async () => {
    const reaction = app.nest.get(CountContactOnListingContacted);
    const event = new ListingContacted(listing, buyer.id, new Date().toISOString());
    const em = app.nest.get(EntityManager);
    await Promise.all(Array.from({ length: 20 }, () => em.fork().transactional(() => reaction.react(event))));
    expect(await contacts()).toEqual([1, 1]);
  });

  it('is forgotten when they leave or the listing goes, also when it is told later', async () => {
    await converse(buyer, seller, 'Hello!', listing);
    await app.outbox.delivered();
    await leaveForGood(app, buyer);
    expect(await contacts()).toEqual([0, 0]);
    const late = new ListingContacted(listing, buyer.id, new Date().toISOString());
    await app.nest.get(CountContactOnListingContacted).react(late);
    expect(await contacts()).toEqual([0, 0]);
    await seller.client.delete(`/api/listings/${listing}`);
    await app.nest.get(CountContactOnListingContacted).react(late);
    expect(await contacts()).toEqual([undefined, undefined]);
  });

  it('is one person, whether they wrote as a guest or as the member they became', async () => {
    const guest = await createGuest(app);
    await app.outbox.delivered();
    await converse(guest, seller, 'Hello!', listing);
    await converse(buyer, seller, 'Hello!', listing);
    expect(await contacts()).toEqual([2, 2]);
    const { email, password } = buyer;
    await guest.client.post('/api/auth/sign-in', { email, password, bringGuest: true });
    expect(await contacts()).toEqual([1, 1]);
  });

  it('is shown to the seller alone, with how many saved it', async () => {
    await converse(buyer, seller, 'Hello!', listing);
    await save(buyer.client, listing);
    await contacts();
    const [own] = (await seller.client.get<OwnListings>('/api/my-listings')).body.items;
    expect(own).toMatchObject({ id: listing, favoriteCount: 1, contactCount: 1 });
    expect((await detail(seller.client, listing)).favoriteCount).toBe(1);
    expect((await detail(buyer.client, listing)).favoriteCount).toBeNull();
  });

  it('makes it more popular than saving it does', async () => {
    const category = 'software';
    const [looked, saved, asked] = [
      await publish(seller.client, { category }),
      await publish(seller.client, { category }),
      await publish(seller.client, { category }),
    ];
    await app.outbox.delivered();
    await converse(buyer, seller, 'Hello!', asked);
    await save(buyer.client, saved);
    for (const { client } of [buyer, await signUpMember(app)])
      await client.post(`/api/listings/${looked}/views`);
    await app.outbox.delivered();
    const { items } = await browse(buyer.client, `sort=popular&category=${category}`);
    expect(items.map(({ id }) => id)).toEqual([asked, saved, looked]);
  });
});
