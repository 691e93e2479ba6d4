import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { MeetupView } from '../meetups/meetup.dto.js';
import { MeetupNotFound } from '../meetups/meetup.errors.js';
import {
  AnswerMeetupBody,
  AnswerMissedBody,
  AppointmentBody,
  CancelMeetupBody,
} from '../meetups/meetup-body.dto.js';
import { AnswerMissed } from './answer-missed.command.js';
import { CancelMeetup } from './cancel-meetup.command.js';
import { CheckIn } from './check-in.command.js';
import { CompleteMeetup } from './complete-meetup.command.js';
import { ConfirmMeetup } from './confirm-meetup.command.js';
import { DeclineMeetup } from './decline-meetup.command.js';
import { MoveMeetup } from './move-meetup.command.js';
import { PutBack } from './put-back.command.js';
import { ReportMissed } from './report-missed.command.js';

const KnownId = () => Param('id', new UuidOr(MeetupNotFound));

/** What the two do with a meetup; each move answers the meetup as it is then. */
@ApiTags('meetups')
@ApiBearerAuth()
@Controller('api/meetups/:id')
@Access('signed-in')
export class MeetupMovesController {
  constructor(private readonly commands: CommandBus) {}

  @Post('confirm')
  @HttpCode(200)
  confirmMeetup(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { sequence }: AnswerMeetupBody,
  ): Promise<MeetupView> {
    return this.commands.execute(new ConfirmMeetup(actor, id, sequence));
  }

  @Post('decline')
  @HttpCode(200)
  declineMeetup(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { sequence }: AnswerMeetupBody,
  ): Promise<MeetupView> {
    return this.commands.execute(new DeclineMeetup(actor, id, sequence));
  }

  @Post('cancel')
  @HttpCode(200)
  cancelMeetup(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { reason }: CancelMeetupBody,
  ): Promise<MeetupView> {
    return this.commands.execute(new CancelMeetup(actor, id, reason));
  }

  @Post('move')
  @HttpCode(200)
  moveMeetup(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() appointment: AppointmentBody,
  ): Promise<MeetupView> {
    return this.commands.execute(new MoveMeetup(actor, id, appointment));
  }

  @Post('check-in')
  @HttpCode(200)
  checkIn(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<MeetupView> {
    return this.commands.execute(new CheckIn(actor, id));
  }

  @Post('complete')
  @HttpCode(200)
  completeMeetup(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<MeetupView> {
    return this.commands.execute(new CompleteMeetup(actor, id));
  }

  @Post('report-missed')
  @HttpCode(200)
  reportMissed(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<MeetupView> {
    return this.commands.execute(new ReportMissed(actor, id));
  }

  @Post('answer-missed')
  @HttpCode(200)
  answerMissed(
    @CurrentActor() actor: SignedIn,
    @KnownId() id: string,
    @Body() { answer }: AnswerMissedBody,
  ): Promise<MeetupView> {
    return this.commands.execute(new AnswerMissed(actor, id, answer));
  }

  /** The item of a meetup that somebody missed is for sale again. */
  @Post('put-back')
  @HttpCode(200)
  putItemBack(@CurrentActor() actor: SignedIn, @KnownId() id: string): Promise<MeetupView> {
    return this.commands.execute(new PutBack(actor, id));
  }
}
