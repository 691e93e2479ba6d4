import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import { TransferConversations } from '../messaging.contract.js';

/** Runs in the transaction in which a guest becomes a member. */
@CommandHandler(TransferConversations)
export class TransferConversationsHandler implements ICommandHandler<TransferConversations> {
  constructor(private readonly db: Database) {}

  async execute({ fromPersonId: from, toPersonId: to }: TransferConversations): Promise<void> {
    for (const statement of [...conversations(from, to), ...belongings(from, to)])
      await this.db.rows(statement);
  }
}

/** In this order: what the two said to each other, then what both have with the same third person, then the rest. */
const conversations = (from: string, to: string): RawBuilder<unknown>[] => [
  sql`
    delete from messaging.conversations
    where first_id = least(${from}::uuid, ${to}::uuid) and second_id = greatest(${from}::uuid, ${to}::uuid)`,
  sql`update messaging.messages set sender_id = ${to} where sender_id = ${from}`,
  // Of two open offers for one listing the member's stays.
  sql`
    update messaging.offers guests set status = 'withdrawn', updated_at = now()
    where guests.buyer_id = ${from} and guests.status in ('negotiating', 'countered') and exists (
      select from messaging.offers members
      where members.buyer_id = ${to} and members.listing_id = guests.listing_id
        and members.status in ('negotiating', 'countered'))`,
  sql`update messaging.offers set buyer_id = ${to} where buyer_id = ${from}`,
  sql`update messaging.offers set seller_id = ${to} where seller_id = ${from}`,
  ...mergeConversations(from, to),
  sql`
    update messaging.conversations
    set first_id = least(other.id, ${to}::uuid), second_id = greatest(other.id, ${to}::uuid)
    from messaging.participants mine, lateral (select mine.other_id as id) other
    where mine.person_id = ${from} and mine.conversation_id = conversations.id`,
  sql`update messaging.participants set other_id = ${to} where other_id = ${from} and conversation_id in (
    select conversation_id from messaging.participants where person_id = ${from})`,
  sql`update messaging.participants set person_id = ${to} where person_id = ${from}`,
];

/** Guest and member both talked with the same person about the same thing: one conversation, in order of time. */
function mergeConversations(from: string, to: string): RawBuilder<unknown>[] {
  const pairs = sql`
    select guests.conversation_id as gone, members.conversation_id as kept
    from messaging.participants guests
    join messaging.conversations guest_talk on guest_talk.id = guests.conversation_id
    join messaging.participants members on members.person_id = ${to} and members.other_id = guests.other_id
    join messaging.conversations member_talk on member_talk.id = members.conversation_id
      and member_talk.listing_id is not distinct from guest_talk.listing_id
    where guests.person_id = ${from}`;
  return [
    // Below zero first: the new numbers would collide with old ones that have not been changed yet.
    sql`
      with pairs as (${pairs}), numbered as (
        select message.id, pairs.kept,
          row_number() over (partition by pairs.kept order by message.created_at, message.seq) as seq
        from pairs join messaging.messages message on message.conversation_id in (pairs.gone, pairs.kept)
      )
      update messaging.messages message set conversation_id = numbered.kept, seq = -numbered.seq
      from numbered where numbered.id = message.id`,
    sql`
      update messaging.messages set seq = -seq
      where seq < 0 and conversation_id in (select kept from (${pairs}) pairs)`,
    sql`
      update messaging.offers set conversation_id = pairs.kept from (${pairs}) pairs
      where conversation_id = pairs.gone`,
    sql`
      update messaging.bot_interactions set conversation_id = pairs.kept from (${pairs}) pairs
      where conversation_id = pairs.gone`,
    // What was unread is shown again by the list's order; nothing is marked as waiting under a number that moved.
    sql`
      with merged as (
        select pairs.kept, max(message.seq) as last_seq, max(message.created_at) as last_at
        from (${pairs}) pairs join messaging.messages message on message.conversation_id = pairs.kept
        group by pairs.kept
      ), talks as (
        update messaging.conversations talk set last_seq = merged.last_seq
        from merged where talk.id = merged.kept
      )
      update messaging.participants side
      set read_seq = merged.last_seq, delivered_seq = merged.last_seq, unread = 0, last_at = merged.last_at
      from merged where side.conversation_id = merged.kept`,
    sql`delete from messaging.conversations where id in (select gone from (${pairs}) pairs)`,
  ];
}

const belongings = (from: string, to: string): RawBuilder<unknown>[] => [
  sql`update messaging.items set seller_id = ${to} where seller_id = ${from}`,
  sql`update messaging.bots set seller_id = ${to} where seller_id = ${from}`,
  sql`update messaging.bot_interactions set seller_id = ${to} where seller_id = ${from}`,
  sql`update messaging.bot_interactions set buyer_id = ${to} where buyer_id = ${from}`,
  sql`
    insert into messaging.blocks (blocker_id, blocked_id, created_at)
    select case when blocker_id = ${from} then ${to}::uuid else blocker_id end,
      case when blocked_id = ${from} then ${to}::uuid else blocked_id end, created_at
    from messaging.blocks where ${from}::uuid in (blocker_id, blocked_id) and ${to}::uuid not in (blocker_id, blocked_id)
    on conflict do nothing`,
  sql`delete from messaging.blocks where ${from}::uuid in (blocker_id, blocked_id)`,
  // One notification of a subject: the member's own stays.
  sql`
    delete from messaging.notifications guests
    where person_id = ${from} and exists (
      select from messaging.notifications members
      where members.person_id = ${to} and members.subject = guests.subject)`,
  sql`update messaging.notifications set person_id = ${to} where person_id = ${from}`,
  sql`delete from messaging.notification_preferences where person_id = ${from}`,
  sql`delete from messaging.notification_sounds where person_id = ${from}`,
];
