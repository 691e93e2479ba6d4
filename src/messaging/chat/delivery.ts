import { Injectable } from '@nestjs/common';
import { Realtime } from '#platform/realtime/realtime';
import type { StoredMessage } from './chat-message.js';

/** Tells both people of a message that is stored. Who is not connected, or misses it, fetches it by its number. */
@Injectable()
export class Delivery {
  constructor(private readonly realtime: Realtime) {}

  /** `socketId`: the connection it came over, which knows. */
  deliver(
    { conversationId, message, recipientId, notification }: StoredMessage,
    socketId: string | null,
  ): void {
    this.realtime.toPerson(recipientId, 'messaging.message', { conversationId, message, notification });
    const own = { conversationId, message, notification: null };
    this.realtime.toPerson(message.senderId, 'messaging.message', own, socketId);
  }
}
