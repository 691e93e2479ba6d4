import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { OwnSellingOf } from '../../catalog/catalog.contract.js';

/** Who can still be invited: people who are new, and whom nobody has invited before. */
@Injectable()
export class Newcomers {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Why somebody cannot; null for who can. */
  async refusalOf(personId: string): Promise<'already' | 'not-new' | null> {
    const known = await this.db.first(sql`select from monetization.referrals where friend_id = ${personId}`);
    if (known) return 'already';
    return (await this.isNew(personId)) ? null : 'not-new';
  }

  /** Here for less than 30 days, and without a listing so far. */
  async isNew(personId: string): Promise<boolean> {
    return (await this.isYoung(personId)) && (await this.listings(personId)) === 0;
  }

  async isYoung(personId: string): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - REFERRAL.newForDays * DAY_MS);
    const young = await this.db.first(sql`
      select from directory.people where id = ${personId} and not deleted and member_since > ${since}`);
    return young !== undefined;
  }

  private async listings(personId: string): Promise<number> {
    const { active, pending, sold } = await this.queries.execute(new OwnSellingOf(personId));
    return active + pending + sold;
  }
}
