import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Notice } from '#contract/notices/notices';
import { boostListingsPage } from '#contract/pages/monetization';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { EndBoosts, ViewsOfListings } from '../../catalog/catalog.contract.js';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { type FoundBoost, foundBoosts } from './boost.sql.js';
import { daysOf, reportOf } from './boost-report.js';

const AT_ONCE = 50;

/**
 * Says how a boost went that is over. The mark that it was said goes with what says it: whoever dies midway has said nothing,
 * and of two at once one finds nothing left.
 */
@Job({ name: 'monetization.tell-ended-boosts', cron: '*/5 * * * *' })
export class TellEndedBoostsJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return inBatches(AT_ONCE, stopping, () => this.em.transactional(() => this.some()));
  }

  private async some(): Promise<number> {
    const now = this.clock.now();
    const due = await this.db.rows(sql<{ id: string; listingId: string }>`
      select id, listing_id as "listingId" from monetization.boosts
      where told_at is null and ends_at <= ${now} order by ends_at limit ${AT_ONCE}`);
    // Listings are locked before what hangs on them.
    await this.commands.execute(new EndBoosts(due.map(({ listingId }) => listingId)));
    const ended = await this.db.rows(sql<{ id: string }>`
      update monetization.boosts set told_at = ${now}
      where id = any(${due.map(({ id }) => id)}::uuid[]) and told_at is null and ends_at <= ${now}
      returning id`);
    const ids = ended.map(({ id }) => id);
    await this.tell(
      await this.db.rows(foundBoosts(sql`select * from monetization.boosts where id = any(${ids}::uuid[])`)),
      now,
    );
    return due.length;
  }

  /** Not of what is sold or gone: that is over in another way. */
  private async tell(boosts: readonly FoundBoost[], now: Date): Promise<void> {
    const asked = boosts.map((boost) => daysOf(boost, now));
    for (const views of await this.queries.execute(new ViewsOfListings(asked))) {
      const boost = boosts[views.place];
      if (!boost || views.status === 'sold') continue;
      const { during, uplift } = reportOf(boost, views, now);
      const notice = noticeOf(views.title, during.views, uplift);
      await this.commands.execute(new NotifyPerson(boost.sellerId, notice, { subject: `boost:${boost.id}` }));
    }
  }
}

function noticeOf(title: string, views: number, uplift: number | null): Notice {
  const link = boostListingsPage.path;
  return uplift !== null && uplift > 0
    ? { kind: 'other', code: 'boost-lifted', params: { title, views, percent: uplift }, link }
    : { kind: 'other', code: 'boost-ended', params: { title, views }, link };
}
