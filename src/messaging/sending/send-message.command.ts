import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import type { SendMessageBody, SentMessage } from '../messages/message.dto.js';
import { MessageIncomplete } from '../messages/message.errors.js';
import { BuyerEar } from './buyer-ear.js';
import { Delivery } from './delivery.js';
import { MessageAllowance } from './message-allowance.js';
import { MessageStore } from './message-store.js';

/** Stores a message and delivers it. */
export class SendMessage extends Command<SentMessage> {
  constructor(
    readonly sender: SignedIn,
    readonly conversationId: string,
    readonly draft: SendMessageBody,
    /** The connection it came over: it gets the acknowledgement, not the message as well. */
    readonly socketId: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly allowance: MessageAllowance,
    private readonly messages: MessageStore,
    private readonly delivery: Delivery,
    private readonly buyers: BuyerEar,
    private readonly clock: Clock,
  ) {}

  async execute({ sender, conversationId, draft, socketId }: SendMessage): Promise<SentMessage> {
    const { id, content, imageIds, offer } = draft;
    if (content === '' && imageIds.length === 0) throw new MessageIncomplete();
    await this.allowance.take(sender.id);
    const sentAt = this.clock.now();
    const { stored, ...sent } = await this.messages.store({
      id,
      conversationId,
      sender,
      content,
      imageIds,
      offer,
      sentAt,
    });
    if (stored) this.delivery.deliver(stored, socketId);
    if (sent.offerQuestion !== null) await this.buyers.tellAsked(conversationId, sender.id);
    return sent;
  }
}
