import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { UuidOr } from '#platform/http/uuid-param';
import { ListMeetups } from './list-meetups.query.js';
import { MeetupList, MeetupPage, MeetupView, TakenTimes } from './meetup.dto.js';
import { ItemNotFound, MeetupNotFound } from './meetup.errors.js';
import { MeetupsParams, ProposeMeetupBody } from './meetup-body.dto.js';
import { MeetupsWith } from './meetups-with.query.js';
import { ProposeMeetup } from './propose-meetup.command.js';
import { ReadMeetup } from './read-meetup.query.js';
import { ListTakenTimes } from './taken-times.query.js';

@ApiTags('meetups')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class MeetupController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Post('meetups')
  proposeMeetup(@CurrentActor() actor: SignedIn, @Body() proposal: ProposeMeetupBody): Promise<MeetupView> {
    return this.commands.execute(new ProposeMeetup(actor, proposal));
  }

  /** One's own. */
  @Get('meetups')
  meetups(@CurrentActor() { id }: SignedIn, @Query() params: MeetupsParams): Promise<MeetupPage> {
    return this.queries.execute(new ListMeetups(id, params));
  }

  /** What stands over the thread with somebody. */
  @Get('meetups/with/:id')
  meetupsWith(
    @CurrentActor() { id }: SignedIn,
    @Param('id', new UuidOr(MeetupNotFound)) otherId: string,
  ): Promise<MeetupList> {
    return this.queries.execute(new MeetupsWith(id, otherId));
  }

  @Get('meetups/:id')
  meetup(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(MeetupNotFound)) id: string,
  ): Promise<MeetupView> {
    return this.queries.execute(new ReadMeetup(actor.id, id));
  }

  /** When a meetup about a listing would meet another one. */
  @Get('listings/:id/meetup-times')
  meetupTimes(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(ItemNotFound)) id: string,
  ): Promise<TakenTimes> {
    return this.queries.execute(new ListTakenTimes(actor.id, id));
  }
}
