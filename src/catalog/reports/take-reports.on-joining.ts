import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Outlives } from '#platform/life/leaving';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { ReportDoubled } from './report-doubled.js';
import { ReportNotices } from './report-notices.js';

const EVIDENCE = 'Whoever leaves after a report does not take the evidence along.';

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
    private readonly outbox: Outbox,
  ) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    // What both of them reported is one report.
    const doubled = await this.db.rows(sql<{ id: string; listingId: string; pictureIds: string[] }>`
      delete from catalog.listing_reports theirs using catalog.listing_reports mine
      where theirs.reporter_id = ${guestId} and mine.reporter_id = ${memberId}
        and theirs.listing_id = mine.listing_id and theirs.comment_id is not distinct from mine.comment_id
      returning theirs.id, theirs.listing_id as "listingId", array(
        select image ->> 'id' from jsonb_array_elements(theirs.snapshot -> 'listing' -> 'images') image) as "pictureIds"`);
    await this.notices.withdraw(doubled.map(({ id }) => id));
    for (const { listingId, pictureIds } of doubled)
      this.outbox.raise(new ReportDoubled(listingId, pictureIds), listingId);
    await this.db.rows(sql`
      update catalog.listing_reports set
        reporter_id = case when reporter_id = ${guestId} then ${memberId}::uuid else reporter_id end,
        reported_id = case when reported_id = ${guestId} then ${memberId}::uuid else reported_id end
      where ${guestId}::uuid in (reporter_id, reported_id)`);
  }
}
