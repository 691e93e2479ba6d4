import { useState } from 'react';
import { useStore } from 'react-redux';
import { baseApi } from '../../../api/base-api';
import type { ListingCard, ListingDetail } from '../../../api/catalog/listings';
import type { ListingHead } from './listing-details';

/** What stands at the top of a listing's page: the listing's own, or until it is there what a card of this visit has told. */
export function useListingHead(id: string, listing: ListingDetail | undefined): ListingHead | undefined {
  const store = useStore<{ [baseApi.reducerPath]: { queries: Queries } }>();
  const [known, setKnown] = useState<{ id: string; head: ListingHead | undefined }>();
  if (listing) return { ...listing, boosted: listing.boostedUntil !== null };
  if (known?.id === id) return known.head;
  const head = knownHead(store.getState()[baseApi.reducerPath].queries, id);
  setKnown({ id, head });
  return head;
}

type Queries = Readonly<Record<string, { data?: unknown } | undefined>>;

function knownHead(queries: Queries, id: string): ListingHead | undefined {
  for (const query of Object.values(queries)) {
    const card = cardsIn(query?.data).find((each) => each.id === id);
    if (card) return { ...card, location: card.location, images: card.image ? [card.image] : [] };
  }
  return undefined;
}

/** The cards in the answer to whatever question: a list of them, or pages of lists. */
function cardsIn(data: unknown): ListingCard[] {
  if (Array.isArray(data)) return data.flatMap((each) => (isCard(each) ? [each] : cardsIn(each)));
  return typeof data === 'object' && data !== null && !('seller' in data)
    ? Object.values(data).filter(Array.isArray).flatMap(cardsIn)
    : [];
}

const isCard = (each: unknown): each is ListingCard =>
  typeof each === 'object' && each !== null && 'condition' in each && 'sellerName' in each && 'image' in each;
