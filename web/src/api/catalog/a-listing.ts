import type { BrowseAnswer, ListingCard, ListingDetail } from './listings';

const ID = '01930000-0000-7000-8000-0000000000a1';

/** A listing's card for tests. */
export const aCard = (wanted: Partial<ListingCard> = {}): ListingCard => ({
  id: ID,
  title: 'Walnut lounge chair',
  price: 120,
  condition: 'good',
  category: 'home-garden',
  location: 'Old Mill',
  image: null,
  aiGenerated: false,
  sellerId: '01930000-0000-7000-8000-000000000001',
  sellerName: 'Mara',
  sellerVerified: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  boosted: false,
  ...wanted,
});

/** What the browse page gets for tests: these cards, and nothing after them. */
export const anAnswer = (items: ListingCard[], wanted: Partial<BrowseAnswer> = {}): BrowseAnswer => ({
  items,
  nextCursor: null,
  total: { count: items.length, capped: false },
  facets: { categories: [], conditions: [] },
  ...wanted,
});

/** A listing's page for tests. */
export const aListing = (wanted: Partial<ListingDetail> = {}): ListingDetail => ({
  id: ID,
  title: 'Walnut lounge chair',
  description: 'Oiled in spring.\nOne leg repaired.',
  price: 120,
  category: 'home-garden',
  condition: 'good',
  location: 'Old Mill',
  zipCode: null,
  tags: ['walnut'],
  images: [],
  audioId: null,
  spoken: false,
  aiGenerated: false,
  status: 'active',
  viewCount: 6,
  held: null,
  favoriteCount: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  boostedUntil: null,
  seller: {
    id: '01930000-0000-7000-8000-000000000001',
    kind: 'member',
    name: 'Mara',
    username: 'mara_k',
    avatar: null,
    verified: true,
    memberSince: '2024-03-01T00:00:00.000Z',
    rating: 4.9,
    totalRatings: 31,
    hasConfirmedPhone: true,
    hasConfirmedEmail: true,
  },
  ...wanted,
});
