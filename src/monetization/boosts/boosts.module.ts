import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BoostsController } from './boosts.controller.js';
import { BoostsInExport } from './boosts.in-export.js';
import { ForgetBoostsOnLeaving } from './forget-boosts.on-leaving.js';
import { ListMyBoostsHandler } from './list-my-boosts.query.js';
import { SeedBoostsOnDemo } from './seed-boosts.on-demo.js';
import { StartBoostHandler } from './start-boost.command.js';
import { TakeBoostsOnJoining } from './take-boosts.on-joining.js';
import { TellEndedBoostsJob } from './tell-ended-boosts.job.js';

/** Credits are spent for listings to stand first. */
@Module({
  imports: [LedgerModule],
  controllers: [BoostsController],
  providers: [
    StartBoostHandler,
    ListMyBoostsHandler,
    TellEndedBoostsJob,
    ForgetBoostsOnLeaving,
    TakeBoostsOnJoining,
    BoostsInExport,
    SeedBoostsOnDemo,
  ],
})
export class BoostsModule {}
