import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { type ViewsOfListing, ViewsOfListings } from '../catalog.contract.js';

@QueryHandler(ViewsOfListings)
export class ViewsOfListingsHandler implements IQueryHandler<ViewsOfListings> {
  constructor(private readonly db: Database) {}

  async execute({ asked }: ViewsOfListings): Promise<ViewsOfListing[]> {
    if (asked.length === 0) return [];
    const rows = await this.db.rows(sql<{ views: ViewsOfListing }>`
      select json_build_object('place', asked.place, 'listingId', listing.id, 'title', listing.title, 'status', listing.status,
        'image', listing.images -> 0,
        'listedOn', (coalesce(listing.first_listed_at, listing.created_at) at time zone 'utc')::date,
        'days', (
          select json_agg(json_build_object('day', at::date, 'views', coalesce(counted.views, 0)) order by at)
          from generate_series(asked."from"::timestamp, asked."to"::timestamp, interval '1 day') at
          left join catalog.listing_days counted on counted.listing_id = listing.id and counted.day = at::date
        )) as views
      from jsonb_to_recordset(${JSON.stringify(asked.map((one, place) => ({ ...one, place })))}::jsonb)
        as asked (place int, "listingId" uuid, "from" date, "to" date)
      join catalog.listings listing on listing.id = asked."listingId" and listing.status <> 'removed'`);
    return rows.map(({ views }) => views);
  }
}
