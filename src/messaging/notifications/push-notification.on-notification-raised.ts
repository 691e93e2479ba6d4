import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { NotificationRaised } from './notification-raised.js';

/** Shows it in every open tab at once; a tab that hears of the same id again replaces what it shows. */
@Injectable()
@ReactsTo(NotificationRaised)
export class PushNotificationOnNotificationRaised implements Reaction<NotificationRaised> {
  constructor(private readonly realtime: Realtime) {}

  async react({ personId, notice, listed }: NotificationRaised): Promise<void> {
    if (!listed) return;
    this.realtime.toPerson(personId, 'messaging.notification', { ...notice, ...listed, read: false });
  }
}
