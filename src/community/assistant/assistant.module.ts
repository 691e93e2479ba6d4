import { Module } from '@nestjs/common';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { AnswerQuestionHandler } from './answer-question.query.js';
import { AssistantController } from './assistant.controller.js';
import { Assistants } from './assistants.js';
import { BuiltInAssistant } from './built-in-assistant.js';
import { EndpointAssistant } from './endpoint-assistant.js';
import { HelpIndex } from './help-index.js';
import { NextMeetups } from './next-meetups.js';
import { OwnThings } from './own-things.js';

/** Answers questions from the help texts, from one's own things and from the item at hand. */
@Module({
  imports: [MeetupsModule],
  controllers: [AssistantController],
  providers: [
    AnswerQuestionHandler,
    Assistants,
    BuiltInAssistant,
    EndpointAssistant,
    HelpIndex,
    NextMeetups,
    OwnThings,
  ],
})
export class AssistantModule {}
