import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Database } from '#platform/persistence/database';
import { type Merged, MergedConversations, rowsOf } from '../conversations/merged-conversations.js';
import { TakeConversationsOnJoining } from '../conversations/take-conversations.on-joining.js';
import { TellAdministrators } from './tell-administrators.js';

@Injectable()
@OnJoining({ before: [TakeConversationsOnJoining] })
export class TakeReportsOnJoining implements TakeAlongRule {
  constructor(
    private readonly db: Database,
    private readonly merged: MergedConversations,
    private readonly administrators: TellAdministrators,
  ) {}

  async takeAlong(joiner: Joiner): Promise<void> {
    const { guestId: from, memberId: to } = joiner;
    const merged = await this.merged.of(joiner);
    const doubled = await this.db.rows(putTogether(joiner, merged));
    await this.administrators.withdraw(doubled.map(({ id }) => id));
    await this.db.rows(sql`
      update messaging.conversation_reports set
        reporter_id = case reporter_id when ${from} then ${to}::uuid else reporter_id end,
        reported_id = case reported_id when ${from} then ${to}::uuid else reported_id end,
        snapshot = (
          select coalesce(jsonb_agg(case said ->> 'senderId'
            when ${from} then said || jsonb_build_object('senderId', ${to}::uuid) else said end order by nth), '[]')
          from jsonb_array_elements(snapshot) with ordinality as one (said, nth))
      where ${from}::uuid in (reporter_id, reported_id)`);
    await this.db.rows(sql`
      update messaging.conversation_reports set conversation_id = pairs.kept from ${rowsOf(merged)} pairs
      where conversation_id = pairs.gone`);
  }
}

/**
 * What one person reports of what becomes one conversation is one report, with all that either showed: the pictures of it are
 * evidence. The member's stays, and of somebody else's that about the member.
 */
const putTogether = (
  { guestId: from, memberId: to }: Joiner,
  merged: readonly Merged[],
): RawBuilder<{ id: string }> => sql<{ id: string }>`
  with doubled as (
    select theirs.id as gone, mine.id as kept, theirs.snapshot || mine.snapshot as shown
    from messaging.conversation_reports theirs
    left join ${rowsOf(merged)} pairs on pairs.gone = theirs.conversation_id
    join messaging.conversation_reports mine on mine.id <> theirs.id and mine.status = 'pending'
      and mine.conversation_id = coalesce(pairs.kept, theirs.conversation_id)
      and mine.reporter_id = case theirs.reporter_id when ${from} then ${to}::uuid else theirs.reporter_id end
    where theirs.status = 'pending' and ${from}::uuid in (theirs.reporter_id, theirs.reported_id)
  ), kept as (
    update messaging.conversation_reports report set snapshot = (
      select coalesce(jsonb_agg(said order by said ->> 'createdAt', (said ->> 'seq')::int), '[]')
      from (select distinct on (said ->> 'id') said from jsonb_array_elements(doubled.shown) said) one)
    from doubled where report.id = doubled.kept
  )
  delete from messaging.conversation_reports using doubled where id = doubled.gone
  returning id`;
