import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { MeetupTouched } from '../meetups/meetup-touched.js';

@Injectable()
@ReactsTo(MeetupTouched)
export class TellBrowsersOnMeetupTouched implements Reaction<MeetupTouched> {
  constructor(private readonly realtime: Realtime) {}

  async react({ meetupId, buyerId, sellerId }: MeetupTouched): Promise<void> {
    this.realtime.toPeople([buyerId, sellerId], 'community.meetup', { meetupId });
  }
}
