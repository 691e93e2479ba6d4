import { Migration } from '@mikro-orm/migrations';

export class ReviewReports20261122152100 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- What was reported, as it was then: it outlives the review, and both people.
      create table community.review_reports (
        id uuid primary key,
        review_id uuid not null,
        reporter_id uuid not null,
        reported_id uuid not null,
        reason text not null,
        description text,
        snapshot jsonb not null,
        created_at timestamptz not null,
        unique (reporter_id, review_id)
      );
      create index review_reports_review on community.review_reports (review_id);
      create index review_reports_reported on community.review_reports (reported_id);
      create index review_reports_created on community.review_reports (created_at);
    `);
  }
}
