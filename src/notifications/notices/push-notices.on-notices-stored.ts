import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { NoticesStored } from './notices-stored.js';

/** Shows each of them in every open tab of its person. */
@Injectable()
@ReactsTo(NoticesStored)
export class PushNoticesOnNoticesStored implements Reaction<NoticesStored> {
  constructor(private readonly realtime: Realtime) {}

  async react({ notices }: NoticesStored): Promise<void> {
    for (const { personId, shown } of notices)
      this.realtime.toPerson(personId, 'notifications.notice', shown);
  }
}
