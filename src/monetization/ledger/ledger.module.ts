import { Module } from '@nestjs/common';
import { CreditsController } from './credits.controller.js';
import { CreditsInExport } from './credits.in-export.js';
import { Credits } from './credits.js';
import { ForgetAccountOnLeaving } from './forget-account.on-leaving.js';
import { ListMyCreditsHandler } from './list-my-credits.query.js';
import { TakeCreditsOnJoining } from './take-credits.on-joining.js';

/** What people have earned and may spend. */
@Module({
  controllers: [CreditsController],
  providers: [Credits, ListMyCreditsHandler, ForgetAccountOnLeaving, TakeCreditsOnJoining, CreditsInExport],
  exports: [Credits],
})
export class LedgerModule {}
