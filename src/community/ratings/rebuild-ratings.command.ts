import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { pageByPage } from '#platform/persistence/page-by-page';
import { countsAt } from './rating.sql.js';
import { Ratings } from './ratings.js';

/** What was looked through, and what was wrong in it. */
export interface RebuiltRatings {
  people: number;
  corrected: number;
}

/** Makes every rating anew out of the reviews, a page of people at a time, while all goes on. */
export class RebuildRatings extends Command<RebuiltRatings> {}

type Found = { id: string };

/** Looking through millions of reviews takes longer than a request's statements may. */
const SECONDS = 120;

@CommandHandler(RebuildRatings)
export class RebuildRatingsHandler implements ICommandHandler<RebuildRatings> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly ratings: Ratings,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<RebuiltRatings> {
    await this.settleAll();
    const rebuilt = { people: 0, corrected: 0 };
    await this.eachPage(PEOPLE, async (ids) => {
      const wrong = await this.ratings.recount(ids);
      rebuilt.people += ids.length;
      rebuilt.corrected += wrong.length;
    });
    return rebuilt;
  }

  /** First of all a review counts, or does not, as it should. */
  private settleAll(): Promise<void> {
    const now = this.clock.now();
    const unsettled = (after: string | null) => sql<Found>`
      select distinct review.sale_id as id
      from community.reviews review join community.deals deal using (sale_id),
        (select ${now}::timestamptz as now) asked
      where review.counted <> ${sql.raw(countsAt('asked.now'))}
        and (${after}::uuid is null or review.sale_id > ${after}::uuid)`;
    return this.eachPage(unsettled, async (ids) => {
      await this.db.rows(sql`
        select from community.deals where sale_id = any(${ids}::uuid[]) order by sale_id for update`);
      await this.ratings.settle(ids);
    });
  }

  private async eachPage(
    which: (after: string | null) => RawBuilder<Found>,
    mend: (ids: string[]) => Promise<void>,
  ): Promise<void> {
    const page: string[] = [];
    const found = pageByPage<Found>(
      (after, limit) =>
        this.db.patiently(SECONDS, sql<Found>`${which(after?.id ?? null)} order by id limit ${limit}`),
      AT_ONCE,
    );
    const mendPage = () => this.em.transactional(() => mend(page.splice(0)));
    for await (const { id } of found) if (page.push(id) === PAGE) await mendPage();
    if (page.length > 0) await mendPage();
  }
}

/** Ids that are read at once, since each time all reviews are looked through; and people whose rows are locked at once. */
const AT_ONCE = 10_000;
const PAGE = 200;

const PEOPLE = (after: string | null) => sql<Found>`
  select id from (
    select subject_id as id from community.reviews where counted
    union select person_id from community.ratings
  ) rated
  where ${after}::uuid is null or id > ${after}::uuid`;
