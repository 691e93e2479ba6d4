import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { LISTING_LIMITS } from '#contract/listings';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { decodeTimeCursor, encodeTimeCursor, type TimeCursor } from '#platform/persistence/time-cursor';
import { cardsText, cardText } from '../cards/cards.sql.js';
import { ListingsOfSeller } from '../catalog.contract.js';

@QueryHandler(ListingsOfSeller)
export class ListingsOfSellerHandler implements IQueryHandler<ListingsOfSeller> {
  constructor(private readonly db: Database) {}

  async execute({ sellerId, cursor }: ListingsOfSeller): Promise<JsonText<unknown>> {
    const { name, text, values } = sellerListingsStatement(sellerId, cursor);
    const [found] = await this.db.prepared<FoundSellerListings>(name, text, values);
    return new JsonText(sellerListingsAnswer(found ?? { items: '[]', last: null }));
  }
}

export interface FoundSellerListings {
  /** JSON. */
  items: string;
  /** The last one shown, if there are more. */
  last: TimeCursor | null;
}

/** The benchmark's bare server sends it too. */
export function sellerListingsStatement(sellerId: string, cursor: string | undefined) {
  if (!cursor) return { name: 'seller-listings', text: pageSql(''), values: [sellerId] };
  const { at, id } = decodeTimeCursor(cursor);
  const older = 'and (created_at, id) < ($2::timestamptz, $3::uuid)';
  return { name: 'seller-listings-after', text: pageSql(older), values: [sellerId, at, id] };
}

export const sellerListingsAnswer = ({ items, last }: FoundSellerListings): string =>
  `{"items":${items},"nextCursor":${JSON.stringify(last && encodeTimeCursor(last))}}`;

const { page: PAGE } = LISTING_LIMITS;

const pageSql = (older: string): string => `
  select ${cardsText(PAGE)} as items,
    case when count(*) > ${PAGE} then
      (json_agg(json_build_object('at', created_at::text, 'id', id)) filter (where place = ${PAGE})) -> 0
    end as last
  from (
    select row_number() over (order by page.created_at desc, page.id desc) as place, page.created_at, page.id,
      ${cardText('page', 'seller')} as card
    from (
      select id, card, seller_id, boosted_until, created_at from catalog.listings
      where seller_id = $1 and status = 'active' ${older}
      order by created_at desc, id desc limit ${PAGE + 1}
    ) page
    left join lateral (
      select name, verified from directory.people where id = page.seller_id offset 0
    ) seller on true
  ) found`;
