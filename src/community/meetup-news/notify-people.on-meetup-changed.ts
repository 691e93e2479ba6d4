import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { MeetupChanged } from '../community.contract.js';
import { MeetupNews } from './meetup-news.js';

@Injectable()
@ReactsTo(MeetupChanged)
export class NotifyPeopleOnMeetupChanged implements Reaction<MeetupChanged> {
  constructor(private readonly news: MeetupNews) {}

  react(changed: MeetupChanged): Promise<void> {
    return this.news.tell(changed);
  }
}
