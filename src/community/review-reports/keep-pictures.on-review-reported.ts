import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { picturesOf } from './review-report.sql.js';
import { ReviewReported } from './review-reported.js';

/** Its author may leave, or the review be taken down: what administrators see are copies. */
@Injectable()
@ReactsTo(ReviewReported, { lane: 'outside' })
export class KeepPicturesOnReviewReported implements Reaction<ReviewReported> {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
  ) {}

  async react({ reportId }: ReviewReported): Promise<void> {
    const reported = await this.db.rows(picturesOf(sql`report.id = ${reportId}`));
    await this.pictures.keep(reported.map(({ id }) => id));
  }
}
