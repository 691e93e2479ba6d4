import type { ListingStatus } from '#contract/listings';
import type { Notice } from '#contract/notices/notices';
import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';

/** What somebody who saved a listing knew of it, and how it is now. */
export interface SaverNews {
  listingId: string;
  title: string;
  /** USD. */
  price: number;
  priceBefore: number;
  status: ListingStatus;
  statusBefore: ListingStatus;
}

/** What is worth telling; null for what is not: a price that rose, one of a thing that cannot be had. */
export function noticeOf(news: SaverNews): Notice | null {
  const { listingId, title, price, priceBefore, status, statusBefore } = news;
  const told = { kind: 'listing', link: pathTo(listingPage.path, listingId) } as const;
  if (status !== statusBefore) {
    if (status === 'sold') return { ...told, code: 'listing-sold', params: { title } };
    if (status === 'pending') return { ...told, code: 'listing-pending', params: { title } };
    return { ...told, code: 'listing-available', params: { title, amount: price } };
  }
  if (status === 'sold' || price >= priceBefore) return null;
  return { ...told, code: 'listing-price-drop', params: { title, amount: price, before: priceBefore } };
}
