import { Injectable } from '@nestjs/common';
import { namesNumber } from '#contract/offers/number-words';
import { EndedSessions } from '#platform/auth/ended-sessions';
import { Database } from '#platform/persistence/database';
import { newMessage, storedMessage } from '../messages/chat-message.js';
import { type Placed, parametersOf, STORE_PLAIN_MESSAGE } from '../messages/store-message.sql.js';
import { type Draft, type Prepared, PreparedMessages, StoredMeanwhile } from './prepared-messages.js';

/**
 * Stores what people write, the quickest way there is. Most messages are a few words: those are stored by one statement.
 * Whatever it does not take (pictures, offers, what a bot may answer, a message sent again, a refusal) goes the careful
 * way, which finds out why.
 */
@Injectable()
export class MessageStore {
  constructor(
    private readonly db: Database,
    private readonly prepared: PreparedMessages,
    private readonly ended: EndedSessions,
  ) {}

  /** @throws SessionExpired, and the refusals of `PreparedMessages` */
  async store(draft: Draft): Promise<Prepared> {
    const plain = isPlain(draft) ? await this.storePlain(draft) : null;
    return plain ?? this.storePrepared(draft);
  }

  private async storePlain(draft: Draft): Promise<Prepared | null> {
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
  private async storePrepared(draft: Draft): Promise<Prepared> {
    await this.ended.assertOpen(draft.sender.sessionId);
    return (await this.prepared.store(draft).catch(nullIfRepeated)) ?? this.prepared.store(draft);
  }
}

/** Without a number there is no offer. */
const isPlain = ({ content, imageIds, offer }: Draft): boolean =>
  imageIds.length === 0 && offer === undefined && !namesNumber(content);

const UNIQUE_VIOLATION = '23505';

function nullIfRepeated(error: unknown): null {
  const isRepeated =
    error instanceof StoredMeanwhile || (error as { code?: unknown }).code === UNIQUE_VIOLATION;
  if (!isRepeated) throw error;
  return null;
}
