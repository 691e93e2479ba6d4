import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { RewardsModule } from '../rewards/rewards.module.js';
import { ChangePartnershipHandler, RemovePartnershipHandler } from './change-partnership.commands.js';
import { Logos } from './logos.js';
import { MakePartnershipHandler } from './make-partnership.command.js';
import { Partnership } from './partnership.entity.js';
import { PartnershipAdminController } from './partnership-admin.controller.js';
import { PartnershipsController } from './partnerships.controller.js';
import { AllPartnershipsHandler, PerksForHandler } from './partnerships.query.js';
import { SeedPartnershipsOnDemo } from './seed-partnerships.on-demo.js';

/** What brands offer to whoever lists. */
@Module({
  imports: [MikroOrmModule.forFeature([Partnership]), RewardsModule],
  controllers: [PartnershipsController, PartnershipAdminController],
  providers: [
    Logos,
    MakePartnershipHandler,
    ChangePartnershipHandler,
    RemovePartnershipHandler,
    PerksForHandler,
    AllPartnershipsHandler,
    SeedPartnershipsOnDemo,
  ],
})
export class PartnershipsModule {}
