import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { picturesOf } from './report.sql.js';
import { Reported } from './reported.js';

/** The seller may take them out, or the whole listing down: what administrators see are copies. */
@Injectable()
@ReactsTo(Reported, { lane: 'outside' })
export class KeepPicturesOnReported implements Reaction<Reported> {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
  ) {}

  async react({ reportId }: Reported): Promise<void> {
    const reported = await this.db.rows(picturesOf(sql`report.id = ${reportId}`));
    await this.pictures.keep(reported.map(({ id }) => id));
  }
}
