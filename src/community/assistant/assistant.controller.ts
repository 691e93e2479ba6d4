import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { Actor } from '#platform/auth/actor';
import { ClientWaits } from '#platform/http/client-waits';
import { AnswerQuestion } from './answer-question.query.js';
import { AskAssistantBody, AssistantReply } from './assistant.dto.js';

@ApiTags('assistant')
@Controller('api/assistant')
@Access('anyone')
export class AssistantController {
  constructor(private readonly queries: QueryBus) {}

  @Post('replies')
  @HttpCode(200)
  askAssistant(
    @Body() asked: AskAssistantBody,
    @CurrentActor() actor: Actor,
    @ClientWaits() signal: AbortSignal,
  ): Promise<AssistantReply> {
    return this.queries.execute(new AnswerQuestion(actor, asked, signal));
  }
}
