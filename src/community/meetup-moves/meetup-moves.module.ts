import { Module } from '@nestjs/common';
import { MeetupSharesModule } from '../meetup-shares/meetup-shares.module.js';
import { MeetupsModule } from '../meetups/meetups.module.js';
import { AnswerMissedHandler } from './answer-missed.command.js';
import { CancelMeetupHandler } from './cancel-meetup.command.js';
import { CheckInHandler } from './check-in.command.js';
import { CompleteMeetupHandler } from './complete-meetup.command.js';
import { ConfirmMeetupHandler } from './confirm-meetup.command.js';
import { DeclineMeetupHandler } from './decline-meetup.command.js';
import { Handover } from './handover.js';
import { MeetupMovesController } from './meetup-moves.controller.js';
import { MeetupMoves } from './meetup-moves.js';
import { MoveMeetupHandler } from './move-meetup.command.js';
import { PutBackHandler } from './put-back.command.js';
import { ReportMissedHandler } from './report-missed.command.js';

/** What the two do with a meetup, from agreeing to having met. */
@Module({
  imports: [MeetupsModule, MeetupSharesModule],
  controllers: [MeetupMovesController],
  providers: [
    MeetupMoves,
    Handover,
    ConfirmMeetupHandler,
    DeclineMeetupHandler,
    CancelMeetupHandler,
    MoveMeetupHandler,
    CheckInHandler,
    CompleteMeetupHandler,
    ReportMissedHandler,
    AnswerMissedHandler,
    PutBackHandler,
  ],
})
export class MeetupMovesModule {}
