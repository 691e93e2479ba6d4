import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Database } from '#platform/persistence/database';
import type { ListingDraft } from './draft.dto.js';
import { DraftNotFound } from './draft.errors.js';

/** One's own; somebody else's is not there. */
export class ReadDraft extends Query<ListingDraft> {
  constructor(
    readonly personId: string,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(ReadDraft)
export class ReadDraftHandler implements IQueryHandler<ReadDraft> {
  constructor(private readonly db: Database) {}

  async execute({ personId, id }: ReadDraft): Promise<ListingDraft> {
    const draft = await this.db.first(sql<ListingDraft>`
      select id, version, forms, words, images, by_ai as "byAi", origins, questions, audio_id as "audioId", spoken, prompt,
        updated_at as "updatedAt"
      from catalog.drafts where id = ${id} and person_id = ${personId}`);
    if (!draft) throw new DraftNotFound();
    return draft;
  }
}
