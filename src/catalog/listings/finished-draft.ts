import { sql } from 'kysely';
import type { MediaLibrary } from '#platform/media/media-library';
import type { Database } from '#platform/persistence/database';

/** What the media library notes of an upload that a draft shows: the sweep leaves it alone. */
export const draftUsage = (draftId: string): string => `catalog.draft:${draftId}`;

/** Held while a draft becomes a listing. */
export const publishingLock = (draftId: string): string => `catalog.draft:${draftId}`;

/**
 * Removes a draft that nobody will go on with: its listing is published, or was not wanted. In the caller's transaction,
 * after which its pictures are free for what is published of it. Undefined when they have no such draft.
 */
export async function removeDraft(
  db: Database,
  media: MediaLibrary,
  id: string,
  personId: string,
): Promise<{ spoken: boolean } | undefined> {
  const removed = await db.first(sql<{ id: string; spoken: boolean }>`
    delete from catalog.drafts where id = ${id} and person_id = ${personId} returning id, spoken`);
  if (removed) await media.detachFrom(draftUsage(removed.id));
  return removed;
}
