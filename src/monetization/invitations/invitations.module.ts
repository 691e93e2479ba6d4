import { Module } from '@nestjs/common';
import { ReferralsModule } from '../referrals/referrals.module.js';
import { AcceptInvitationHandler } from './accept-invitation.command.js';
import { AcceptedReferrals } from './accepted-referrals.js';
import { InvitationController } from './invitation.controller.js';
import { Invitations } from './invitations.js';
import { Newcomers } from './newcomers.js';
import { ReadInvitationHandler } from './read-invitation.query.js';
import { Suspicions } from './suspicions.js';

/** People who are new say who invited them. */
@Module({
  imports: [ReferralsModule],
  controllers: [InvitationController],
  providers: [
    Invitations,
    ReadInvitationHandler,
    Newcomers,
    Suspicions,
    AcceptedReferrals,
    AcceptInvitationHandler,
  ],
  exports: [AcceptedReferrals, Newcomers, Suspicions],
})
export class InvitationsModule {}
