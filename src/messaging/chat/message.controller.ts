import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ConversationNotFound } from '../conversations/conversation.errors.js';
import {
  MessagePage,
  MessagesParams,
  ReadUpToBody,
  SendMessageBody,
  SentMessage,
} from '../messages/message.dto.js';
import { SendMessage } from '../sending/send-message.command.js';
import { MarkRead } from './mark-read.command.js';
import { ReadMessages } from './read-messages.query.js';

const KnownId = () => Param('id', new UuidOr(ConversationNotFound));

/** For history, and for everything while the socket is down. */
@ApiTags('messaging')
@ApiBearerAuth()
@Controller('api/conversations/:id')
@Access('signed-in')
export class MessageController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('messages')
  messages(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Query() params: MessagesParams,
  ): Promise<MessagePage> {
    return this.queries.execute(new ReadMessages(actor.id, id, params));
  }

  @Post('messages')
  sendMessage(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() draft: SendMessageBody,
  ): Promise<SentMessage> {
    return this.commands.execute(new SendMessage(actor, id, draft));
  }

  @Post('read')
  @HttpCode(204)
  async markRead(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { seq }: ReadUpToBody,
  ): Promise<void> {
    await this.commands.execute(new MarkRead(actor.id, id, seq));
  }
}
