import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import {
  type ExportedPerson,
  type ExportedRow,
  type ExportPart,
  InExport,
  NotInExport,
} from '#platform/life/exporting';
import { Database } from '#platform/persistence/database';
import { idAfter, pageByPage } from '#platform/persistence/page-by-page';

type Found = ExportedRow & { id: string };

/** What they wrote, and what is shown of what was written about them: of the rest nobody learns that it is there. */
@Injectable()
@InExport(
  'reviews',
  'community.reviews.author_id',
  'community.reviews.subject_id',
  'community.reviews.photos',
)
@NotInExport({
  'community.deals.seller_id': 'They are in the copy as sales, and with the reviews of them.',
  'community.deals.buyer_id': 'They are in the copy as sales, and with the reviews of them.',
  'community.deals.image': 'It is in the copy with the sale.',
  'community.ratings.person_id': 'Counted of the reviews, which are in the copy.',
})
export class ReviewsInExport implements ExportPart {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  export({ id }: ExportedPerson): AsyncGenerator<ExportedRow> {
    const now = this.clock.now();
    return pageByPage<Found>((after, limit) =>
      this.db.rows(sql<Found>`
        select review.id, json_build_object('mine', author_id is not distinct from ${id}::uuid, 'with', nullif(other.name, ''),
          'of', nullif(deal.title, ''), 'stars', stars, 'text', text, 'tags', tags, 'writtenAt',
          case when author_id = ${id} then written_at end, 'shownAt', shown_at, 'reply', reply, 'repliedAt', replied_at,
          'removedAt', removed_at, 'removedFor', case when author_id = ${id} then removed_reason end) as row,
          case when author_id = ${id}
            then array(select photo ->> 'id' from jsonb_array_elements(photos) photo) else '{}' end as pictures
        from community.reviews review join community.deals deal using (sale_id)
        left join directory.people other on other.id = case when author_id = ${id} then subject_id else author_id end
        where (author_id = ${id} or subject_id = ${id} and shown_at <= ${now} and removed_at is null)
          and ${idAfter(after, 'review.id')}
        order by review.id limit ${limit}`),
    );
  }
}
