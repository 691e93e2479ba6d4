import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { MeetupChanged } from '../community.contract.js';

/** Both see at once how it stands. */
@Injectable()
@ReactsTo(MeetupChanged)
export class TellBrowsersOnMeetupChanged implements Reaction<MeetupChanged> {
  constructor(private readonly realtime: Realtime) {}

  async react({ meetupId, buyerId, sellerId }: MeetupChanged): Promise<void> {
    this.realtime.toPeople([buyerId, sellerId], 'community.meetup', { meetupId });
  }
}
