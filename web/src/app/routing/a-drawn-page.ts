import { aCard, aListing, anAnswer } from '../../api/catalog/a-listing';
import type { FirstEntry } from '../../api/first-data';

const LISTING = aListing({ title: 'Kite & <string>' });
const CARDS = anAnswer([aCard({ title: 'Kite & <string>' }), aCard({ id: 'id-2', price: 0 })]);
const FEW = anAnswer([], {
  near: { because: 'fewer-words', items: CARDS.items },
  relax: [{ filter: 'category', count: 12, capped: false }],
});
const browsing = (args: object, found = CARDS): FirstEntry[] => [
  { endpoint: 'browse', args, data: { pages: [found], pageParams: [null] } },
];

/** For tests: addresses of pages that the server draws, and the data they begin with. */
export const DRAWN_WITH_DATA: [address: string, firstData: FirstEntry[]][] = [
  ['/', [{ endpoint: 'browseListings', args: {}, data: CARDS }]],
  ['/listings', browsing({})],
  ['/listings?q=kite&maxPrice=20', browsing({ q: 'kite', maxPrice: 20 })],
  ['/listings?q=kites&category=books', browsing({ q: 'kites', category: 'books' }, FEW)],
  [`/listing/${LISTING.id}`, [{ endpoint: 'listing', args: { id: LISTING.id }, data: LISTING }]],
];
