import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { WriteToDesk } from '../community.contract.js';
import { ContactBody, SiteInfo } from './contact.dto.js';
import { ReadSite } from './read-site.query.js';

@ApiTags('community')
@Controller('api')
@Access('anyone')
export class ContactController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Who runs this server. */
  @Get('site')
  site(): Promise<SiteInfo> {
    return this.queries.execute(new ReadSite());
  }

  @Post('contact-messages')
  @HttpCode(202)
  async contact(@Body() form: ContactBody, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new WriteToDesk(actor, form));
  }
}
