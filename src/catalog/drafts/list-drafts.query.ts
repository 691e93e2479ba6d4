import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { DRAFT_LIMITS } from '#contract/drafts';
import { Database } from '#platform/persistence/database';
import type { DraftCard } from './draft.dto.js';

/** A guest who joined may bring as many as one may have. */
const MOST = 2 * DRAFT_LIMITS.perPerson;

/** What somebody has begun and not published. */
export class ListDrafts extends Query<DraftCard[]> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(ListDrafts)
export class ListDraftsHandler implements IQueryHandler<ListDrafts> {
  constructor(private readonly db: Database) {}

  execute({ personId }: ListDrafts): Promise<DraftCard[]> {
    return this.db.rows(sql<DraftCard>`
      select id, words ->> 'title' as title, words ->> 'category' as category, images -> 0 as image,
        updated_at as "updatedAt"
      from catalog.drafts where person_id = ${personId}
      order by updated_at desc, id desc limit ${MOST}`);
  }
}
