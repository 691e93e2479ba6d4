import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { namesNumber } from '#contract/offers/number-words';
import type { SignedIn } from '#platform/auth/actor';
import { EndedSessions } from '#platform/auth/ended-sessions';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { OfferQuestions } from '../offers/offer-questions.js';
import { newMessage, type StoredMessage, storedMessage } from './chat-message.js';
import { Delivery } from './delivery.js';
import type { SendMessageBody, SentMessage } from './message.dto.js';
import { MessageIncomplete } from './message.errors.js';
import { MessageAllowance } from './message-allowance.js';
import { type Draft, PreparedMessages, StoredMeanwhile } from './prepared-messages.js';
import { type Placed, parametersOf, STORE_PLAIN_MESSAGE } from './store-message.sql.js';

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

/**
 * Most messages are a few words: those are stored by one statement. Whatever it does not take (pictures, offers, what a
 * bot may answer, a message sent again, a refusal) goes the careful way, which finds out why.
 */
@CommandHandler(SendMessage)
export class SendMessageHandler implements ICommandHandler<SendMessage> {
  constructor(
    private readonly db: Database,
    private readonly prepared: PreparedMessages,
    private readonly delivery: Delivery,
    private readonly allowance: MessageAllowance,
    private readonly questions: OfferQuestions,
    private readonly clock: Clock,
    private readonly ended: EndedSessions,
  ) {}

  async execute({ sender, conversationId, draft, socketId }: SendMessage): Promise<SentMessage> {
    const { content, imageIds } = draft;
    if (content === '' && imageIds.length === 0) throw new MessageIncomplete();
    await this.allowance.take(sender.id);
    const message = { id: draft.id, conversationId, sender, content, imageIds, sentAt: this.clock.now() };
    const plain = isPlain(message) ? await this.storePlain(message) : null;
    const { stored, ...sent } = plain ?? (await this.storePrepared(message));
    if (stored) this.delivery.deliver(stored, socketId);
    if (sent.offerQuestion !== null) await this.questions.tell(conversationId, sender.id);
    return sent;
  }

  private async storePlain(draft: Draft): Promise<(SentMessage & { stored: StoredMessage }) | null> {
    const { id, conversationId, sender, content } = draft;
    const { id: senderId, sessionId } = sender;
    const said = { id, conversationId, senderId, sessionId, kind: 'text', content } as const;
    const message = newMessage(said, draft.sentAt);
    const rows = await this.db
      .prepared<Placed>('store-plain-message', STORE_PLAIN_MESSAGE, parametersOf(message))
      .catch(nullIfRepeated);
    const placed = rows?.[0];
    if (!placed) return null;
    const stored = storedMessage(message, placed);
    return { message: stored.message, offerQuestion: null, offerFailed: false, stored };
  }

  /** Once more when the same message was being stored at the same moment: now it is there. */
  private async storePrepared(draft: Draft) {
    await this.ended.assertOpen(draft.sender.sessionId);
    return (await this.prepared.store(draft).catch(nullIfRepeated)) ?? this.prepared.store(draft);
  }
}

/** Without a number there is no offer. */
const isPlain = ({ content, imageIds }: Draft): boolean => imageIds.length === 0 && !namesNumber(content);

const UNIQUE_VIOLATION = '23505';

function nullIfRepeated(error: unknown): null {
  const isRepeated =
    error instanceof StoredMeanwhile || (error as { code?: unknown }).code === UNIQUE_VIOLATION;
  if (!isRepeated) throw error;
  return null;
}
