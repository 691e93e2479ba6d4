import type { FavoritePart, FavoriteSort } from '#contract/favorites';
import { LISTING_LIMITS, type OwnListingStatus } from '#contract/listings';
import { type Alike, alikeSql, questionsOf } from '../../../src/catalog/alike/count-alike.js';
import type { SellerRecord } from '../../../src/catalog/catalog.contract.js';
import {
  type FoundFavorites,
  favoritesText,
  favoritesValues,
} from '../../../src/catalog/favorites/favorites.sql.js';
import { decodeFavoritesCursor } from '../../../src/catalog/favorites/favorites-cursor.js';
import { favoritesAnswer } from '../../../src/catalog/favorites/list-favorites.query.js';
import { FindFeed } from '../../../src/catalog/feed/find-feed.js';
import { OWN_FIGURES } from '../../../src/catalog/figures/figures.sql.js';
import {
  type FoundOwnListings,
  ownListingsAnswer,
  ownListingsStatement,
} from '../../../src/catalog/listings/own-listings.sql.js';
import {
  FACTS,
  type FoundStep,
  nextStepsAnswer,
} from '../../../src/catalog/next-steps/list-next-steps.query.js';
import {
  type FoundSellerListings,
  sellerListingsAnswer,
  sellerListingsStatement,
} from '../../../src/catalog/sellers/listings-of-seller.query.js';
import { SELLER_RECORD } from '../../../src/catalog/sellers/record-of-seller.query.js';
import { PERSON_RATING, type PersonRating } from '../../../src/community/ratings/rating-of-person.query.js';
import {
  type FoundReviews,
  personReviewsAnswer,
} from '../../../src/community/reviews/reviews-of-person.query.js';
import { personReviewsStatement } from '../../../src/community/reviews/reviews-of-person.sql.js';
import { ATTENDANCE, type Attendance } from '../../../src/community/standing/attendance-of.query.js';
import {
  type FoundProfile,
  PUBLIC_PROFILE,
  publicProfileOf,
} from '../../../src/identity/lookups/public-profile-of.query.js';
import {
  type FoundAnswers,
  RESPONSE_TIME,
  responseTimeValues,
  usualSeconds,
} from '../../../src/messaging/response-times/response-time-of.query.js';
import {
  COUNTED_FRIENDS,
  type CountedFriend,
  referrerBadges,
} from '../../../src/monetization/referrals/referrer-badges.js';
import type { Request } from '../requests.js';
import { type Answer, type BareSender, paramsOf } from './sender.js';

type Parts = (request: Request & { id: string }, bare: BareSender) => Answer;

/** By the paths of the API, whoever the person is. */
const ANSWERS: Readonly<Record<string, Parts>> = {
  '/api/favorites': favorites,
  '/api/feed': feed,
  '/api/my-listings': ownListings,
  '/api/my-figures': ({ id, query: { days } }, bare) => {
    const today = new Date().toISOString().slice(0, 10);
    return async () =>
      JSON.parse((await bare.row<{ answer: string }>(OWN_FIGURES, [id, today, Number(days)])).answer);
  },
  '/api/my-next-steps':
    ({ id }, bare) =>
    async () =>
      nextStepsAnswer(await bare.rows<FoundStep>(FACTS, [id, new Date()])),
  '/api/profiles/:id': trustProfile,
  '/api/people/:id/reviews': ({ id, query }, bare) => {
    const { text, values } = personReviewsStatement(id, query, new Date());
    return async () => JSON.parse(personReviewsAnswer(await bare.row<FoundReviews>(text, values)));
  },
  '/api/sellers/:id/listings': ({ id, query: { cursor } }, bare) => {
    const { text, values } = sellerListingsStatement(id, cursor);
    return async () => JSON.parse(sellerListingsAnswer(await bare.row<FoundSellerListings>(text, values)));
  },
};

/** What belongs to a person, and the feed; nothing for other requests. */
export function personsAnswer(request: Request, bare: BareSender): Answer | undefined {
  const [, api, kind, named, ...rest] = request.path.split('/');
  const path = ['', api, kind, ...(named ? [':id'] : []), ...rest].join('/');
  return ANSWERS[path]?.({ ...request, id: request.person?.id ?? named ?? '' }, bare);
}

function favorites({ id: personId, query }: Request & { id: string }, bare: BareSender): Answer {
  const { part, sort, cursor } = query as { part?: FavoritePart; sort: FavoriteSort; cursor?: string };
  const asked = {
    personId,
    part: part ?? 'all',
    sort,
    ...(cursor && { cursor: decodeFavoritesCursor(cursor, sort) }),
  };
  const text = favoritesText(asked);
  const values = favoritesValues(asked);
  return async () => {
    const found = await bare.row<FoundFavorites>(text, values);
    const questions = questionsOf(found.sold);
    if (questions.length === 0) return JSON.parse(favoritesAnswer(sort, found, []));
    const { sql, parameters } = bare.compiled(alikeSql(questions));
    const alike = await bare.rows<Alike>(sql, parameters);
    return JSON.parse(
      favoritesAnswer(
        sort,
        found,
        alike.filter(({ count }) => count > 0),
      ),
    );
  };
}

function feed({ query }: Request, bare: BareSender): Answer {
  const find = new FindFeed(bare.remembering(), paramsOf(query), null);
  return async () => JSON.parse(await find.find());
}

function ownListings({ id, query }: Request & { id: string }, bare: BareSender): Answer {
  const { limit, status, ...rest } = query;
  const { text, values } = ownListingsStatement(id, {
    ...rest,
    limit: Number(limit ?? LISTING_LIMITS.page),
    ...(status && { status: status as OwnListingStatus }),
  });
  return async () => JSON.parse(ownListingsAnswer(await bare.row<FoundOwnListings>(text, values), null));
}

function trustProfile({ id }: { id: string }, bare: BareSender): Answer {
  return async () => {
    const [profile, friends, rating, record, attendance, answers] = await Promise.all([
      bare.row<FoundProfile>(PUBLIC_PROFILE, [id]),
      bare.rows<CountedFriend>(COUNTED_FRIENDS, [id]),
      bare.row<PersonRating>(PERSON_RATING, [id, new Date()]),
      bare.row<SellerRecord>(SELLER_RECORD, [id]),
      bare.row<Attendance>(ATTENDANCE, [id]),
      bare.row<FoundAnswers>(RESPONSE_TIME, responseTimeValues(id, new Date())),
    ]);
    const shown = publicProfileOf(profile, []);
    return {
      ...shown,
      badges: [...shown.badges, ...referrerBadges(friends).badges],
      ...rating,
      ...record,
      ...attendance,
      responseSeconds: usualSeconds(answers),
    };
  };
}
