import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { Database } from '#platform/persistence/database';
import type { StoredObject } from '#platform/storage/object-storage';
import { ReviewReportNotFound } from './review-report.errors.js';
import { picturesOf } from './review-report.sql.js';

/** A picture that belongs to a report, whether the review still shows it or not. */
export class ReportedReviewPicture extends Query<StoredObject> {
  constructor(
    readonly reportId: string,
    readonly pictureId: string,
  ) {
    super();
  }
}

@QueryHandler(ReportedReviewPicture)
export class ReportedReviewPictureHandler implements IQueryHandler<ReportedReviewPicture> {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
  ) {}

  async execute({ reportId, pictureId }: ReportedReviewPicture): Promise<StoredObject> {
    const reported = await this.db.rows(picturesOf(sql`report.id = ${reportId}`));
    const picture = reported.find(({ id }) => id === pictureId);
    const file = picture && (await this.pictures.open(picture.id));
    if (!file) throw new ReviewReportNotFound();
    return file;
  }
}
