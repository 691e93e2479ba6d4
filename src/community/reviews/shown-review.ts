import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/persistence/database';
import { ReviewNotFound } from './review.errors.js';

export interface ShownReview {
  id: string;
  saleId: string;
  authorId: string | null;
  subjectId: string;
  title: string;
  reply: string | null;
  photos: string[];
}

/**
 * A review that everybody can read, behind the lock of its deal. Of one that is still hidden nobody learns that it is
 * there. @throws ReviewNotFound
 */
export async function lockShownReview(db: Database, id: string, now: Date): Promise<ShownReview> {
  const deal = await db.first(sql`
    select from community.deals where sale_id = (select sale_id from community.reviews where id = ${id}) for update`);
  const review = deal ? await db.first(shownReview(id, now)) : undefined;
  if (!review) throw new ReviewNotFound();
  return review;
}

const shownReview = (id: string, now: Date): RawBuilder<ShownReview> => sql<ShownReview>`
  select review.id, sale_id as "saleId", author_id as "authorId", subject_id as "subjectId", title, reply,
    array(select photo ->> 'id' from jsonb_array_elements(photos) photo) as photos
  from community.reviews review join community.deals deal using (sale_id)
  where review.id = ${id} and shown_at <= ${now} and removed_at is null`;
