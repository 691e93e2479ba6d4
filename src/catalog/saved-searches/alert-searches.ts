import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import { Clock } from '#platform/config/clock';
import { Outbox } from '#platform/outbox/outbox';
import { Database } from '#platform/persistence/database';
import { usdSql } from '#platform/persistence/money.sql';
import { NotifyPeople } from '../../notifications/notifications.contract.js';
import { noteAlerts } from './search-matching.sql.js';
import { SearchesLeftToMatch } from './searches-left-to-match.js';

const BATCH = 500;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Notes for every search that a new listing fits it, and tells whose they are. */
@Injectable()
export class AlertSearches {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Some hundred of them, in the caller's transaction; the others in the next one. */
  async alert(listingId: string, after = FIRST): Promise<void> {
    const found = await this.db.rows(noteAlerts(listingId, after, BATCH, this.clock.now()));
    const last = found.at(-1);
    if (!last) return;
    // Whoever has several searches that it fits is told of one.
    const names = new Map(found.filter(({ isNew }) => isNew).map(({ personId, name }) => [personId, name]));
    await this.tell(listingId, names);
    if (found.length === BATCH)
      this.outbox.raise(new SearchesLeftToMatch(listingId, last.searchId), listingId);
  }

  private async tell(listingId: string, names: ReadonlyMap<string, string>): Promise<void> {
    const listing = await this.db.first(sql<{ title: string; amount: number }>`
      select title, ${usdSql('price_cents')} as amount from catalog.listings where id = ${listingId}`);
    if (!listing || names.size === 0) return;
    const told = [...names].map(([personId, name]) => ({
      personId,
      notice: {
        // Not `listing`: who wants no news of what they saved may still look for something else.
        kind: 'other',
        code: 'search-found',
        params: { search: name, ...listing },
        link: pathTo(listingPage.path, listingId),
      } as const,
    }));
    await this.commands.execute(new NotifyPeople(told, `found:${listingId}`));
  }
}
