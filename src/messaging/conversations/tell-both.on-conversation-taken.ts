import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Realtime } from '#platform/realtime/realtime';
import { ConversationTaken } from './conversation-taken.js';

/** What the two have open is read again: with whom it is, where it is, and in what order. */
@Injectable()
@ReactsTo(ConversationTaken)
export class TellBothOnConversationTaken implements Reaction<ConversationTaken> {
  constructor(private readonly realtime: Realtime) {}

  async react({ conversationId: takenId, keptId, memberId, otherId }: ConversationTaken): Promise<void> {
    for (const conversationId of new Set([takenId, keptId]))
      for (const person of [memberId, otherId])
        this.realtime.toPerson(person, 'messaging.conversation-changed', { conversationId });
  }
}
