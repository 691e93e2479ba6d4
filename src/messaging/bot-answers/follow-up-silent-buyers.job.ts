import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { BOT_LIMITS } from '#contract/bots';
import { Clock } from '#platform/config/clock';
import { inBatches } from '#platform/jobs/in-batches';
import { Job, type ScheduledJob } from '#platform/jobs/job';
import { Database } from '#platform/persistence/database';
import { Offer } from '../offers/offer.entity.js';

const BATCH = 100;

/**
 * Finds the buyers who have left a counter unanswered for as long as the seller's bot waits; each offer once.
 * Who was let wait longer than a counter stands, before that was refused, waits as long as one can. What is kept for somebody
 * else meanwhile is asked about once it is for sale again.
 */
@Job({ name: 'messaging.follow-up-silent-buyers', cron: '*/5 * * * *' })
export class FollowUpSilentBuyersJob implements ScheduledJob {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  run(stopping: AbortSignal): Promise<void> {
    return inBatches(BATCH, stopping, () => this.followUpBatch());
  }

  private followUpBatch(): Promise<number> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const silent = await this.lockSilent(now);
      const offers = await em.find(Offer, { id: { $in: silent } });
      for (const offer of offers) offer.followUp(now);
      return silent.length;
    });
  }

  private async lockSilent(now: Date): Promise<string[]> {
    const rows = await this.db.rows(sql<{ id: string }>`
      select offer.id
      from messaging.offers offer
      join messaging.bots bot on bot.listing_id = offer.listing_id and bot.status = 'active'
      join messaging.items item on item.id = offer.listing_id and item.status = 'active'
      cross join lateral (
        -- None where the bot does nothing about silence.
        select min(least((step ->> 'value')::int, ${BOT_LIMITS.silence.max}::int)) as hours
        from jsonb_array_elements(bot.advanced -> 'behaviorTriggers') step
        where step ->> 'behavior' = 'silent_after_counter'
      ) patience
      where offer.status = 'countered' and offer.expires_at > ${now} and offer.followed_up_at is null
        and offer.updated_at <= ${now}::timestamptz - make_interval(hours => patience.hours)
        and not exists (
          select from messaging.messages message
          where message.conversation_id = offer.conversation_id and message.sender_id = offer.buyer_id
            and message.created_at > offer.updated_at)
      order by offer.updated_at limit ${BATCH} for update of offer skip locked`);
    return rows.map(({ id }) => id);
  }
}
