import type { Comparable, DraftedListing } from './drafting-data';

/** For tests: a listing as the server drafts it, complete. */
export const aDraftedListing = (wanted: Partial<DraftedListing> = {}): DraftedListing => ({
  words: {
    title: 'Film camera with 50 mm lens',
    description: 'Film camera with a 50 mm lens. Works fine.',
    price: 95,
    category: 'collectibles',
    condition: 'good',
    location: 'Riverside',
    tags: ['camera'],
  },
  origins: [
    { field: 'title', source: 'words', certainty: 'sure', evidence: 'film camera with the 50 mm lens' },
    { field: 'price', source: 'words', certainty: 'sure', evidence: '95 dollars' },
  ],
  questions: [],
  lookAlikes: { items: [80, 110, 95].map(lookAlike), median: 95 },
  engine: 'built-in',
  fellBack: false,
  ...wanted,
});

export const lookAlike = (price: number): Comparable => ({
  id: `look-alike-${price}`,
  title: `Camera at ${price}`,
  price,
  condition: 'good',
  image: null,
  kind: price > 100 ? 'sold' : 'asking',
  at: '2026-11-20T10:00:00.000Z',
});
