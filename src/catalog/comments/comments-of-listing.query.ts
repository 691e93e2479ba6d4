import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { COMMENT_LIMITS } from '#contract/comments';
import { JsonText } from '#platform/http/json-text';
import { Database } from '#platform/persistence/database';
import { decodeTimeCursor, encodeTimeCursor, type TimeCursor } from '#platform/persistence/time-cursor';
import { ListingNotFound } from '../listings/listing.errors.js';
import type { CommentPage } from './comment.dto.js';

/** A page of what people say about a listing, newest first. */
export class CommentsOfListing extends Query<JsonText<CommentPage>> {
  constructor(
    readonly listingId: string,
    readonly cursor: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(CommentsOfListing)
export class CommentsOfListingHandler implements IQueryHandler<CommentsOfListing> {
  constructor(private readonly db: Database) {}

  async execute({ listingId, cursor }: CommentsOfListing): Promise<JsonText<CommentPage>> {
    const { name, text, values } = commentsStatement(listingId, cursor);
    const [page] = await this.db.prepared<FoundComments>(name, text, values);
    if (!page) throw new ListingNotFound(listingId);
    return new JsonText(commentsAnswer(page));
  }
}

export interface FoundComments {
  /** JSON. */
  items: string;
  /** The last one shown, if there are more. */
  last: TimeCursor | null;
  /** On the first page; one more than are counted stands for more. */
  total?: number;
}

const { page: PAGE, countedUpTo: COUNTED } = COMMENT_LIMITS;

/** The statement of one page; no row when there is no such listing. The benchmark's bare server sends it too. */
export function commentsStatement(listingId: string, cursor: string | undefined) {
  if (!cursor) return { name: 'comments', text: FIRST_PAGE, values: [listingId] };
  const { at, id } = decodeTimeCursor(cursor);
  return { name: 'comments-after', text: NEXT_PAGE, values: [listingId, at, id] };
}

export function commentsAnswer({ items, last, total }: FoundComments): string {
  const nextCursor = JSON.stringify(last && encodeTimeCursor(last));
  const counted =
    total === undefined
      ? ''
      : `,"total":${JSON.stringify({ count: Math.min(total, COUNTED), capped: total > COUNTED })}`;
  return `{"items":${items},"nextCursor":${nextCursor}${counted}}`;
}

const pageSql = (older: string, further: string): string => `
  with page as (
    select row_number() over () as place, found.* from (
      select * from catalog.comments where listing_id = $1 ${older}
      order by created_at desc, id desc limit ${PAGE + 1}
    ) found
  )
  select (
    select coalesce(json_agg(json_build_object(
      'id', page.id, 'content', page.content, 'bySeller', page.author_id = listing.seller_id,
      'createdAt', page.created_at, 'editedAt', page.edited_at,
      'author', json_build_object('id', author.id, 'kind', author.kind,
        'name', coalesce(page.author_name, author.name), 'avatar', author.avatar)
    ) order by page.place), '[]')::text
    from page join directory.people author on author.id = page.author_id where page.place <= ${PAGE}
  ) as items, (
    select json_build_object('at', created_at::text, 'id', id) from page
    where place = ${PAGE} and exists (select from page where place > ${PAGE})
  ) as last ${further}
  from catalog.listings listing where listing.id = $1 and listing.status <> 'removed'`;

const FIRST_PAGE = pageSql(
  '',
  `, (select count(*)::int from (
    select from catalog.comments where listing_id = $1 limit ${COUNTED + 1}
  ) counted) as total`,
);
const NEXT_PAGE = pageSql('and (created_at, id) < ($2::timestamptz, $3::uuid)', '');
