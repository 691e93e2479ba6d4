import { type RawBuilder, sql } from 'kysely';
import { CHAT_LIMITS } from '#contract/chat';
import { messageJson } from '../messages/message.sql.js';
import { personJson } from '../people/person.sql.js';
import type { ConversationReport, ReportConversationBody } from './safety.dto.js';

/** Keeps a conversation of the reporter with its newest messages as they are now; no row when it is not theirs. */
export const keepReport = (
  id: string,
  conversationId: string,
  reporterId: string,
  { reason, details }: ReportConversationBody,
  now: Date,
): RawBuilder<{ id: string }> => sql<{ id: string }>`
  insert into messaging.conversation_reports
    (id, conversation_id, reporter_id, reported_id, reason, details, snapshot, created_at)
  select ${id}, side.conversation_id, side.person_id, side.other_id, ${reason}, ${details || null},
    (select coalesce(json_agg(${messageJson('said')} order by said.seq), '[]') from (
      select * from messaging.messages where conversation_id = side.conversation_id
      order by seq desc limit ${CHAT_LIMITS.reportedMessages}
    ) said), ${now}
  from messaging.participants side
  where side.conversation_id = ${conversationId} and side.person_id = ${reporterId}
  on conflict (conversation_id, reporter_id) where status = 'pending' do update set
    reason = excluded.reason, details = excluded.details, created_at = excluded.created_at,
    -- Who has left took their words along: what was kept before is all there is.
    snapshot = case when exists (select from directory.people where id = excluded.reported_id and deleted)
      then conversation_reports.snapshot else excluded.snapshot end
  returning id`;

export const reportOf = (id: string): RawBuilder<{ report: ConversationReport }> => sql<{
  report: ConversationReport;
}>`
  select json_build_object(
    'id', report.id, 'conversationId', report.conversation_id, 'reporter', ${personJson('reporter')},
    'reported', ${personJson('reported')}, 'reason', report.reason, 'details', report.details,
    'messages', report.snapshot, 'createdAt', report.created_at) as report
  from messaging.conversation_reports report
  join directory.people reporter on reporter.id = report.reporter_id
  join directory.people reported on reported.id = report.reported_id
  where report.id = ${id}`;
