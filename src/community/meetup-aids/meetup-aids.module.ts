import { Module } from '@nestjs/common';
import { CalendarController } from '../meetup-calendar/calendar.controller.js';
import { CalendarTickets } from '../meetup-calendar/calendar-tickets.js';
import { ForgetAidsOnLeaving } from '../meetup-calendar/forget-aids.on-leaving.js';
import { ForgetEndedLinksJob } from '../meetup-calendar/forget-ended-links.job.js';
import { MakeCalendarLinkHandler } from '../meetup-calendar/make-calendar-link.command.js';
import { MeetupCalendars } from '../meetup-calendar/meetup-calendars.js';
import { SharesInExport } from '../meetup-calendar/shares.in-export.js';
import { TakeAidsOnJoining } from '../meetup-calendar/take-aids.on-joining.js';
import { ScheduleRemindersOnMeetupChanged } from '../meetup-reminders/schedule-reminders.on-meetup-changed.js';
import { SendRemindersJob } from '../meetup-reminders/send-reminders.job.js';

/** What helps people to be there: their calendars, and reminders. */
@Module({
  controllers: [CalendarController],
  providers: [
    MeetupCalendars,
    CalendarTickets,
    MakeCalendarLinkHandler,
    ScheduleRemindersOnMeetupChanged,
    SendRemindersJob,
    ForgetEndedLinksJob,
    ForgetAidsOnLeaving,
    TakeAidsOnJoining,
    SharesInExport,
  ],
})
export class MeetupAidsModule {}
