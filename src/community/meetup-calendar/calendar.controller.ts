import { Controller, Get, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentActor } from '#platform/auth/access';
import type { SignedIn } from '#platform/auth/actor';
import { hashOf } from '#platform/auth/secret-token';
import { UuidOr } from '#platform/http/uuid-param';
import { MeetupNotFound } from '../meetups/meetup.errors.js';
import { CalendarLink } from './calendar.dto.js';
import { CalendarNotFound } from './calendar.errors.js';
import { CalendarTickets } from './calendar-tickets.js';
import { MakeCalendarLink } from './make-calendar-link.command.js';
import { MeetupCalendars } from './meetup-calendars.js';

@ApiTags('meetup-aids')
@ApiBearerAuth()
@Controller('api')
@Access('signed-in')
export class CalendarController {
  constructor(
    private readonly commands: CommandBus,
    private readonly calendars: MeetupCalendars,
    private readonly tickets: CalendarTickets,
  ) {}

  /** One's own meetup as a file. */
  @Get('meetups/:id/calendar.ics')
  async meetupCalendar(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(MeetupNotFound)) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.calendars.ofPerson(id, actor.id);
    if (file === null) throw new MeetupNotFound();
    send(reply, file);
  }

  /** A download is a link that a browser follows without the token of who is signed in: it carries a ticket instead. */
  @Post('meetups/:id/calendar-file')
  async openCalendarFile(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(MeetupNotFound)) id: string,
  ): Promise<CalendarLink> {
    if ((await this.calendars.ofPerson(id, actor.id)) === null) throw new MeetupNotFound();
    return { path: `/api/meetup-files/${this.tickets.issue(id, actor.id)}.ics` };
  }

  @Get('meetup-files/:file')
  @Access('anyone')
  async openedCalendarFile(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const opened = this.tickets.read(file.replace(/\.ics$/, ''));
    const found = opened && (await this.calendars.ofPerson(opened.meetupId, opened.personId));
    if (found === null) throw new CalendarNotFound();
    send(reply, found);
  }

  @Post('meetups/:id/calendar-links')
  makeCalendarLink(
    @CurrentActor() actor: SignedIn,
    @Param('id', new UuidOr(MeetupNotFound)) id: string,
  ): Promise<CalendarLink> {
    return this.commands.execute(new MakeCalendarLink(actor.id, id));
  }

  /** What a calendar fetches, again and again. */
  @Get('meetup-calendars/:file')
  @Access('anyone')
  async linkedCalendar(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.calendars.ofLink(hashOf(file.replace(/\.ics$/, '')));
    if (found === null) throw new CalendarNotFound();
    send(reply, found);
  }
}

const send = (reply: FastifyReply, file: string) =>
  void reply
    .headers({
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="meetup.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    })
    .send(file);
