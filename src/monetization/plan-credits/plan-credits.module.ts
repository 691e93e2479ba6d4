import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { GivePlanCreditsJob } from './give-plan-credits.job.js';

/** The credits that come with a plan. */
@Module({ imports: [LedgerModule], providers: [GivePlanCreditsJob] })
export class PlanCreditsModule {}
