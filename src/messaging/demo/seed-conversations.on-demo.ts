import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { ListingContacted } from '../../catalog/catalog.contract.js';
import { KnownItems } from '../items/known-items.js';
import { DEMO_CONVERSATIONS, type DemoConversation } from './demo-conversations.js';
import { demoMessage, demoOffer } from './demo-rows.js';

/** Lets the demo town's people talk, so that the inbox of who signs in as one of them is no empty room. */
@Injectable()
@OnDemo({ makes: 'conversation', needs: ['person', 'listing'] })
export class SeedConversationsOnDemo implements DemoSeed {
  constructor(
    private readonly db: Database,
    private readonly items: KnownItems,
    private readonly outbox: Outbox,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.first(sql`select from messaging.conversations limit 1`)) !== undefined;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const conversation of DEMO_CONVERSATIONS) await this.talk(conversation, town);
  }

  private async talk({ listing, messages, seller, buyer, unread }: DemoConversation, town: DemoTown) {
    const conversationId = uuid();
    const listingId = town.idOf('listing', listing);
    const [sellerId, buyerId] = [town.idOf('person', seller), town.idOf('person', buyer)];
    const [first, last] = [messages[0], messages.at(-1)];
    if (!first || !last) return;
    if (first.from === buyer)
      this.outbox.raise(
        new ListingContacted(listingId, buyerId, town.ago(first.minutesAgo).toISOString()),
        listingId,
      );
    await this.items.know(listingId);
    await this.db.rows(sql`
      insert into messaging.conversations (id, first_id, second_id, listing_id, last_seq, created_at)
      values (${conversationId}, least(${sellerId}::uuid, ${buyerId}::uuid), greatest(${sellerId}::uuid, ${buyerId}::uuid),
        ${listingId}, ${messages.length}, ${town.ago(first.minutesAgo)})`);

    const lastSender = town.idOf('person', last.from);
    for (const [mine, theirs] of [
      [sellerId, buyerId],
      [buyerId, sellerId],
    ] as const) {
      const waiting = mine === lastSender ? 0 : unread;
      await this.db.rows(sql`
        insert into messaging.participants
          (conversation_id, person_id, other_id, delivered_seq, read_seq, unread, last_at)
        values (${conversationId}, ${mine}, ${theirs}, ${messages.length}, ${messages.length - waiting}, ${waiting},
          ${town.ago(last.minutesAgo)})`);
    }

    const place = { conversationId, offerId: uuid(), listingId, sellerId, buyerId };
    for (const [n, message] of messages.entries()) {
      const senderId = town.idOf('person', message.from);
      const row = { ...place, id: uuid(), seq: n + 1, senderId, at: town.ago(message.minutesAgo) };
      await this.db.rows(demoMessage(row, message));
      if (message.offer) await this.db.rows(demoOffer(row, message.offer));
    }
  }
}
