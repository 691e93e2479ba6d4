import type { DealToReview, PersonReviews, ReviewAnswer } from './reviews';

/** For specs: a review, in which a test names only what it is about. */
export const aReview = (wanted: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
  id: 'review-1',
  author: { id: 'jonas', name: 'Jonas Wirth', avatar: null },
  side: 'buyer',
  stars: 5,
  text: 'Pot looks new.',
  tags: [],
  photos: [],
  item: { title: 'Enamelled cast-iron pot', price: 35, image: null },
  reply: null,
  shownAt: '2026-11-08T10:00:00.000Z',
  counts: true,
  ...wanted,
});

export const reviewsPage = (
  items: ReviewAnswer[] = [],
  { nextCursor = null, ...wanted }: Partial<PersonReviews> = {},
): PersonReviews => ({
  items,
  nextCursor,
  summary: {
    rating: items.length > 0 ? 4.9 : null,
    count: items.length > 0 ? 31 : 0,
    stars: items.length > 0 ? [29, 1, 1, 0, 0] : [0, 0, 0, 0, 0],
    tags:
      items.length > 0
        ? [
            { tag: 'as-described', count: 20, of: 25 },
            { tag: 'friendly', count: 31, of: 31 },
            { tag: 'paid-as-agreed', count: 0, of: 6 },
          ]
        : [],
  },
  person: { id: 'mara', name: 'Mara Keller', avatar: null },
  ...wanted,
});

export const aDeal = (wanted: Partial<DealToReview> = {}): DealToReview => ({
  saleId: 'sale-1',
  other: { id: 'mara', name: 'Mara Keller', avatar: null },
  side: 'buyer',
  item: { title: 'Enamelled cast-iron pot', price: 35, image: null },
  soldAt: '2026-11-20T10:00:00.000Z',
  closesAt: '2026-12-04T10:00:00.000Z',
  mine: null,
  obstacle: null,
  ...wanted,
});
