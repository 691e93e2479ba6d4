import { describe, expect, it } from '@jest/globals';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS } from '#contract/listings';
import type { DemoListing } from './demo.types.js';
import { DEMO_LISTINGS } from './demo-listings.js';
import { OBJECTS } from './drawings/objects.js';
import { PALETTES } from './drawings/palettes.js';

const count = (matches: (listing: DemoListing) => boolean) => DEMO_LISTINGS.filter(matches).length;

const withinDays = (days: number) => count(({ minutesAgo }) => minutesAgo <= days * 24 * 60);

describe('the demo listings', () => {
  it('number about eighty-four', () => {
    expect(DEMO_LISTINGS.length).toBeGreaterThanOrEqual(80);
    expect(DEMO_LISTINGS.length).toBeLessThanOrEqual(90);
  });

  it.each(CATEGORIES)('offer several things under %s', (category) => {
    expect(DEMO_LISTINGS.filter((listing) => listing.category === category).length).toBeGreaterThanOrEqual(3);
  });

  it.each(CONDITIONS)('hold something %s', (condition) => {
    expect(DEMO_LISTINGS.some((listing) => listing.condition === condition)).toBe(true);
  });

  it.each(DEMO_LISTINGS.map((listing) => [listing.title, listing] as const))(
    'keep "%s" within the limits',
    (_, { title, description, price, tags, location, pictures, minutesAgo, viewCount }) => {
      expect(title.trim().length).toBeGreaterThan(0);
      expect(title.length).toBeLessThanOrEqual(LISTING_LIMITS.title);
      expect(description.length).toBeLessThanOrEqual(LISTING_LIMITS.description);
      expect(price).toBeGreaterThanOrEqual(0);
      expect(price).toBeLessThanOrEqual(LISTING_LIMITS.price);
      expect(price).toBe(Number(price.toFixed(2)));
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.length).toBeLessThanOrEqual(LISTING_LIMITS.tags);
      for (const tag of tags) expect(tag.length).toBeLessThanOrEqual(LISTING_LIMITS.tag);
      expect(location?.length ?? 0).toBeLessThanOrEqual(LISTING_LIMITS.location);
      expect(pictures.length).toBeLessThanOrEqual(4);
      expect(minutesAgo).toBeLessThan(45 * 24 * 60);
      expect(viewCount).toBeGreaterThan(0);
    },
  );

  it('have titles of their own, one of them very long', () => {
    const titles = DEMO_LISTINGS.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(Math.max(...titles.map(({ length }) => length))).toBeGreaterThan(100);
  });

  it('show only objects and palettes that exist', () => {
    for (const { object, palette } of DEMO_LISTINGS.flatMap(({ pictures }) => pictures)) {
      expect(OBJECTS).toHaveProperty([object]);
      expect(PALETTES).toHaveProperty([palette]);
    }
  });

  it('hold the cases that screens must handle', () => {
    expect(count(({ price }) => price === 0)).toBe(6);
    expect(count(({ price }) => price >= 1000)).toBeGreaterThanOrEqual(3);
    expect(count(({ aiGenerated }) => aiGenerated)).toBeGreaterThanOrEqual(8);
    expect(count(({ location }) => location === null)).toBeGreaterThanOrEqual(5);
    expect(count(({ pictures }) => pictures.length === 0)).toBeGreaterThanOrEqual(2);
    expect(count(({ description }) => description.length > 1000)).toBe(1);
  });

  it('are dense in the last days', () => {
    expect(withinDays(1)).toBeGreaterThanOrEqual(15);
    expect(withinDays(7) / DEMO_LISTINGS.length).toBeGreaterThan(0.5);
    expect(withinDays(30)).toBeLessThan(DEMO_LISTINGS.length);
  });

  it('are at most three of one guest', () => {
    const guests = new Set(
      DEMO_LISTINGS.map(({ seller }) => seller).filter((key) => key.startsWith('Guest-')),
    );
    expect(guests.size).toBeGreaterThan(0);
    for (const guest of guests)
      expect(count(({ seller }) => seller === guest)).toBeLessThanOrEqual(LISTING_LIMITS.perGuest);
  });
});
