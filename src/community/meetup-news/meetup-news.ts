import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { NotifyPerson, type Telling } from '../../notifications/notifications.contract.js';
import type { MeetupChanged } from '../community.contract.js';
import { meetupSubject, noticeOfMeetup, pastMeetupsOf } from './meetup-notices.js';

/** Tells whoever did not do it; both, when nobody did. */
@Injectable()
export class MeetupNews {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async tell(changed: MeetupChanged, how: Telling = {}): Promise<void> {
    const { meetupId, byId, listingId, buyerId, sellerId } = changed;
    const about = await this.db.first(sql<{ title: string; name: string | null; hasReason: boolean }>`
      select title, (select name from directory.people where id = ${byId}::uuid) as name,
        exists (select from community.meetups where id = ${meetupId} and cancel_reason is not null) as "hasReason"
      from community.meetup_listings where id = ${listingId}`);
    if (!about) return;
    const subject = meetupSubject(meetupId);
    const { title, hasReason } = about;
    for (const [side, personId, otherId] of [
      ['buyer', buyerId, sellerId],
      ['seller', sellerId, buyerId],
    ] as const) {
      if (personId === byId) continue;
      const reasonAt = hasReason ? pastMeetupsOf(side) : null;
      const notice = noticeOfMeetup(changed, { title, name: about.name ?? '', otherId, reasonAt });
      await this.commands.execute(new NotifyPerson(personId, notice, { ...how, subject }));
    }
  }
}
