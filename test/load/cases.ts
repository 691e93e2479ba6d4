import { COMMENT_LIMITS } from '#contract/comments';
import { CATEGORIES, CONDITIONS, LISTING_LIMITS, WITHIN_KM } from '#contract/listings';
import { PEOPLE_CASES } from './people-cases.js';
import { type Case, type Request, seededId } from './requests.js';
import { seededPlace } from './seed/draw.sql.js';

const VARIATIONS = 240;
const WORDS = [
  'bike',
  'chair',
  'lamp',
  'guitar',
  'novel',
  'jacket',
  'walnut',
  'vintage',
  'makerab',
  'maker7h',
  'sneak',
  'head',
];

const times = (request: (n: number) => Request): Request[] =>
  Array.from({ length: VARIATIONS }, (_, n) => request(n));
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
/** A word as it is being typed. */
const begun = (n: number) => pick(WORDS, n).slice(0, 1 + (n % 4));
const PLAIN_ORDER: Readonly<Record<string, string>> = {
  newest: 'created_at desc, id desc',
  'price-asc': 'price_cents, id',
  'price-desc': 'price_cents desc, id desc',
  popular: 'popularity desc, id desc',
};

export const CASES: readonly Case[] = [
  {
    name: 'browse',
    title: 'browse by category',
    requests: () =>
      times((n) => ({
        path: '/api/listings',
        query: {
          category: pick(CATEGORIES, n),
          sort: pick(['newest', 'price-asc', 'price-desc', 'popular'], n >> 4),
        },
      })),
    plain: ({ query: { category, sort = '' } }) => ({
      text: `select id, title, price_cents from catalog.listings where status = 'active' and category = $1
        order by ${PLAIN_ORDER[sort]} limit ${LISTING_LIMITS.page}`,
      values: [category],
    }),
  },
  {
    name: 'nearby',
    title: 'what is near, with facets',
    requests: () =>
      // What is not bounded is sorted by distance: counting the whole market is another case.
      times((n) => ({
        path: '/api/listings',
        query: {
          near: String(seededPlace(n * 37)),
          sort: pick(['nearest', 'newest', 'price-asc'], n),
          ...((n % 5 !== 0 || n % 3 !== 0) && { within: String(pick(WITHIN_KM, n >> 1)) }),
          ...(n % 2 === 0 && { category: pick(CATEGORIES, n >> 1) }),
          ...(n % 7 === 0 && { q: pick(WORDS, n) }),
          facets: 'true',
        },
      })),
    plain: ({ query: { near } }) => ({
      text: `select id, title, price_cents from catalog.listings where status = 'active' and place_id = $1
        order by created_at desc, id desc limit ${LISTING_LIMITS.page}`,
      values: [near],
    }),
  },
  {
    name: 'search',
    title: 'search with filters and facets',
    requests: () =>
      times((n) => ({
        path: '/api/listings',
        query: {
          q: n % 3 === 0 ? `${pick(WORDS, n)} ${pick(WORDS, n + 5)}` : pick(WORDS, n),
          ...(n % 2 === 0 && { category: pick(CATEGORIES, n >> 1) }),
          ...(n % 5 === 0 && { condition: pick(CONDITIONS, n) }),
          ...(n % 4 === 0 && { minPrice: '10', maxPrice: '500' }),
          facets: 'true',
        },
      })),
  },
  {
    name: 'suggestions',
    title: 'suggestions while typing',
    requests: () =>
      times((n) => ({
        path: '/api/listings/suggestions',
        query: { q: n % 4 === 0 ? `${pick(WORDS, n)} ${begun(n + 5)}` : begun(n) },
      })),
  },
  {
    name: 'detail',
    title: 'listing detail',
    requests: (listings) =>
      times((n) => ({
        path: `/api/listings/${seededId('listing', 1 + ((n * 7919) % listings))}`,
        query: {},
      })),
    plain: ({ path }) => ({
      text: 'select id, title, price_cents from catalog.listings where id = $1',
      values: [path.split('/')[3]],
    }),
  },
  {
    name: 'comments',
    title: 'comments on a listing',
    requests: (listings) =>
      times((n) => {
        // Every tenth has some.
        const place = 10 * (1 + ((n * 7919) % Math.floor(listings / 10)));
        return { path: `/api/listings/${seededId('listing', place)}/comments`, query: {} };
      }),
    plain: ({ path }) => ({
      text: `select id, author_id, content, created_at from catalog.comments where listing_id = $1
        order by created_at desc, id desc limit ${COMMENT_LIMITS.page}`,
      values: [path.split('/')[3]],
    }),
  },
  ...PEOPLE_CASES,
];
