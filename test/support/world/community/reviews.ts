import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ReviewSort } from '#contract/community/reviews';
import { Clock } from '#platform/config/clock';
import type {
  DealsToReview,
  DealToReview,
} from '../../../../src/community/review-writing/deal-review.dto.js';
import type { PersonReviews } from '../../../../src/community/reviews/review.dto.js';
import type { TestApp } from '../../app/app.js';
import type { Answer, Client } from '../../app/client.js';
import { publish } from '../listings.js';
import { converse } from '../messaging/conversations.js';

interface Person {
  id: string;
  client: Client;
}

interface DealWords {
  title?: string;
  /** USD. */
  price?: number;
  hidden?: boolean;
}

/** Sells a new listing of one to the other, as both would, and answers the sale. */
export async function sellTo(
  seller: Person,
  buyer: Person,
  { title = 'Enamelled cast-iron pot', price = 35, hidden = false }: DealWords = {},
): Promise<{ saleId: string; listing: string }> {
  const listing = await publish(seller.client, { title, price });
  await converse(buyer, seller, 'I take it.', listing);
  const sold = await seller.client.post<{ id: string }>(`/api/listings/${listing}/sale`, {
    price,
    buyerId: buyer.id,
    hidden,
  });
  if (sold.status !== 201) throw new Error(`The sale was refused: ${JSON.stringify(sold.body)}`);
  return { saleId: sold.body.id, listing };
}

/** The same, once it can be reviewed. */
export async function dealOf(app: TestApp, seller: Person, buyer: Person, words?: DealWords) {
  const sold = await sellTo(seller, buyer, words);
  await app.outbox.delivered();
  return sold;
}

export const writeReview = (
  author: Pick<Person, 'client'>,
  saleId: string,
  body: object = { stars: 5, text: 'Pot looks new.', tags: ['friendly'] },
): Promise<Answer<DealToReview>> => author.client.post(`/api/deals/${saleId}/review`, body);

export const editReview = (
  author: Pick<Person, 'client'>,
  saleId: string,
  body: object,
): Promise<Answer<DealToReview>> => author.client.patch(`/api/deals/${saleId}/review`, body);

/** Both sides of a deal write, so that everybody reads it. @throws Error when one is refused. */
export async function reviewEachOther(
  [seller, buyer]: readonly [Person, Person],
  saleId: string,
  ofSeller: object = { stars: 5 },
  ofBuyer: object = { stars: 5 },
): Promise<void> {
  for (const [author, body] of [
    [buyer, ofSeller],
    [seller, ofBuyer],
  ] as const) {
    const { status, body: answer } = await writeReview(author, saleId, body);
    if (status !== 201) throw new Error(`The review was refused: ${JSON.stringify(answer)}`);
  }
}

interface Wanted {
  sort?: ReviewSort;
  stars?: number;
  cursor?: string | null;
}

export const reviewsOf = async (
  reader: Client,
  { id }: { id: string },
  wanted: Wanted = {},
): Promise<PersonReviews> => {
  const query = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return (await reader.get<PersonReviews>(`/api/people/${id}/reviews?${query.join('&')}`)).body;
};

export const toReview = async ({ client }: Pick<Person, 'client'>): Promise<DealsToReview> =>
  (await client.get<DealsToReview>('/api/my-deals/to-review')).body;

export const readDeal = (reader: Pick<Person, 'client'>, saleId: string): Promise<Answer<DealToReview>> =>
  reader.client.get(`/api/deals/${saleId}`);

/** A sale of one to the other that both may review, stored past the listing and the words it needs; answers its id. */
export async function storeDeal(
  { db, nest }: Pick<TestApp, 'db' | 'nest'>,
  { id: sellerId }: Pick<Person, 'id'>,
  { id: buyerId }: Pick<Person, 'id'>,
  soldAt = nest.get(Clock).now(),
): Promise<string> {
  const saleId = uuid();
  await db.rows(sql`
    insert into community.deals
      (sale_id, listing_id, seller_id, buyer_id, title, price_cents, hidden, sold_at, closes_at)
    values (${saleId}, ${uuid()}, ${sellerId}, ${buyerId}, 'Enamelled cast-iron pot', 3500, false, ${soldAt},
      ${soldAt}::timestamptz + interval '14 days')`);
  return saleId;
}

/** A review of somebody who sold something, stored past all rules: everybody reads it, and they may review back. */
export async function storeReview(
  app: Pick<TestApp, 'db' | 'nest'>,
  subjectId: string,
): Promise<{ id: string; saleId: string }> {
  const [id, authorId] = [uuid(), uuid()];
  const saleId = await storeDeal(app, { id: subjectId }, { id: authorId });
  await app.db.rows(sql`
    insert into community.reviews
      (id, sale_id, side, author_id, subject_id, stars, text, tags, photos, written_at, shown_at)
    values (${id}, ${saleId}, 'buyer', ${authorId}, ${subjectId}, 5, 'Fine.', '{}', '[]', now(), now() - interval '1 minute')`);
  return { id, saleId };
}
