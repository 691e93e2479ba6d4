import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { PrivateFile } from '#platform/media/private-file';
import { ReportedReviewPicture } from './reported-review-picture.query.js';
import { ReviewReportNotFound } from './review-report.errors.js';

const KnownId = (name: string) => Param(name, new UuidOr(ReviewReportNotFound));

@ApiExcludeController()
@Controller('api/review-reports/:id/pictures')
@Access('admin')
export class ReviewReportPictureController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':pictureId')
  @PrivateFile()
  async reportedReviewPicture(
    @KnownId('id') id: string,
    @KnownId('pictureId') pictureId: string,
  ): Promise<StreamableFile> {
    const { stream, contentType, size } = await this.queries.execute(
      new ReportedReviewPicture(id, pictureId),
    );
    return new StreamableFile(stream, { type: contentType, length: size, disposition: 'inline' });
  }
}
