import { Module } from '@nestjs/common';
import { AnswerQuestionHandler } from './answer-question.query.js';
import { AssistantController } from './assistant.controller.js';
import { Assistants } from './assistants.js';
import { BuiltInAssistant } from './built-in-assistant.js';
import { EndpointAssistant } from './endpoint-assistant.js';
import { HelpIndex } from './help-index.js';
import { OwnThings } from './own-things.js';

/** Answers questions from the help texts, from one's own things and from the item at hand. */
@Module({
  controllers: [AssistantController],
  providers: [AnswerQuestionHandler, Assistants, BuiltInAssistant, EndpointAssistant, HelpIndex, OwnThings],
})
export class AssistantModule {}
