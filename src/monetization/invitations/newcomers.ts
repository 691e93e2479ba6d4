import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import { DAY_MS } from '#contract/time';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { HadListings } from '../../catalog/catalog.contract.js';

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

  /** Here for less than 30 days, and without a listing: so far, or when they were invited. */
  async isNew(personId: string, invitedAt?: Date): Promise<boolean> {
    return (
      (await this.isYoung(personId, invitedAt ?? this.clock.now())) &&
      !(await this.queries.execute(new HadListings(personId, invitedAt)))
    );
  }

  private async isYoung(personId: string, at: Date): Promise<boolean> {
    const since = new Date(at.getTime() - REFERRAL.newForDays * DAY_MS);
    const young = await this.db.first(sql`
      select from directory.people where id = ${personId} and not deleted and member_since > ${since}`);
    return young !== undefined;
  }
}
