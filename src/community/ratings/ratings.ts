import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { added, countedOf, RATING_COLUMNS, taken } from './figures.js';
import { PersonRated } from './person-rated.js';
import { countsAt } from './rating.sql.js';

/**
 * Keeps how people are rated: the sum of what is shown of them, was not removed, and is of no ring. Within the caller's
 * transaction, behind the locks of the deals.
 */
@Injectable()
export class Ratings {
  constructor(
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Counts what is to be counted of these deals and is not yet, and the other way round. Again does no harm. */
  async settle(saleIds: readonly string[]): Promise<void> {
    const rated = await this.db.rows(sql<{ id: string }>`
      with wanted as (
        select review.id, ${sql.raw(countsAt('asked.now'))} as counts
        from community.reviews review join community.deals deal using (sale_id),
          (select ${this.clock.now()}::timestamptz as now) asked
        where review.sale_id = any(${saleIds}::uuid[])
      ), turned as (
        update community.reviews review set counted = wanted.counts from wanted
        where review.id = wanted.id and review.counted <> wanted.counts
        returning review.subject_id, review.stars, review.tags, review.side,
          case when review.counted then 1 else -1 end as times
      )
      insert into community.ratings as rating (person_id, ${sql.raw(RATING_COLUMNS)})
      select subject_id, ${sql.raw(countedOf('times'))} from turned group by subject_id order by subject_id
      on conflict (person_id) do update set ${sql.raw(added)}
      returning person_id as id`);
    this.tell(rated);
  }

  /** Makes the ratings of these people anew out of the reviews that count, and answers whose were wrong. */
  async recount(personIds: readonly string[]): Promise<string[]> {
    // One statement locks all of them, in the order in which `settle` does: whoever counts a review of theirs meanwhile
    // waits, and adds to what is found here.
    await this.db.rows(sql`
      insert into community.ratings as rating (person_id, ${sql.raw(RATING_COLUMNS)})
      select id, ${sql.raw(RATING_COLUMNS.replaceAll(/\w+/g, '0'))} from unnest(${personIds}::uuid[]) id order by id
      on conflict (person_id) do update set one = rating.one`);
    const wrong = await this.db.rows(sql<{ id: string }>`
      with counted as (
        select person.id as person_id, ${sql.raw(countedOf('review.times'))}
        from unnest(${personIds}::uuid[]) as person (id)
        left join lateral (
          select stars, tags, side, 1 as times from community.reviews
          where subject_id = person.id and counted
        ) review on true
        group by person.id
      )
      insert into community.ratings as rating (person_id, ${sql.raw(RATING_COLUMNS)})
      select person_id, ${sql.raw(RATING_COLUMNS)} from counted order by person_id
      on conflict (person_id) do update set ${sql.raw(taken)}
      where (${ofRow('rating')}) is distinct from (${ofRow('excluded')})
      returning person_id as id`);
    await this.db.rows(sql`
      delete from community.ratings where person_id = any(${personIds}::uuid[]) and count = 0`);
    this.tell(wrong);
    return wrong.map(({ id }) => id);
  }

  private tell(rated: readonly { id: string }[]): void {
    for (const { id } of rated) this.outbox.raise(new PersonRated(id), id);
  }
}

const ofRow = (row: 'rating' | 'excluded') => sql.raw(RATING_COLUMNS.replaceAll(/\w+/g, `${row}.$&`));
