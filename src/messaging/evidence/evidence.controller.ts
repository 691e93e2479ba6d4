import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '#platform/auth/access';
import { UuidOr } from '#platform/http/uuid-param';
import { PrivateFile } from '#platform/media/private-file';
import { ConversationReportNotFound } from '../safety/safety.errors.js';
import { ReportedPicture } from './reported-picture.query.js';

const KnownId = (name: string) => Param(name, new UuidOr(ConversationReportNotFound));

@ApiExcludeController()
@Controller('api/conversation-reports/:id/pictures')
@Access('admin')
export class EvidenceController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':pictureId')
  @PrivateFile()
  async reportedPicture(
    @KnownId('id') id: string,
    @KnownId('pictureId') pictureId: string,
  ): Promise<StreamableFile> {
    const { stream, contentType, size } = await this.queries.execute(new ReportedPicture(id, pictureId));
    return new StreamableFile(stream, { type: contentType, length: size, disposition: 'inline' });
  }
}
