import { randomUUID } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { REVIEW_LIMITS, REVIEW_SORTS } from '#contract/community/reviews';
import { FAVORITE_LIMITS } from '#contract/favorites';
import { CATEGORIES, FEED_LIMITS, LISTING_LIMITS } from '#contract/listings';
import { FIGURE_PERIODS } from '#contract/selling/figures';
import { encodeTimeCursor } from '#platform/persistence/time-cursor';
import { encodeCursor } from '../../src/catalog/browse/browse-cursor.js';
import { encodeFavoritesCursor } from '../../src/catalog/favorites/favorites-cursor.js';
import { encodeReviewCursor } from '../../src/community/reviews/review-cursor.js';
import { type Case, type Request, seededId } from './requests.js';
import { peopleOf } from './seed/draw.sql.js';
import { TOKEN_SECRET } from './token-secret.js';

const VARIATIONS = 480;

/**
 * People as they come by: whoever has much is there more often, just as they were drawn when they were given it. The first
 * has a thousand times as much as most.
 */
export const somebody = (listings: number, n: number): string => {
  const share = (((n * 181) % VARIATIONS) + 0.5) / VARIATIONS;
  return seededId('person', Math.floor(peopleOf(listings) * share ** 2));
};

const times = (request: (n: number) => Request): Request[] =>
  Array.from({ length: VARIATIONS }, (_, n) => request(n));
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
const jwt = new JwtService({ secret: TOKEN_SECRET });

/** As somebody who is signed in asks. */
export const asked = (personId: string, path: string, query: Request['query'] = {}): Request => {
  const claims = { sub: personId, sid: randomUUID(), kind: 'member', role: 'user', name: 'Somebody' };
  return { path, query, person: { id: personId, token: jwt.sign(claims, { expiresIn: '12h' }) } };
};

/** Somewhere amid what was seeded. */
const MIDDLE = '2026-07-01 12:00:00+00';
const NOBODY = seededId('nobody', 0);

/** What belongs to a person, and what is looked through one by one. */
export const PEOPLE_CASES: readonly Case[] = [
  {
    name: 'favorites',
    title: 'favorites of a person',
    requests: (listings) =>
      times((n) => {
        const sort = n % 8 < 5 ? 'saved' : pick(['price-drop', 'price-asc', 'price-desc'] as const, n >> 3);
        return asked(somebody(listings, n), '/api/favorites', {
          sort,
          ...(n % 6 === 5 && { part: pick(['dropped', 'available', 'sold'], n) }),
          ...(n % 4 === 3 && {
            cursor: encodeFavoritesCursor({ sort, key: sort === 'saved' ? MIDDLE : 300, id: NOBODY }),
          }),
        });
      }),
    plain: ({ person }) => ({
      text: `select listing.id, listing.title, listing.price_cents
        from catalog.favorites favorite join catalog.listings listing on listing.id = favorite.listing_id
        where favorite.person_id = $1 order by favorite.created_at desc limit ${FAVORITE_LIMITS.page}`,
      values: [person?.id],
    }),
  },
  {
    name: 'feed',
    title: 'swipe feed',
    requests: (listings) =>
      times((n) => {
        const key = seededMoment(listings, ((n * 61) % 97) / 97);
        const place = { sort: 'newest', key, id: NOBODY } as const;
        const cursor = { ...place, reading: 'whole', corrected: false, boosted: [] } as const;
        return {
          path: '/api/feed',
          query: {
            ...(n % 3 !== 0 && { category: pick(CATEGORIES, n) }),
            ...(n % 7 === 0 && n % 4 === 0 && { maxPrice: '200' }),
            // Who swipes goes on.
            ...(n % 4 !== 0 && { cursor: encodeCursor(cursor) }),
          },
        };
      }),
    plain: ({ query: { category } }) => ({
      text: `select id, title, price_cents from catalog.listings where status = 'active' and category = $1
        order by created_at desc, id desc limit ${FEED_LIMITS.page}`,
      values: [category ?? pick(CATEGORIES, 0)],
    }),
  },
  {
    name: 'own-listings',
    title: 'dashboard: own listings',
    requests: (listings) =>
      times((n) =>
        asked(somebody(listings, n), '/api/my-listings', {
          ...(n % 4 === 0 && { limit: '6' }),
          ...(n % 4 === 1 && { status: pick(['active', 'sold', 'pending'], n >> 2) }),
          ...(n % 4 === 2 && {
            cursor: encodeTimeCursor({ at: seededMoment(listings, ((n * 61) % 97) / 97), id: NOBODY }),
          }),
          ...(n % 16 === 3 && { q: 'walnut' }),
        }),
      ),
    plain: ({ person }) => ({
      text: `select id, title, price_cents, status from catalog.listings where seller_id = $1
        order by created_at desc limit ${LISTING_LIMITS.page}`,
      values: [person?.id],
    }),
  },
  {
    name: 'figures',
    title: 'dashboard: figures',
    requests: (listings) =>
      times((n) =>
        asked(somebody(listings, n), '/api/my-figures', { days: String(pick(FIGURE_PERIODS, n >> 1)) }),
      ),
  },
  {
    name: 'next-steps',
    title: 'dashboard: next steps',
    requests: (listings) => times((n) => asked(somebody(listings, n), '/api/my-next-steps')),
  },
  {
    name: 'profile',
    title: 'trust profile',
    requests: (listings) => times((n) => ({ path: `/api/profiles/${somebody(listings, n)}`, query: {} })),
    plain: ({ path }) => ({
      text: 'select id, username, full_name, rating from identity.profiles where id = $1',
      values: [path.split('/')[3]],
    }),
  },
  {
    name: 'reviews',
    title: 'profile: reviews',
    requests: (listings) =>
      times((n) => ({
        path: `/api/people/${somebody(listings, n)}/reviews`,
        query: {
          ...(n % 3 === 1 && { sort: pick(REVIEW_SORTS, n >> 1) }),
          ...(n % 6 === 5 && { stars: String(1 + (n % 5)) }),
          ...(n % 4 === 3 && { cursor: encodeReviewCursor({ stars: 5, at: MIDDLE, id: NOBODY }) }),
        },
      })),
    plain: ({ path }) => ({
      text: `select id, author_id, stars, text from community.reviews where subject_id = $1 and removed_at is null
        order by shown_at desc, id desc limit ${REVIEW_LIMITS.page}`,
      values: [path.split('/')[3]],
    }),
  },
  {
    name: 'seller-listings',
    title: 'profile: what they sell',
    requests: (listings) =>
      times((n) => ({
        path: `/api/sellers/${somebody(listings, n)}/listings`,
        query: {
          ...(n % 3 === 2 && {
            cursor: encodeTimeCursor({ at: seededMoment(listings, ((n * 61) % 97) / 97), id: NOBODY }),
          }),
        },
      })),
    plain: ({ path }) => ({
      text: `select id, title, price_cents from catalog.listings where seller_id = $1 and status = 'active'
        order by created_at desc, id desc limit ${LISTING_LIMITS.page}`,
      values: [path.split('/')[3]],
    }),
  },
];

/** When such a share of the listings was there. */
function seededMoment(listings: number, share: number): string {
  return new Date(Date.UTC(2026, 0, 1) + Math.floor(listings * share) * 1000)
    .toISOString()
    .replace('Z', '+00');
}
