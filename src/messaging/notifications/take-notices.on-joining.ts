import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { mergedConversations } from '../conversations/merged-conversations.sql.js';
import { TakeConversationsOnJoining } from '../conversations/take-conversations.on-joining.js';

@Injectable()
@OnJoining({ before: [TakeConversationsOnJoining] })
export class TakeNoticesOnJoining implements TakeAlongRule {
  constructor(private readonly db: Database) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    for (const statement of [...mergeNotices(joiner), ...moveNotices(joiner)]) await this.db.rows(statement);
  }
}

/** Of two notifications of what becomes one conversation, one stays, and is unread when either was. */
function mergeNotices(joiner: Joiner): RawBuilder<unknown>[] {
  const { guestId: from, memberId: to } = joiner;
  const pairs = mergedConversations(joiner);
  const twins = sql`
    select old.id as old_id, old.read_at as old_read_at, kept.id as kept_id
    from ${pairs} pairs
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
      from ${pairs} pairs cross join (values ('chat:'), ('offer:')) kinds (prefix)
      where subject = prefix || pairs.gone`,
  ];
}

const moveNotices = ({ guestId: from, memberId: to }: Joiner): RawBuilder<unknown>[] => [
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
      select other_id from messaging.participants where person_id = ${from})`,
];
