import { isBoosted } from '../boosted/boosted.sql.js';

/**
 * SQL, out of rows of listings and of people: a `ListingCard` as the text of a JSON object, without its closing brace. What is
 * the listing's own stands in its row already (`catalog.listings.card`), so that no page puts it together anew; what changes
 * without the row is put behind it.
 */
export const openCard = (listing: string, seller: string): string => `
  ${listing}.card || ',"sellerId":"' || ${listing}.seller_id || '","sellerName":' || ${jsonOf(`${seller}.name`)}
  || ',"sellerVerified":' || coalesce(${seller}.verified, false)
  || ',"boosted":' || ${isBoosted(`${listing}.boosted_until`)}`;

/** The whole card. */
export const cardText = (listing: string, seller: string): string => `${openCard(listing, seller)} || '}'`;

/** A card with the columns of `row`, one that has any. */
export const cardWith = (listing: string, seller: string, row: string): string =>
  `${openCard(listing, seller)} || overlay(row_to_json(${row})::text placing ',' from 1 for 1)`;

/** SQL: an array of the column `card` of the first rows by `place`, as JSON text. */
export const cardsText = (most: number): string =>
  `'[' || coalesce(string_agg(card, ',' order by place) filter (where place <= ${most}), '') || ']'`;

/** SQL: a column as JSON text; null is `null`. */
const jsonOf = (column: string): string => `coalesce(to_json(${column})::text, 'null')`;
