import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { LeftPictures } from '../messages/left-pictures.js';
import { type Merged, MergedConversations, rowsOf } from './merged-conversations.js';

/** What belongs to a conversation moves before it does: rules about such things say so. */
@Injectable()
@OnJoining()
export class TakeConversationsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly merged: MergedConversations,
    private readonly pictures: LeftPictures,
  ) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    const merged = await this.merged.of(joiner);
    await this.forgetTalkWithOneself(joiner);
    for (const statement of conversations(joiner, merged)) await this.db.rows(statement);
  }

  private async forgetTalkWithOneself({ guestId, memberId }: Joiner): Promise<void> {
    const [first, second] = [guestId, memberId].toSorted();
    const theirs = sql`first_id = ${first} and second_id = ${second}`;
    // Reports of it are the member's by now.
    await this.pictures.of(
      memberId,
      sql`conversation_id in (select id from messaging.conversations where ${theirs})`,
    );
    await this.db.rows(sql`delete from messaging.conversations where ${theirs}`);
  }
}

/** In this order: what both have with the same third person, then the rest. */
const conversations = (joiner: Joiner, merged: readonly Merged[]): RawBuilder<unknown>[] => {
  const { guestId: from, memberId: to } = joiner;
  return [
    sql`update messaging.messages set sender_id = ${to} where sender_id = ${from}`,
    ...mergeConversations(joiner, merged),
    sql`
      update messaging.conversations
      set first_id = least(other.id, ${to}::uuid), second_id = greatest(other.id, ${to}::uuid)
      from messaging.participants mine, lateral (select mine.other_id as id) other
      where mine.person_id = ${from} and mine.conversation_id = conversations.id`,
    sql`update messaging.participants set other_id = ${to} where other_id = ${from} and conversation_id in (
      select conversation_id from messaging.participants where person_id = ${from})`,
    sql`update messaging.participants set person_id = ${to} where person_id = ${from}`,
  ];
};

/** One thread in order of time. */
function mergeConversations(
  { guestId: from, memberId: to }: Joiner,
  merged: readonly Merged[],
): RawBuilder<unknown>[] {
  const pairs = rowsOf(merged);
  return [
    // Below zero first: the new numbers would collide with old ones that have not been changed yet. Everybody has read up
    // to what was unread first in either conversation.
    sql`
      with pairs as ${pairs}, numbered as (
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
      where seq < 0 and conversation_id in (select kept from ${pairs} pairs)`,
    sql`
      with merged as (
        select pairs.kept, max(message.seq) as last_seq, max(message.created_at) as last_at
        from ${pairs} pairs join messaging.messages message on message.conversation_id = pairs.kept
        group by pairs.kept
      ), talks as (
        update messaging.conversations talk set last_seq = merged.last_seq, numbering = numbering + 1
        from merged where talk.id = merged.kept
      )
      update messaging.participants side
      set last_at = merged.last_at
      from merged where side.conversation_id = merged.kept`,
    sql`delete from messaging.conversations where id in (select gone from ${pairs} pairs)`,
  ];
}
