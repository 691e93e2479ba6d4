import { type RawBuilder, sql } from 'kysely';
import { usdSql } from '#platform/persistence/money.sql';
import type { DealToReview } from './deal-review.dto.js';

export interface FoundDeal {
  deal: Omit<DealToReview, 'obstacle'>;
  /** The sale fell through. */
  voided: boolean;
}

/**
 * Deals as one of their sides sees them, with what they wrote themselves and nothing of what the other one did. `which`
 * tells which deals, of `deal` and `mine`, and their order; `deals`, where they are.
 */
export const ownDeals = (
  personId: string,
  now: Date,
  which: RawBuilder<unknown>,
  deals: RawBuilder<unknown> = sql`community.deals`,
): RawBuilder<FoundDeal> => sql<FoundDeal>`
  select deal.voided_at is not null as voided, json_build_object(
    'saleId', deal.sale_id,
    'other', json_build_object('id', case when other.deleted then null else other.id end,
      'name', coalesce(other.name, ''), 'avatar', other.avatar),
    'side', own.side,
    'item', json_build_object('title', deal.title, 'price', ${usdSql('deal.price_cents')}, 'image', deal.image),
    'soldAt', deal.sold_at, 'closesAt', deal.closes_at,
    'mine', case when mine.id is null then null else json_build_object('id', mine.id,
      'state', case when mine.removed_at is not null then 'removed'
        when mine.shown_at <= ${now} then 'shown' else 'waiting' end,
      'stars', mine.stars, 'text', mine.text, 'tags', mine.tags, 'photos', mine.photos,
      'reply', case when mine.reply is null then null
        else json_build_object('text', mine.reply, 'repliedAt', mine.replied_at) end,
      'removedReason', mine.removed_reason) end) as deal
  from ${deals} deal
  cross join lateral (
    select case when deal.seller_id = ${personId} then 'seller' else 'buyer' end as side,
      case when deal.seller_id = ${personId} then deal.buyer_id else deal.seller_id end as other_id
  ) own
  left join community.reviews mine on mine.sale_id = deal.sale_id and mine.side = own.side
  left join directory.people other on other.id = own.other_id
  where ${personId}::uuid in (deal.seller_id, deal.buyer_id) and ${which}`;
