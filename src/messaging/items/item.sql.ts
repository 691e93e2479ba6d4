import { type RawBuilder, sql } from 'kysely';
import type { Category, ListingStatus } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import { toUsd } from '#contract/money';
import { usdSql } from '#platform/persistence/money.sql';
import type { ChatItem } from './item.dto.js';

/** A listing as messaging knows it: a row of `messaging.items`. */
export interface Item {
  id: string;
  sellerId: string;
  title: string;
  priceCents: number;
  status: ListingStatus | 'deleted';
  category: Category;
  image: ImageDescriptor | null;
}

/** A row of `messaging.items`, under this alias, as `ChatItem`; null when the alias has no row. */
export const itemJson = (alias: string): RawBuilder<ChatItem | null> => {
  const item = sql.ref(alias);
  return sql<ChatItem | null>`case when ${item}.id is not null then json_build_object(
    'id', ${item}.id, 'sellerId', ${item}.seller_id, 'title', ${item}.title,
    'price', ${usdSql(`${alias}.price_cents`)}, 'status', ${item}.status, 'category', ${item}.category, 'image', ${item}.image) end`;
};

export const chatItemOf = ({ priceCents, ...item }: Item): ChatItem => ({
  ...item,
  price: toUsd(priceCents),
});

/**
 * While it is held, nobody else copies this listing or changes its copy: a change that is told while the
 * first copy is being made would find no row to change.
 */
export const copyLock = (listingId: string): string => `messaging.items:${listingId}`;
