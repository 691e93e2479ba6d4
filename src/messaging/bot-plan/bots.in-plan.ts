import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Feature } from '#contract/monetization/plans';
import { Database } from '#platform/persistence/database';
import { type Counts, InPlan, type PlanPart } from '#platform/plans/in-plan';
import { ABILITIES } from './bot-abilities.js';

/** Whether a bot has told this ability anything: a rule, a keyword, to be used at all. */
const uses = (setting: string): RawBuilder<unknown> =>
  sql`advanced -> ${setting}::text not in ('null', 'false', '[]')`;

const COUNTED = Object.entries(ABILITIES).map(
  ([setting, feature]) => sql`count(*) filter (where ${uses(setting)})::int as ${sql.ref(feature)}`,
);

/** Active bots, and of all bots those that use an ability. */
@Injectable()
@InPlan('offer-bots', ...Object.values(ABILITIES))
export class BotsInPlan implements PlanPart {
  constructor(private readonly db: Database) {}

  async countsOf(sellerId: string): Promise<Counts> {
    const found = await this.db.first(sql<Record<Feature, number>>`
      select count(*) filter (where status = 'active')::int as "offer-bots", ${sql.join(COUNTED)}
      from messaging.bots where seller_id = ${sellerId}`);
    return found ?? {};
  }
}
