import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { ListingContacted } from '../../catalog/catalog.contract.js';
import { ConversationsOfTwo } from '../conversations/conversations-of-two.js';
import { KnownItems } from '../items/known-items.js';
import { SayOfMeetup } from '../messaging.contract.js';
import { PostMessage } from '../sending/post-message.js';

@CommandHandler(SayOfMeetup)
export class SayOfMeetupHandler implements ICommandHandler<SayOfMeetup> {
  constructor(
    private readonly db: Database,
    private readonly conversations: ConversationsOfTwo,
    private readonly items: KnownItems,
    private readonly messages: PostMessage,
    private readonly outbox: Outbox,
  ) {}

  async execute({ senderId, recipientId, listingId, line }: SayOfMeetup): Promise<void> {
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
      kind: 'meetup',
      content,
    });
    const isContact = seq === 1 && item !== null && item.sellerId !== senderId;
    if (isContact) this.outbox.raise(new ListingContacted(listingId, senderId, createdAt), listingId);
  }
}
