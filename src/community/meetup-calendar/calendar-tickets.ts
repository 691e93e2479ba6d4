import { Injectable } from '@nestjs/common';
import { MEETUP_AIDS } from '#contract/meetups/meetup-aids';
import { MINUTE_MS } from '#contract/time';
import { KeyedHash } from '#platform/auth/keyed-hash';
import { Clock } from '#platform/config/clock';

const PURPOSE = 'community.calendar-file';

/** What opens one's meetup as a file for some minutes. It says so itself, and is kept nowhere. */
@Injectable()
export class CalendarTickets {
  constructor(
    private readonly hashes: KeyedHash,
    private readonly clock: Clock,
  ) {}

  /** Letters, digits, `-`, `_` and `.`. */
  issue(meetupId: string, personId: string): string {
    const until = this.clock.now().getTime() + MEETUP_AIDS.calendarFileMinutes * MINUTE_MS;
    const said = [meetupId, personId, until].join('.');
    return `${said}.${this.hashes.of(PURPOSE, said)}`;
  }

  /** Whose meetup it opens; null for one that was not issued here, or has ended. */
  read(ticket: string): { meetupId: string; personId: string } | null {
    const [meetupId = '', personId = '', until = '', hash = ''] = ticket.split('.');
    if (!this.hashes.isOf(PURPOSE, [meetupId, personId, until].join('.'), hash)) return null;
    return Number(until) > this.clock.now().getTime() ? { meetupId, personId } : null;
  }
}
