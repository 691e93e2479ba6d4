import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import { PersonNotFound } from '../people/people.errors.js';
import { BlockPerson } from './block-person.command.js';
import { ListBlockedPeople } from './list-blocked-people.query.js';
import { ReadConversationReport } from './read-conversation-report.query.js';
import { ReportConversation } from './report-conversation.command.js';
import {
  BlockedPeople,
  BlockedPeopleParams,
  ConversationReport,
  ReportConversationBody,
} from './safety.dto.js';
import { ConversationReportNotFound } from './safety.errors.js';
import { UnblockPerson } from './unblock-person.command.js';

@ApiTags('messaging')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class SafetyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('blocked-people')
  blockedPeople(
    @CurrentActor() { id }: SignedIn,
    @Query() { cursor }: BlockedPeopleParams,
  ): Promise<BlockedPeople> {
    return this.queries.execute(new ListBlockedPeople(id, cursor));
  }

  @Put('people/:id/block')
  @HttpCode(204)
  async blockPerson(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(PersonNotFound)) id: string,
  ): Promise<void> {
    await this.commands.execute(new BlockPerson(actor.id, id));
  }

  @Delete('people/:id/block')
  @HttpCode(204)
  async unblockPerson(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(PersonNotFound)) id: string,
  ): Promise<void> {
    await this.commands.execute(new UnblockPerson(actor.id, id));
  }

  @Post('conversations/:id/report')
  @HttpCode(204)
  async reportConversation(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(ConversationNotFound)) id: string,
    @Body() report: ReportConversationBody,
  ): Promise<void> {
    await this.commands.execute(new ReportConversation(actor, id, report));
  }

  @Get('conversation-reports/:id')
  @Access('admin')
  conversationReport(
    @Param('id', new UuidOr(ConversationReportNotFound)) id: string,
  ): Promise<ConversationReport> {
    return this.queries.execute(new ReadConversationReport(id));
  }
}
