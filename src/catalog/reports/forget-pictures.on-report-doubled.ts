import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { picturesOf } from './report.sql.js';
import { ReportDoubled } from './report-doubled.js';

/** Copies that no other report of the listing holds are evidence of nothing. */
@Injectable()
@ReactsTo(ReportDoubled, { lane: 'outside' })
export class ForgetPicturesOnReportDoubled implements Reaction<ReportDoubled> {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
  ) {}

  async react({ listingId, pictureIds }: ReportDoubled): Promise<void> {
    const held = picturesOf(sql`report.listing_id = ${listingId}`);
    const left = await this.db.rows(sql<{ id: string }>`
      select id from unnest(${[...pictureIds]}::text[]) id except ${held}`);
    await this.pictures.forget(left.map(({ id }) => id));
  }
}
