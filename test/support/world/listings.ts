import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { toCents } from '#contract/money';
import { Clock } from '#platform/config/clock';
import type { BrowseAnswer } from '../../../src/catalog/browse/browse.dto.js';
import type { ListingDetail, PublishListingBody } from '../../../src/catalog/listings/listing.dto.js';
import { popularityOf } from '../../../src/catalog/listings/popularity.js';
import type { TestApp } from '../app/app.js';
import type { Client } from '../app/client.js';

/** A complete, valid listing; a test names only what it is about. */
export const aListing = (words: Partial<PublishListingBody> = {}) => ({
  title: 'City bike, 54 cm frame',
  description: 'Freshly serviced last month: new chain, new brake pads.',
  price: 185,
  category: 'sporting-goods',
  condition: 'like-new',
  ...words,
});

/** Publishes and answers the id. @throws Error when it is refused. */
export async function publish(seller: Client, words: Partial<PublishListingBody> = {}): Promise<string> {
  const { status, body } = await seller.post<{ id: string }>('/api/listings', aListing(words));
  if (status !== 201) throw new Error(`The listing was refused: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Somebody's listing, stored past its publication: nothing follows from it. Answers its id. */
export async function storeListing(
  { db, nest }: TestApp,
  { id: sellerId }: { id: string },
  words: Pick<Partial<PublishListingBody>, 'title' | 'price' | 'category' | 'condition'> = {},
): Promise<string> {
  const { title, description, price, category, condition } = aListing(words);
  const [id, now] = [uuid(), nest.get(Clock).now()];
  await db.rows(sql`
    insert into catalog.listings
      (id, seller_id, title, description, price_cents, category, condition, popularity, created_at, updated_at)
    values (${id}, ${sellerId}, ${title}, ${description}, ${toCents(price)}, ${category}, ${condition},
      ${popularityOf(0, now)}, ${now}, ${now})`);
  return id;
}

export const browse = async (client: Client, query: string): Promise<BrowseAnswer> =>
  (await client.get<BrowseAnswer>(`/api/listings?${query}`)).body;

export const detail = async (client: Client, id: string): Promise<ListingDetail> =>
  (await client.get<ListingDetail>(`/api/listings/${id}`)).body;

/** An administrator takes a listing down. */
export const takeDown = (
  { client }: { client: Client },
  listing: string,
  reason: unknown = 'Not to be sold here.',
) => client.post(`/api/listings/${listing}/take-down`, { reason });
