import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { PRIVATE_FILE } from '#platform/media/private-file';
import { ExportFileParams, ExportLink, ExportState } from './export.dto.js';
import { ExportStateOf } from './export-state.query.js';
import { LinkExport } from './link-export.command.js';
import { OpenExport } from './open-export.query.js';
import { RequestExport } from './request-export.command.js';

/** A copy of everything somebody has here. */
@ApiTags('own-data')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class ExportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('profile/export')
  ownExport(@CurrentActor() { id }: SignedIn): Promise<ExportState> {
    return this.queries.execute(new ExportStateOf(id));
  }

  /** Begins another one; a notice and a mail say when it is ready. */
  @Post('profile/export')
  @HttpCode(202)
  async requestExport(@CurrentActor() actor: SignedIn): Promise<ExportState> {
    await this.commands.execute(new RequestExport(actor));
    return this.queries.execute(new ExportStateOf(actor.id));
  }

  @Post('profile/export/link')
  @HttpCode(200)
  linkExport(@CurrentActor() { id }: SignedIn): Promise<ExportLink> {
    return this.commands.execute(new LinkExport(id));
  }

  /** The file that a link opens. */
  @Get('exports/file')
  @Access('anyone')
  async exportFile(@Query() { ticket }: ExportFileParams, @Res() reply: FastifyReply): Promise<void> {
    const { stream, size, contentType, fileName } = await this.queries.execute(new OpenExport(ticket));
    void reply
      .headers({
        'Content-Type': contentType,
        'Content-Length': size,
        'Content-Disposition': `attachment; filename="${fileName}"`,
        ...PRIVATE_FILE,
      })
      .send(stream);
  }
}
