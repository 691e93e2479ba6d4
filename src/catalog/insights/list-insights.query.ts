import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { INSIGHT_KINDS, INSIGHT_LIMITS } from '#contract/insights';
import { HOUR_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import type { Insights, InsightView } from './insights.dto.js';

export class ListInsights extends Query<Insights> {
  constructor(readonly sellerId: string) {
    super();
  }
}

@QueryHandler(ListInsights)
export class ListInsightsHandler implements IQueryHandler<ListInsights> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ sellerId }: ListInsights): Promise<Insights> {
    const items = await this.db.rows(sql<InsightView>`
      select id, kind, to_json(created_at) #>> '{}' as "createdAt",
        case kind when 'market_trend' then nullif(data, 'null') end as trend,
        case kind when 'pricing_optimization' then data end as prices,
        case kind when 'best_time' then nullif(data, 'null') end as times
      from catalog.insights where seller_id = ${sellerId}
      order by created_at desc, array_position(${[...INSIGHT_KINDS]}::text[], kind)
      limit ${INSIGHT_LIMITS.shown}`);
    const [latest] = items;
    const due = latest && Date.parse(latest.createdAt) + INSIGHT_LIMITS.everyHours * HOUR_MS;
    return {
      items,
      againAt: due && due > this.clock.now().getTime() ? new Date(due).toISOString() : null,
    };
  }
}
