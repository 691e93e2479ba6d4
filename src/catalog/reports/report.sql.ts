import { type RawBuilder, sql } from 'kysely';
import { usdSql } from '#platform/persistence/money.sql';
import type { ListingReport, ReportPerson, ReportSnapshot } from './report.dto.js';

/** What is reported: a listing, or one of the comments on it. */
export type Target = { listingId: string } | { commentId: string };

export interface Subject {
  listingId: string;
  commentId: string | null;
  /** Whose it is. */
  reportedId: string;
  snapshot: ReportSnapshot;
}

const listingJson = sql`json_build_object(
  'title', listing.title, 'description', listing.description, 'price', ${usdSql('listing.price_cents')},
  'category', listing.category, 'condition', listing.condition, 'location', listing.location, 'tags', listing.tags,
  'images', listing.images, 'status', listing.status)`;

/** The thing as it is now, for evidence. No row when it is not there. */
export const subjectOf = (target: Target): RawBuilder<Subject> =>
  'listingId' in target
    ? sql<Subject>`
        select listing.id as "listingId", null as "commentId", listing.seller_id as "reportedId",
          json_build_object('listing', ${listingJson}, 'comment', null) as snapshot
        from catalog.listings listing where listing.id = ${target.listingId} and listing.status <> 'removed'`
    : sql<Subject>`
        select listing.id as "listingId", comment.id as "commentId", comment.author_id as "reportedId",
          json_build_object('listing', ${listingJson}, 'comment', json_build_object(
            'id', comment.id, 'name', coalesce(comment.author_name, author.name), 'content', comment.content,
            'createdAt', comment.created_at)) as snapshot
        from catalog.comments comment
        join catalog.listings listing on listing.id = comment.listing_id and listing.status <> 'removed'
        left join directory.people author on author.id = comment.author_id
        where comment.id = ${target.commentId}`;

const personJson = (alias: 'reporter' | 'reported'): RawBuilder<ReportPerson> => {
  const person = sql.ref(alias);
  return sql<ReportPerson>`json_build_object(
    'id', ${person}.id, 'kind', ${person}.kind, 'name', ${person}.name, 'deleted', ${person}.deleted)`;
};

export const reportOf = (id: string): RawBuilder<{ report: ListingReport }> => sql<{ report: ListingReport }>`
  select json_build_object(
    'id', report.id, 'listingId', report.listing_id, 'listingStatus', listing.status,
    'reporter', ${personJson('reporter')}, 'reported', ${personJson('reported')}, 'reason', report.reason,
    'description', report.description, 'status', report.status, 'snapshot', report.snapshot,
    'createdAt', report.created_at) as report
  from catalog.listing_reports report
  join directory.people reporter on reporter.id = report.reporter_id
  join directory.people reported on reported.id = report.reported_id
  left join catalog.listings listing on listing.id = report.listing_id
  where report.id = ${id}`;

/** The ids of all pictures in the snapshots of the reports that `which` holds for; `report` is their alias. */
export const picturesOf = (which: RawBuilder<unknown>): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select distinct image ->> 'id' as id
  from catalog.listing_reports report, jsonb_array_elements(report.snapshot -> 'listing' -> 'images') image
  where ${which}`;
