import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CompiledQuery } from 'kysely';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { usdText } from '#platform/persistence/money.sql';
import type { ListingDetail } from './listing.dto.js';
import { ListingNotFound } from './listing.errors.js';

/** A listing that is not removed, with its seller. */
export class DetailOfListing extends Query<JsonText<ListingDetail>> {
  constructor(
    readonly listingId: string,
    /** Who asks, if they are signed in. */
    readonly readerId: string | null,
  ) {
    super();
  }
}

@QueryHandler(DetailOfListing)
export class DetailOfListingHandler implements IQueryHandler<DetailOfListing> {
  constructor(private readonly db: Database) {}

  async execute({ listingId, readerId }: DetailOfListing): Promise<JsonText<ListingDetail>> {
    const row = await this.db.first(detailSql(listingId, readerId));
    if (!row) throw new ListingNotFound(listingId);
    return new JsonText(row.detail);
  }
}

const DETAIL = `
  select json_build_object(
    'id', listing.id, 'title', listing.title, 'description', listing.description,
    'price', ${usdText('listing.price_cents')}, 'category', listing.category, 'condition', listing.condition,
    'location', listing.location, 'zipCode', case when listing.seller_id = $2::uuid then listing.zip_code end, 'tags', listing.tags, 'images', listing.images,
    'audioId', listing.audio_id, 'aiGenerated', listing.ai_generated, 'status', listing.status,
    'viewCount', listing.view_count, 'createdAt', listing.created_at, 'updatedAt', listing.updated_at,
    'seller', case when seller.id is not null then json_build_object(
      'id', seller.id, 'kind', seller.kind, 'name', seller.name, 'username', seller.username,
      'avatar', seller.avatar, 'verified', seller.verified, 'memberSince', seller.member_since,
      'rating', seller.rating, 'totalRatings', seller.total_ratings, 'hasConfirmedPhone', seller.has_confirmed_phone,
      'hasConfirmedEmail', seller.has_confirmed_email) end
  )::text as detail
  from catalog.listings listing
  left join directory.people seller on seller.id = listing.seller_id and not seller.deleted
  where listing.id = $1::uuid and listing.status <> 'removed'`;

/** Everything a listing's page shows to somebody, as JSON and in one round trip. The benchmark sends it from a bare server. */
export const detailSql = (listingId: string, readerId: string | null): CompiledQuery<{ detail: string }> =>
  CompiledQuery.raw(DETAIL, [listingId, readerId]);
