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
    // Below zero first: the new numbers would collide with old ones that have not been changed yet. Everybody has read up
    // to what was unread first in either conversation.
    sql`
      with pairs as (${pairs}), numbered as (
        select message.id, pairs.kept, message.sender_id, message.conversation_id as was, message.seq as old_seq,
          row_number() over (partition by pairs.kept order by message.created_at, message.seq)::int as seq
        from pairs join messaging.messages message on message.conversation_id in (pairs.gone, pairs.kept)
      ), lengths as (
        select kept, max(seq) as last_seq from numbered group by kept
      ), whose as (
        select numbered.*, side.read_seq, side.delivered_seq,
          case side.person_id when ${from} then ${to}::uuid else side.person_id end as person_id
        from numbered join messaging.participants side on side.conversation_id = numbered.was
      ), marks as (
        select kept, person_id, min(seq) filter (where old_seq > read_seq and sender_id <> person_id) as unread_from,
          min(seq) filter (where old_seq > delivered_seq and sender_id <> person_id) as undelivered_from
        from whose group by kept, person_id
      ), sides as (
        update messaging.participants side
        set read_seq = coalesce(marks.unread_from - 1, lengths.last_seq),
          delivered_seq = coalesce(marks.undelivered_from - 1, lengths.last_seq),
          unread = (
            select count(*)::int from numbered
            where kept = marks.kept and seq >= marks.unread_from and sender_id <> marks.person_id)
        from marks join lengths on lengths.kept = marks.kept
        where side.conversation_id = marks.kept and side.person_id = marks.person_id
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
    ...mergeNotices(from, to, pairs),
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
      set last_at = merged.last_at
      from merged where side.conversation_id = merged.kept`,
    sql`delete from messaging.conversations where id in (select gone from (${pairs}) pairs)`,
  ];
}

/** Of two notifications of what has become one conversation, one stays, and is unread when either was. */
function mergeNotices(from: string, to: string, pairs: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const twins = sql`
    select old.id as old_id, old.read_at as old_read_at, kept.id as kept_id
    from (${pairs}) pairs
    cross join (values ('chat:'), ('offer:')) kinds (prefix)
    join messaging.notifications old on old.subject = prefix || pairs.gone
    join messaging.notifications kept on kept.subject = prefix || pairs.kept
      and kept.person_id = case old.person_id when ${from} then ${to}::uuid else old.person_id end`;
  return [
    sql`
      update messaging.notifications set read_at = null from (${twins}) twins
      where id = twins.kept_id and twins.old_read_at is null`,
    sql`delete from messaging.notifications where id in (select old_id from (${twins}) twins)`,
    sql`
      update messaging.notifications set subject = prefix || pairs.kept
      from (${pairs}) pairs cross join (values ('chat:'), ('offer:')) kinds (prefix)
      where subject = prefix || pairs.gone`,
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
  // Those of the others lead to the member from now on.
  sql`
    update messaging.notifications set link = replace(link, '/chat/' || ${from}::text, '/chat/' || ${to}::text)
    where link like ${`/chat/${from}%`} and person_id in (
      select other_id from messaging.participants where person_id = ${to})`,
  sql`delete from messaging.notification_preferences where person_id = ${from}`,
  sql`delete from messaging.notification_sounds where person_id = ${from}`,
];
