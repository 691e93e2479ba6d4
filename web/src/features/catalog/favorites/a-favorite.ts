import { aCard } from '../../../api/catalog/a-listing';
import type { Favorite, Favorites } from './favorite-data';

/** A saved listing for tests. */
export const aFavorite = (wanted: Partial<Favorite> = {}): Favorite => ({
  ...aCard(),
  status: 'active',
  statusAt: null,
  savedAt: '2026-11-18T12:00:00.000Z',
  savedPrice: 120,
  droppedAt: null,
  ...wanted,
});

/** The first page for tests: these, and nothing after them. */
export const aPage = (items: Favorite[], wanted: Partial<Favorites> = {}): Favorites => ({
  items,
  nextCursor: null,
  alike: [],
  counts: { all: items.length, dropped: 0, available: items.length, sold: 0 },
  categories: ['home-garden'],
  saved: items.length,
  ...wanted,
});
