import { type RawBuilder, sql } from 'kysely';
import type { ReviewReport, ReviewReportPerson } from './review-report.dto.js';

const personJson = (alias: 'reporter' | 'reported'): RawBuilder<ReviewReportPerson> => {
  const person = sql.ref(alias);
  return sql<ReviewReportPerson>`json_build_object(
    'id', ${person}.id, 'name', ${person}.name, 'deleted', ${person}.deleted)`;
};

export const reviewReportOf = (id: string): RawBuilder<{ report: ReviewReport }> => sql<{
  report: ReviewReport;
}>`
  select json_build_object(
    'id', report.id, 'reviewId', report.review_id, 'shown', review.id is not null and review.removed_at is null,
    'reporter', ${personJson('reporter')}, 'reported', ${personJson('reported')},
    'subjectId', review.subject_id, 'reason', report.reason, 'description', report.description,
    'snapshot', report.snapshot, 'createdAt', report.created_at) as report
  from community.review_reports report
  join directory.people reporter on reporter.id = report.reporter_id
  join directory.people reported on reported.id = report.reported_id
  left join community.reviews review on review.id = report.review_id
  where report.id = ${id}`;

/** The ids of all pictures in the snapshots of the reports that `which` holds for; `report` is their alias. */
export const picturesOf = (which: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select distinct photo ->> 'id' as id
  from community.review_reports report, jsonb_array_elements(report.snapshot -> 'photos') photo
  where ${which}`;
