import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import { StartConversation } from '../conversations/start-conversation.command.js';
import { PersonNotFound } from '../people/people.errors.js';
import {
  ConversationPage,
  ConversationsParams,
  Inbox,
  StartConversationBody,
  Thread,
  ThreadParams,
} from './conversation.dto.js';
import { ListConversations } from './list-conversations.query.js';
import { ReadInbox } from './read-inbox.query.js';
import { ReadThread } from './read-thread.query.js';
import { ThreadWith } from './thread-with.query.js';

@ApiTags('messaging')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class ConversationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('inbox')
  inbox(@CurrentActor() { id }: SignedIn): Promise<Inbox> {
    return this.queries.execute(new ReadInbox(id));
  }

  @Get('conversations')
  conversations(
    @CurrentActor() { id }: SignedIn,
    @Query() { cursor }: ConversationsParams,
  ): Promise<ConversationPage> {
    return this.queries.execute(new ListConversations(id, cursor));
  }

  /** Begins the conversation, or finds the one there is. */
  @Post('conversations')
  @HttpCode(200)
  async startConversation(
    @CurrentActor() actor: SignedIn,
    @Body() { personId, listingId }: StartConversationBody,
  ): Promise<Thread> {
    const id = await this.commands.execute(new StartConversation(actor, personId, listingId));
    return this.queries.execute(new ReadThread(actor.id, id));
  }

  @Get('conversations/with/:personId')
  threadWith(
    @CurrentActor() actor: SignedIn,
    @Param('personId', new UuidOr(PersonNotFound)) personId: string,
    @Query() { listingId }: ThreadParams,
  ): Promise<Thread> {
    return this.queries.execute(new ThreadWith(actor, personId, listingId));
  }

  @Get('conversations/:id')
  thread(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(ConversationNotFound)) id: string,
  ): Promise<Thread> {
    return this.queries.execute(new ReadThread(actor.id, id));
  }
}
