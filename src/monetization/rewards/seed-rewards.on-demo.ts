import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WEEKLY_CHALLENGE, weekAfter, weekEnd, weekStartOf } from '#contract/monetization/weekly-challenge';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { Database } from '#platform/persistence/database';
import { Coupons } from '../coupons/coupons.js';

const EARNERS = ['mara_k', 'lena_ortiz'];

/** Lets some of the demo town have reached the goal of last week. */
@Injectable()
@OnDemo({ makes: 'reward', needs: ['person'] })
export class SeedRewardsOnDemo implements DemoSeed {
  constructor(
    private readonly db: Database,
    private readonly coupons: Coupons,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.db.first(sql`select from monetization.user_rewards limit 1`)) !== undefined;
  }

  async seed(town: DemoTown): Promise<void> {
    const week = weekAfter(weekStartOf(town.ago(0)), -1);
    const people = EARNERS.map((name) => town.idOf('person', name));
    await this.db.rows(sql`
      insert into monetization.user_rewards (person_id, week_start, listings_count, rewarded_at)
      select person_id, ${week}::date, ${WEEKLY_CHALLENGE.goal}::int, ${weekEnd(week)}
      from unnest(${people}::uuid[]) as earner (person_id)`);
    await this.coupons.issue(week, people);
  }
}
