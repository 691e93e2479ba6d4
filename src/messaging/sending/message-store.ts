import { Injectable } from '@nestjs/common';
import { namesNumber } from '#contract/offers/numbers/number-words';
import { EndedSessions } from '#platform/auth/ended-sessions';
import { Database } from '#platform/persistence/database';
import { Grouped } from '#platform/persistence/grouped';
import { metAnotherChange } from '#platform/persistence/met-another-change';
import { newMessage, storedMessage } from '../messages/chat-message.js';
import {
  type NewMessage,
  type Placed,
  parametersOf,
  STORE_PLAIN_MESSAGES,
} from '../messages/store-message.sql.js';
import { type Draft, type Prepared, PreparedMessages, TryAgain } from './prepared-messages.js';

/** What one statement stores, one statement at a time: side by side they would be many small ones again. */
const GROUP = { most: 50, atOnce: 1 };

/**
 * Stores what people write, the quickest way there is. Most messages are a few words: those that come at the same moment
 * are stored by one statement, one of each conversation, so that a busy server commits once for many.
 * Whatever it does not take (pictures, offers, what a bot may answer, a message sent again, a refusal) goes the careful
 * way, which finds out why.
 */
@Injectable()
export class MessageStore {
  private readonly plain = new Grouped<NewMessage, Placed | null>({
    ...GROUP,
    apart: ({ conversationId }) => conversationId,
    run: (messages) => this.storeGroup(messages),
  });

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
    const placed = await this.plain.ask(message);
    if (!placed) return null;
    const stored = storedMessage(message, placed);
    return { message: stored.message, offerQuestion: null, offerFailed: false, stored };
  }

  /** What the statement did not take goes the careful way, one by one; so does a whole group that met another change. */
  private async storeGroup(messages: readonly NewMessage[]): Promise<(Placed | null)[]> {
    const rows = await this.db
      .prepared<Placed>('store-plain-messages', STORE_PLAIN_MESSAGES, parametersOf(messages))
      .catch(nothingIfMet);
    const placed = new Map(rows.map((row) => [row.id, row]));
    return messages.map(({ id }) => placed.get(id) ?? null);
  }

  /**
   * Once more when the same message was being stored at the same moment, or the other one became a member or sold: now it is
   * there.
   */
  private async storePrepared(draft: Draft): Promise<Prepared> {
    await this.ended.assertOpen(draft.sender.sessionId);
    return (await this.prepared.store(draft).catch(nullIfMet)) ?? this.prepared.store(draft);
  }
}

/** Without a number there is no offer. */
const isPlain = ({ content, imageIds, offer }: Draft): boolean =>
  imageIds.length === 0 && offer === undefined && !namesNumber(content);

function nothingIfMet(error: unknown): Placed[] {
  if (!metAnotherChange(error)) throw error;
  return [];
}

function nullIfMet(error: unknown): null {
  if (!(error instanceof TryAgain) && !metAnotherChange(error)) throw error;
  return null;
}
