import { Injectable } from '@nestjs/common';
import { Presence } from '#platform/realtime/presence';
import { Realtime } from '#platform/realtime/realtime';
import type { StoredMessage } from '../messages/chat-message.js';
import { conversationRoom } from '../rooms/conversation-room.js';

/** Tells both people of a message that is stored. Who is not connected, or misses it, fetches it by its number. */
@Injectable()
export class Delivery {
  constructor(
    private readonly realtime: Realtime,
    private readonly presence: Presence,
  ) {}

  /**
   * `socketId`: the connection it came over, which knows. Whoever is looking at the thread is told of its notification
   * as of one that is read; other instances are not asked, which would cost each message a round trip.
   */
  deliver(
    { conversationId, message, recipientId, notification }: StoredMessage,
    socketId: string | null,
  ): void {
    const looking =
      notification !== null && this.presence.isInHere(conversationRoom(conversationId), recipientId);
    const told = looking ? { ...notification, read: true } : notification;
    this.realtime.toPerson(recipientId, 'messaging.message', { conversationId, message, notification: told });
    const own = { conversationId, message, notification: null };
    this.realtime.toPerson(message.senderId, 'messaging.message', own, socketId);
  }
}
