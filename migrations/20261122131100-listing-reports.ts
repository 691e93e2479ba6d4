import { Migration } from '@mikro-orm/migrations';

export class ListingReports20261122131100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What was reported, as it was then: it outlives the listing, and both people.
      create table catalog.listing_reports (
        id uuid primary key,
        listing_id uuid not null,
        -- Where it was a comment on the listing.
        comment_id uuid,
        reporter_id uuid not null,
        reported_id uuid not null,
        reason text not null check (reason in ('spam', 'scam', 'sold_out', 'inappropriate_content')),
        description text,
        snapshot jsonb not null,
        status text not null default 'pending' check (status in ('pending', 'reviewed', 'resolved', 'dismissed')),
        created_at timestamptz not null,
        unique nulls not distinct (reporter_id, listing_id, comment_id)
      );
      create index listing_reports_listing on catalog.listing_reports (listing_id);
      create index listing_reports_reported on catalog.listing_reports (reported_id);
      create index listing_reports_newest on catalog.listing_reports (status, created_at desc, id desc);
      create index listing_reports_created on catalog.listing_reports (created_at);
    `);
  }
}
