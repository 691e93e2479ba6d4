import { sql } from 'kysely';
import type { RecentSaleShape } from '#contract/market';
import { usdSql } from '#platform/persistence/money.sql';

/** SQL: a `sale` and its `seller` (`directory.people`) as everybody may see them. */
export const SHOWN_SALE = sql<RecentSaleShape>`json_build_object(
  'id', sale.id, 'title', sale.title, 'price', ${usdSql('sale.price_cents')}, 'soldAt', sale.sold_at,
  'sellerId', seller.id, 'sellerName', seller.name, 'sellerAvatar', seller.avatar)`;
