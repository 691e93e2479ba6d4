import { RECENTLY_VIEWED } from '#contract/listings';
import { readStored, store } from '../../browser/storage';
import type { ListingDetail } from './listings';
import type { ViewedListing } from './recently-viewed.gen';

const KEY = 'recently-viewed';

/** What a visitor looked at in this browser, the latest first. */
export function viewedHere(): ViewedListing[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed) : [];
  } catch {
    return [];
  }
}

export function keepViewed({ id, title, price, category, status, images }: ListingDetail): void {
  const viewed = { id, title, price, category, status, image: images[0] ?? null };
  const others = viewedHere().filter((other) => other.id !== id);
  store(KEY, JSON.stringify([viewed, ...others].slice(0, RECENTLY_VIEWED)));
}

export const forgetViewed = (): void => store(KEY, null);

/** Another version of the app may have written it. */
const isViewed = (entry: unknown): entry is ViewedListing =>
  typeof entry === 'object' &&
  entry !== null &&
  ['id', 'title', 'category', 'status'].every((name) => typeof Reflect.get(entry, name) === 'string') &&
  typeof Reflect.get(entry, 'price') === 'number';
