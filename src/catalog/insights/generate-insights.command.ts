import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { INSIGHT_LIMITS, type InsightKind } from '#contract/insights';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { InsightsAreFresh } from './insight.errors.js';
import { comparedPrices, marketTrend, viewTimes } from './market.sql.js';

/** Computes a seller's insights anew, in place of the last ones. */
export class GenerateInsights extends Command<void> {
  constructor(readonly sellerId: string) {
    super();
  }
}

@CommandHandler(GenerateInsights)
export class GenerateInsightsHandler implements ICommandHandler<GenerateInsights> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sellerId }: GenerateInsights): Promise<void> {
    const now = this.clock.now();
    await this.em.transactional(async () => {
      await this.assertDue(sellerId, now);
      const trend = await this.db.first(marketTrend(sellerId, now));
      const prices = await this.db.rows(comparedPrices(sellerId));
      const times = await this.db.first(viewTimes(sellerId, now));
      await this.db.rows(sql`delete from catalog.insights where seller_id = ${sellerId}`);
      await this.keep(sellerId, now, {
        market_trend: trend?.trend ?? null,
        pricing_optimization: prices,
        best_time: times?.times ?? null,
      });
    });
  }

  /** Behind a lock, or two that are asked for at once would both be computed. */
  private async assertDue(sellerId: string, now: Date): Promise<void> {
    await this.db.lock(`catalog.insights-of:${sellerId}`);
    const last = await this.db.first(sql<{ seconds: number }>`
      select extract(epoch from ${now}::timestamptz - max(created_at))::float8 as seconds
      from catalog.insights where seller_id = ${sellerId} having count(*) > 0`);
    const wait = last ? INSIGHT_LIMITS.everyHours * 3600 - last.seconds : 0;
    if (wait > 0) throw new InsightsAreFresh(Math.ceil(wait));
  }

  private async keep(sellerId: string, now: Date, found: Record<InsightKind, unknown>): Promise<void> {
    for (const [kind, data] of Object.entries(found))
      await this.db.rows(sql`
        insert into catalog.insights (id, seller_id, kind, data, created_at)
        values (${uuid()}, ${sellerId}, ${kind}, ${JSON.stringify(data)}::jsonb, ${now})`);
  }
}
