import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { MEETUP_AIDS } from '#contract/meetups/meetup-aids';
import { Clock } from '#platform/config/clock';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { MeetupChanged } from '../community.contract.js';
import { reminderTime } from './reminder-times.js';

/** Both are reminded of what they agreed on; of another time anew, and of what is over no more. */
@Injectable()
@ReactsTo(MeetupChanged)
export class ScheduleRemindersOnMeetupChanged implements Reaction<MeetupChanged> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async react(changed: MeetupChanged): Promise<void> {
    const { meetupId, event, status, startsAt, timeZone } = changed;
    if (status === 'confirmed' && event !== 'confirmed') return;
    await this.db.rows(sql`delete from community.meetup_reminders where meetup_id = ${meetupId}`);
    if (status !== 'confirmed') return;
    const now = this.clock.now();
    for (const hours of MEETUP_AIDS.reminders) {
      const due = reminderTime(new Date(startsAt), hours, timeZone, now);
      if (due)
        await this.db.rows(sql`
          insert into community.meetup_reminders (meetup_id, hours, due_at)
          select id, ${hours}, ${due} from community.meetups where id = ${meetupId} and status = 'confirmed'`);
    }
  }
}
