import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { ListingContacted } from '../../catalog/catalog.contract.js';
import { ConversationsOfTwo } from '../conversations/conversations-of-two.js';
import { KnownItems } from '../items/known-items.js';
import { PostMessage } from '../sending/post-message.js';

export interface DealLine {
  senderId: string;
  recipientId: string;
  listingId: string;
  kind: 'meetup' | 'order';
  /** What each side reads in its own language. */
  line: object;
  saidAt: Date | null;
}

/** Lines in the conversation of two people about a listing that say what happened to what they agreed on. */
@Injectable()
export class DealLines {
  constructor(
    private readonly db: Database,
    private readonly conversations: ConversationsOfTwo,
    private readonly items: KnownItems,
    private readonly messages: PostMessage,
    private readonly outbox: Outbox,
  ) {}

  /** Begins the conversation if there is none. */
  async say({ senderId, recipientId, listingId, kind, line, saidAt }: DealLine): Promise<void> {
    const people = [senderId, recipientId] as const;
    const left = await this.db.first(
      sql`select from directory.people where id = any(${people}::uuid[]) and deleted`,
    );
    if (left) return;
    const known = await this.conversations.find(people, listingId);
    const item = await this.items.know(listingId);
    if (!known && !item) return;
    const conversationId = known ?? (await this.conversations.begin(people, listingId));
    const content = JSON.stringify(line);
    const { seq, createdAt } = await this.messages.post({
      conversationId,
      senderId,
      kind,
      content,
      at: saidAt,
    });
    if (saidAt) await this.read(conversationId, seq);
    const isContact = seq === 1 && item !== null && item.sellerId !== senderId;
    if (isContact) this.outbox.raise(new ListingContacted(listingId, senderId, createdAt), listingId);
  }

  private async read(conversationId: string, seq: number): Promise<void> {
    await this.db.rows(sql`
      update messaging.participants set delivered_seq = ${seq}, read_seq = ${seq}, unread = 0
      where conversation_id = ${conversationId}`);
  }
}
