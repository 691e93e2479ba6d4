import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PREMIUM_THEMES } from '#contract/people';
import { Database } from '#platform/persistence/database';
import { type Counts, InPlan, type PlanPart } from '#platform/plans/in-plan';

/** The one that was chosen. */
@Injectable()
@InPlan('premium-themes')
export class ThemeInPlan implements PlanPart {
  constructor(private readonly db: Database) {}

  async countsOf(personId: string): Promise<Counts> {
    const found = await this.db.first(sql<{ themes: number }>`
      select count(*)::int as themes from identity.profiles
      where id = ${personId} and theme in (${sql.join([...PREMIUM_THEMES])})`);
    return { 'premium-themes': found?.themes ?? 0 };
  }
}
