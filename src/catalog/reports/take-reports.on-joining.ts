import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Outlives } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { ReportNotices } from './report-notices.js';

const EVIDENCE = 'Whoever leaves after a report does not take the evidence along.';

/** Where a report's snapshot has them. */
const IMAGES = sql`'{listing,images}'::text[]`;

@Injectable()
@OnJoining()
@Outlives({
  'catalog.listing_reports.reporter_id': EVIDENCE,
  'catalog.listing_reports.reported_id': EVIDENCE,
  'catalog.listing_reports.snapshot': EVIDENCE,
})
export class TakeReportsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly notices: ReportNotices,
  ) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    // What both of them reported is one report, with the pictures that either showed: they are evidence.
    const doubled = await this.db.rows(sql<{ id: string }>`
      with doubled as (
        delete from catalog.listing_reports theirs using catalog.listing_reports mine
        where theirs.reporter_id = ${guestId} and mine.reporter_id = ${memberId}
          and theirs.listing_id = mine.listing_id and theirs.comment_id is not distinct from mine.comment_id
        returning theirs.id as gone, mine.id as kept, theirs.snapshot #> ${IMAGES} as theirs, mine.snapshot #> ${IMAGES} as mine
      ), kept as (
        update catalog.listing_reports report set snapshot = jsonb_set(snapshot, ${IMAGES}, mine || (
          select coalesce(jsonb_agg(image order by nth), '[]')
          from jsonb_array_elements(theirs) with ordinality as one (image, nth)
          where not mine @> jsonb_build_array(jsonb_build_object('id', image -> 'id'))))
        from doubled where report.id = doubled.kept
      )
      select gone as id from doubled`);
    await this.notices.withdraw(doubled.map(({ id }) => id));
    await this.db.rows(sql`
      update catalog.listing_reports set
        reporter_id = case when reporter_id = ${guestId} then ${memberId}::uuid else reporter_id end,
        reported_id = case when reported_id = ${guestId} then ${memberId}::uuid else reported_id end
      where ${guestId}::uuid in (reporter_id, reported_id)`);
  }
}
