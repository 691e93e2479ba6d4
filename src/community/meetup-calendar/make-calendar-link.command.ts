import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { MEETUP_AIDS } from '#contract/meetups/meetup-aids';
import { HOUR_MINUTES } from '#contract/time';
import { hashOf, newSecretToken } from '#platform/auth/secret-token';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { RateLimits } from '#platform/throttle/rate-limits';
import { MeetupNotFound } from '../meetups/meetup.errors.js';
import type { CalendarLink } from './calendar.dto.js';

const { calendarLinks, calendarLinksPerHour } = MEETUP_AIDS;

/** A link by which a calendar reads one of one's meetups, now and when it changes. Works without signing in. */
export class MakeCalendarLink extends Command<CalendarLink> {
  constructor(
    readonly personId: string,
    readonly meetupId: string,
  ) {
    super();
  }
}

@CommandHandler(MakeCalendarLink)
export class MakeCalendarLinkHandler implements ICommandHandler<MakeCalendarLink> {
  constructor(
    private readonly db: Database,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ personId, meetupId }: MakeCalendarLink): Promise<CalendarLink> {
    await this.limits.spend({
      rule: 'community.calendar-link',
      key: personId,
      limit: calendarLinksPerHour,
      windowMinutes: HOUR_MINUTES,
    });
    const secret = newSecretToken();
    const made = await this.db.rows(sql`
      insert into community.meetup_calendar_links (hash, meetup_id, person_id, created_at)
      select ${hashOf(secret)}, id, ${personId}::uuid, ${this.clock.now()}::timestamptz
      from community.meetups where id = ${meetupId} and ${personId}::uuid in (buyer_id, seller_id)
      returning 1`);
    if (made.length === 0) throw new MeetupNotFound();
    await this.db.rows(sql`
      delete from community.meetup_calendar_links where hash = any(array(
        select hash from community.meetup_calendar_links
        where meetup_id = ${meetupId} and person_id = ${personId}
        order by created_at desc, hash offset ${calendarLinks}))`);
    return { path: `/api/meetup-calendars/${secret}.ics` };
  }
}
