import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { WithdrawnPictures } from '#platform/media/evidence/withdrawn-pictures';
import { Database } from '#platform/persistence/database';
import type { StoredObject } from '#platform/storage/object-storage';
import { picturesOf } from '../messages/reported-pictures.sql.js';
import { ConversationReportNotFound } from '../safety/safety.errors.js';

/** A picture that belongs to a report, whether its sender is still here or not. */
export class ReportedPicture extends Query<StoredObject> {
  constructor(
    readonly reportId: string,
    readonly pictureId: string,
  ) {
    super();
  }
}

@QueryHandler(ReportedPicture)
export class ReportedPictureHandler implements IQueryHandler<ReportedPicture> {
  constructor(
    private readonly db: Database,
    private readonly pictures: WithdrawnPictures,
  ) {}

  async execute({ reportId, pictureId }: ReportedPicture): Promise<StoredObject> {
    const reported = await this.db.rows(picturesOf(sql`report.id = ${reportId}`));
    const picture = reported.find(({ id }) => id === pictureId);
    const file = picture && (await this.pictures.open(picture.id));
    if (!file) throw new ConversationReportNotFound();
    return file;
  }
}
