import type { BrowseAnswer } from '../../../src/catalog/browse/browse.dto.js';
import type { ListingDetail, PublishListingBody } from '../../../src/catalog/listings/listing.dto.js';
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

export const browse = async (client: Client, query: string): Promise<BrowseAnswer> =>
  (await client.get<BrowseAnswer>(`/api/listings?${query}`)).body;

export const detail = async (client: Client, id: string): Promise<ListingDetail> =>
  (await client.get<ListingDetail>(`/api/listings/${id}`)).body;
