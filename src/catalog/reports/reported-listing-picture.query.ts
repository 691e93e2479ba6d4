import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { Database } from '#platform/persistence/database';
import type { StoredObject } from '#platform/storage/object-storage';
import { ListingReportNotFound } from './report.errors.js';
import { picturesOf } from './report.sql.js';

/** A picture that belongs to a report, whether the listing still shows it or not. */
export class ReportedListingPicture extends Query<StoredObject> {
  constructor(
    readonly reportId: string,
    readonly pictureId: string,
  ) {
    super();
  }
}

@QueryHandler(ReportedListingPicture)
export class ReportedListingPictureHandler implements IQueryHandler<ReportedListingPicture> {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
  ) {}

  async execute({ reportId, pictureId }: ReportedListingPicture): Promise<StoredObject> {
    const reported = await this.db.rows(picturesOf(sql`report.id = ${reportId}`));
    const picture = reported.find(({ id }) => id === pictureId);
    const file = picture && (await this.pictures.open(picture.id));
    if (!file) throw new ListingReportNotFound();
    return file;
  }
}
