import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';

@Injectable()
@InExport('meetup-shares', 'community.meetup_shares.person_id')
@NotInExport({
  'community.meetup_calendar_links.person_id': 'Hashes of links to one’s own meetups, which tell nothing.',
})
export class SharesInExport implements ExportPart {
  constructor(private readonly db: Database) {}

  /** Of the last day and of what is still to come. */
  async *export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    yield* await this.db.rows(sql<ExportedRow>`
      select json_build_object('startsAt', starts_at, 'place', place_name, 'sharedAt', share.created_at,
        'arrivedAt', arrived_at, 'safeAt', safe_at) as row
      from community.meetup_shares share join community.meetups meetup on meetup.id = share.meetup_id
      where person_id = ${id} order by share.created_at`);
  }
}
