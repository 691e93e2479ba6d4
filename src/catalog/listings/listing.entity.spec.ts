import { describe, expect, it } from '@jest/globals';
import { LISTING_STATUSES, type ListingStatus } from '#contract/listings';
import { LISTING_MOVES, type ListingMove, mayMove } from '#contract/selling/listing-moves';
import { DAY_MS } from '#contract/time';
import { recordedEvents } from '#platform/outbox/domain-event';
import { Listing } from './listing.entity.js';

const PUT_UP = new Date('2026-10-01T12:00:00Z');
const after = (days: number) => new Date(PUT_UP.getTime() + days * DAY_MS);
const WORDS = {
  title: 'Lamp',
  description: 'Bright.',
  price: 12,
  category: 'home-garden',
  condition: 'good',
} as const;

function aListing(status: ListingStatus = 'active'): Listing {
  const listing = Listing.publish('seller', WORDS, { images: [] }, PUT_UP);
  listing.status = status;
  return listing;
}

const sale = { id: 'sale', buyerId: 'buyer', price: 10 };
const moves: Record<ListingMove, (listing: Listing, now: Date) => void> = {
  reserve: (listing, now) => listing.reserve(now),
  release: (listing, now) => listing.release(now),
  sell: (listing, now) => listing.sell(sale, now),
  relist: (listing, now) => listing.relist(sale, now),
  renew: (listing, now) => listing.renew(now),
};
const namesOf = (listing: Listing) => recordedEvents(listing).map(({ constructor }) => constructor.name);

describe('a listing', () => {
  const tried = (Object.keys(LISTING_MOVES) as ListingMove[]).flatMap((move) =>
    LISTING_STATUSES.map((status) => [move, status] as const),
  );

  it.each(tried.filter(([move, status]) => mayMove(move, status)))(
    'can be asked to %s while it is %s',
    (move, status) => {
      const listing = aListing(status);
      const becomes = LISTING_MOVES[move].to;
      moves[move](listing, after(31));
      expect([listing.status, listing.updatedAt]).toEqual([becomes, after(31)]);
      expect(recordedEvents(listing).at(-1)).toMatchObject({ status: becomes, price: 12 });
    },
  );

  it.each(tried.filter(([move, status]) => !mayMove(move, status)))(
    'refuses to %s while it is %s, and tells nobody',
    (move, status) => {
      const listing = aListing(status);
      expect(() => moves[move](listing, after(31))).toThrow(/^catalog\.listing-not-/);
      expect([listing.status, namesOf(listing)]).toEqual([status, ['ListingPublished']]);
    },
  );

  it('tells of a sale, and of its end, before it tells of its change', () => {
    const listing = aListing();
    listing.sell(sale, after(1));
    listing.relist(sale, after(2));
    expect(namesOf(listing)).toEqual([
      'ListingPublished',
      'ListingSold',
      'ListingChanged',
      'SaleCancelled',
      'ListingChanged',
    ]);
    expect(recordedEvents(listing)[1]).toMatchObject({ saleId: 'sale', buyerId: 'buyer', price: 10 });
  });

  it('without the record of a sale is put up again all the same', () => {
    const listing = aListing('sold');
    listing.relist(null, after(1));
    expect(namesOf(listing)).toEqual(['ListingPublished', 'ListingChanged']);
  });

  it('counts as posted when it was renewed, and remembers when it was put up', () => {
    const listing = aListing();
    const before = Number(listing.popularity);
    listing.renew(after(30));
    expect([listing.createdAt, listing.firstListedAt]).toEqual([after(30), PUT_UP]);
    // A day is half of what doubles interest.
    expect(Number(listing.popularity) - before).toBeCloseTo(15);
    expect(() => listing.renew(after(59))).toThrow('catalog.renewed-recently');
    listing.renew(after(60));
    expect([listing.createdAt, listing.firstListedAt]).toEqual([after(60), PUT_UP]);
  });
});
