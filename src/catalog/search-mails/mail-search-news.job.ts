import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { SearchNewsDue } from './search-news-due.js';

const BATCH = 100;

/**
 * Hands what saved searches found to the mails, for each person together: at once (a search again after ten minutes), once
 * a day or once a week. That it is taken (`mailed_at`) commits with the event, so neither a crash nor a second run at the
 * same time sends it twice or loses it.
 */
@Job({ name: 'catalog.mail-search-news', cron: '* * * * *' })
export class MailSearchNewsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    // A batch may be of fewer people than there is room for.
    return inBatches(1, stopping, () => this.takeBatch());
  }

  private takeBatch(): Promise<number> {
    return this.em.transactional(async () => {
      const people = await this.take();
      for (const { personId, email, found, total } of people)
        this.outbox.raise(new SearchNewsDue(personId, email, found, total));
      return people.length;
    });
  }

  private take(): Promise<SearchNewsDue[]> {
    const now = this.clock.now();
    const due = sql`alert.mailed_at is null and search.active
      and (search.email is null or exists (select from catalog.search_addresses address
        where address.person_id = search.person_id and address.email = search.email and address.confirmed_at is not null))
      and (search.mailed_at is null or search.mailed_at <= ${now}::timestamptz - case search.frequency
        when 'at-once' then interval '10 minutes' when 'daily' then interval '1 day' else interval '7 days' end)`;
    const waiting = sql`catalog.search_alerts alert join catalog.saved_searches search on search.id = alert.search_id`;
    return this.db.rows(sql<SearchNewsDue>`
      with people as (
        select distinct person_id from (
          select search.person_id from ${waiting} where ${due} limit ${BATCH}
        ) waiting
      ), free as (
        select alert.search_id, alert.listing_id, alert.found_at, search.person_id, search.email from ${waiting}
        where ${due} and search.person_id in (select person_id from people)
        for update of alert, search skip locked
      ), taken as (
        update catalog.search_alerts alert set mailed_at = ${now} from free
        where alert.search_id = free.search_id and alert.listing_id = free.listing_id
      ), noted as (
        update catalog.saved_searches set mailed_at = ${now} where id in (select search_id from free)
      ), once as (
        select distinct on (person_id, email, listing_id) * from free order by person_id, email, listing_id, search_id
      )
      select person_id as "personId", email, count(*)::int as total, to_json((array_agg(
        json_build_object('searchId', search_id, 'listingId', listing_id) order by found_at desc, listing_id
      ))[1:${sql.lit(SAVED_SEARCH_LIMITS.mailed)}]) as found
      from once group by person_id, email`);
  }
}
