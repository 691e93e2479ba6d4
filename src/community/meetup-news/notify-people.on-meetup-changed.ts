import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { MeetupChanged } from '../community.contract.js';
import { meetupSubject, noticeOfMeetup } from './meetup-notices.js';

/** Whoever did not do it is told; both, when nobody did. */
@Injectable()
@ReactsTo(MeetupChanged)
export class NotifyPeopleOnMeetupChanged implements Reaction<MeetupChanged> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async react(changed: MeetupChanged): Promise<void> {
    const { meetupId, byId, listingId, buyerId, sellerId } = changed;
    const about = await this.db.first(sql<{ title: string; name: string | null }>`
      select title, (select name from directory.people where id = ${byId}::uuid) as name
      from community.meetup_listings where id = ${listingId}`);
    if (!about) return;
    const subject = meetupSubject(meetupId);
    for (const [personId, otherId] of [
      [buyerId, sellerId],
      [sellerId, buyerId],
    ] as const) {
      if (personId === byId) continue;
      const notice = noticeOfMeetup(changed, { title: about.title, name: about.name ?? '', otherId });
      await this.commands.execute(new NotifyPerson(personId, notice, { subject }));
    }
  }
}
