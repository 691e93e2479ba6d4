import { type RawBuilder, sql } from 'kysely';

/** The ids of all pictures in the snapshot of the reports that `which` holds for; `report` is their alias. */
export const picturesOf = (which: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select distinct picture as id
  from messaging.conversation_reports report, jsonb_array_elements_text(report.pictures) picture
  where ${which}`;

/** Reports of conversations of one person. */
export const reportsAbout = (personId: string): RawBuilder<unknown> =>
  sql`${personId}::uuid in (report.reporter_id, report.reported_id)`;
