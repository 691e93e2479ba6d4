import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Presence } from '#platform/realtime/presence';
import { Realtime } from '#platform/realtime/realtime';
import { NotificationRaised } from './notification-raised.js';

/**
 * Shows it in every open tab at once, as read where somebody is looking at what it tells of; a tab that hears of the
 * same id again replaces what it shows.
 */
@Injectable()
@ReactsTo(NotificationRaised)
export class PushNotificationOnNotificationRaised implements Reaction<NotificationRaised> {
  constructor(
    private readonly realtime: Realtime,
    private readonly presence: Presence,
  ) {}

  async react({ personId, notice, listed, room }: NotificationRaised): Promise<void> {
    if (!listed || listed.hidden) return;
    const looking = room ? await this.presence.isIn(room, personId) : false;
    const { id, createdAt, read = false } = listed;
    const told = { ...notice, id, createdAt, read: read || looking };
    this.realtime.toPerson(personId, 'notifications.notice', told);
  }
}
