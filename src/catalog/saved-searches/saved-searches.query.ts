import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { SAVED_SEARCH_LIMITS } from '#contract/saved-searches';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import type { SavedSearch, SavedSearches } from './saved-search.dto.js';

/** Somebody's own, the newest first; no more than one may have. */
export class SavedSearchesOf extends Query<SavedSearches> {
  constructor(readonly personId: string) {
    super();
  }
}

@QueryHandler(SavedSearchesOf)
export class SavedSearchesOfHandler implements IQueryHandler<SavedSearchesOf> {
  constructor(private readonly db: Database) {}

  async execute({ personId }: SavedSearchesOf): Promise<SavedSearches> {
    const free = sql`search.category is not distinct from 'free'`;
    const items = await this.db.rows(sql<SavedSearch>`
      select search.id, search.name, search.email, address.confirmed_at is not null as "emailConfirmed",
        search.frequency, search.active, search.query as q, search.category, search.condition, search.location,
        case when not ${free} then ${usdSql('search.min_cents')} end as "minPrice",
        case when not ${free} then ${usdSql('search.max_cents')} end as "maxPrice",
        (select count(*)::int from (
          select from catalog.search_alerts alert
          join catalog.listings listing on listing.id = alert.listing_id and listing.status = 'active'
          where alert.search_id = search.id and alert.found_at > search.seen_at
          limit ${SAVED_SEARCH_LIMITS.countedUpTo}
        ) fresh) as news, search.created_at as "createdAt"
      from catalog.saved_searches search
      left join catalog.search_addresses address using (person_id, email)
      where search.person_id = ${personId}
      order by search.created_at desc, search.id desc`);
    return { items };
  }
}
