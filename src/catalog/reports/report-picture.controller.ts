import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { PrivateFile } from '#platform/media/private-file';
import { ListingReportNotFound } from './report.errors.js';
import { ReportedListingPicture } from './reported-listing-picture.query.js';

const KnownId = (name: string) => Param(name, new UuidOr(ListingReportNotFound));

@ApiExcludeController()
@Controller('api/listing-reports/:id/pictures')
@Access('admin')
export class ReportPictureController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':pictureId')
  @PrivateFile()
  async reportedListingPicture(
    @KnownId('id') id: string,
    @KnownId('pictureId') pictureId: string,
  ): Promise<StreamableFile> {
    const { stream, contentType, size } = await this.queries.execute(
      new ReportedListingPicture(id, pictureId),
    );
    return new StreamableFile(stream, { type: contentType, length: size, disposition: 'inline' });
  }
}
