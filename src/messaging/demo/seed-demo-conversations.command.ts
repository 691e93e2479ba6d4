import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { Database } from '#platform/persistence/database';
import { type DemoItem, SeedDemoConversations } from '../messaging.contract.js';
import { DEMO_CONVERSATIONS, type DemoConversation } from './demo-conversations.js';
import { demoMessage, demoOffer } from './demo-rows.js';

/** Lets the demo town's people talk, so that the inbox of who signs in as one of them is no empty room. */
@CommandHandler(SeedDemoConversations)
export class SeedDemoConversationsHandler implements ICommandHandler<SeedDemoConversations> {
  constructor(private readonly db: Database) {}

  async execute({ people, items, now }: SeedDemoConversations): Promise<void> {
    for (const { id, kind, name } of people.values())
      await this.db.rows(sql`
        insert into messaging.people (id, kind, name) values (${id}, ${kind}, ${name}) on conflict do nothing`);
    for (const conversation of DEMO_CONVERSATIONS) {
      const item = items.get(conversation.listing);
      const buyer = people.get(conversation.buyer);
      if (item && buyer) await this.talk(conversation, item, buyer.id, people, now);
    }
  }

  private async talk(
    { messages, seller, unread }: DemoConversation,
    item: DemoItem,
    buyerId: string,
    people: SeedDemoConversations['people'],
    now: Date,
  ): Promise<void> {
    const conversationId = uuid();
    const { id: listingId, sellerId, title, price, image, listedAt } = item;
    const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
    const last = messages.at(-1);
    if (!last) return;
    await this.db.rows(sql`
      insert into messaging.items (id, seller_id, title, price_cents, status, image, listed_at, changed_at)
      values (${listingId}, ${sellerId}, ${title}, ${Math.round(price * 100)}, 'active', ${JSON.stringify(image)}::jsonb,
        ${listedAt}, ${listedAt}) on conflict do nothing`);
    await this.db.rows(sql`
      insert into messaging.conversations (id, first_id, second_id, listing_id, last_seq, created_at)
      values (${conversationId}, least(${sellerId}::uuid, ${buyerId}::uuid), greatest(${sellerId}::uuid, ${buyerId}::uuid),
        ${listingId}, ${messages.length}, ${ago(messages[0]?.minutesAgo ?? 0)})`);

    const lastSender = last.from === seller ? sellerId : buyerId;
    for (const [mine, theirs] of [
      [sellerId, buyerId],
      [buyerId, sellerId],
    ] as const) {
      const waiting = mine === lastSender ? 0 : unread;
      await this.db.rows(sql`
        insert into messaging.participants
          (conversation_id, person_id, other_id, delivered_seq, read_seq, unread, last_at)
        values (${conversationId}, ${mine}, ${theirs}, ${messages.length}, ${messages.length - waiting}, ${waiting},
          ${ago(last.minutesAgo)})`);
    }

    const offerId = uuid();
    const place = { conversationId, offerId, listingId, sellerId, buyerId };
    for (const [n, message] of messages.entries()) {
      const sender = people.get(message.from);
      if (!sender) continue;
      const row = { ...place, id: uuid(), seq: n + 1, senderId: sender.id, at: ago(message.minutesAgo) };
      await this.db.rows(demoMessage(row, message));
      if (message.offer) await this.db.rows(demoOffer(row, message.offer));
    }
  }
}
