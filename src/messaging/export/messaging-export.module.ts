import { Module } from '@nestjs/common';
import { BlocksInExport } from './blocks.in-export.js';
import { BotAnswersInExport } from './bot-answers.in-export.js';
import { BotsInExport } from './bots.in-export.js';
import { ConversationsInExport } from './conversations.in-export.js';
import { MessagesInExport } from './messages.in-export.js';
import { OffersInExport } from './offers.in-export.js';
import { ReportsInExport } from './reports.in-export.js';

/** What conversations are of a person's copy of their data. */
@Module({
  providers: [
    ConversationsInExport,
    MessagesInExport,
    OffersInExport,
    BotsInExport,
    BotAnswersInExport,
    BlocksInExport,
    ReportsInExport,
  ],
})
export class MessagingExportModule {}
