import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { Grouped } from '#platform/persistence/grouped';
import { usdText } from '#platform/persistence/money.sql';
import { boostedUntil } from '../boosted/boosted.sql.js';
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

interface Found {
  /** Of the question, from one. */
  place: number;
  detail: string;
}

/** Details that are asked for at the same moment are read by one statement. */
@QueryHandler(DetailOfListing)
export class DetailOfListingHandler implements IQueryHandler<DetailOfListing> {
  private readonly details = new Grouped<DetailOfListing, string | null>({
    most: 50,
    atOnce: 4,
    run: (questions) => this.read(questions),
  });

  constructor(private readonly db: Database) {}

  async execute(question: DetailOfListing): Promise<JsonText<ListingDetail>> {
    const detail = await this.details.ask(question);
    if (detail === null) throw new ListingNotFound(question.listingId);
    return new JsonText(detail);
  }

  private async read(questions: readonly DetailOfListing[]): Promise<(string | null)[]> {
    const found = await this.db.prepared<Found>('listing-details', DETAILS, detailValues(questions));
    const details = new Map(found.map(({ place, detail }) => [place, detail]));
    return questions.map((_, n) => details.get(n + 1) ?? null);
  }
}

/** The parameters of `DETAILS`. */
export const detailValues = (
  questions: readonly Pick<DetailOfListing, 'listingId' | 'readerId'>[],
): unknown[] => [questions.map(({ listingId }) => listingId), questions.map(({ readerId }) => readerId)];

/** Everything a listing's page shows to somebody, as JSON: a row for each that is found. The benchmark's bare server sends it too. */
export const DETAILS = `
  select asked.place::int, json_build_object(
    'id', listing.id, 'title', listing.title, 'description', listing.description,
    'price', ${usdText('listing.price_cents')}, 'category', listing.category, 'condition', listing.condition,
    'location', listing.location, 'zipCode', case when listing.seller_id = asked.reader_id then listing.zip_code end,
    'tags', listing.tags, 'images', listing.images,
    'audioId', listing.audio_id, 'spoken', listing.spoken, 'aiGenerated', listing.ai_generated, 'status', listing.status,
    'held', case when listing.seller_id = asked.reader_id then listing.hold_id is not null end,
    'viewCount', listing.view_count,
    'favoriteCount', case when listing.seller_id = asked.reader_id then listing.favorite_count end,
    'createdAt', listing.created_at, 'updatedAt', listing.updated_at,
    'boostedUntil', ${boostedUntil('listing')},
    'seller', case when seller.id is not null then json_build_object(
      'id', seller.id, 'kind', seller.kind, 'name', seller.name, 'username', seller.username,
      'avatar', seller.avatar, 'verified', seller.verified, 'memberSince', seller.member_since,
      'rating', seller.rating, 'totalRatings', seller.total_ratings, 'hasConfirmedPhone', seller.has_confirmed_phone,
      'hasConfirmedEmail', seller.has_confirmed_email) end
  )::text as detail
  from unnest($1::uuid[], $2::uuid[]) with ordinality as asked (listing_id, reader_id, place)
  join catalog.listings listing on listing.id = asked.listing_id and listing.status <> 'removed'
  left join directory.people seller on seller.id = listing.seller_id and not seller.deleted`;
