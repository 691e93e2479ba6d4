import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import { DAY_MS } from '#contract/time';
import { KeyedHash } from '#platform/auth/keyed-hash';
import { Clock } from '#platform/config/clock';
import { isPublicAddress } from '#platform/config/trusted-proxies';
import { Database } from '#platform/persistence/database';

/** From where people invite and accept, told apart and not readable. */
@Injectable()
export class Addresses {
  constructor(
    private readonly db: Database,
    private readonly hashes: KeyedHash,
    private readonly clock: Clock,
  ) {}

  /** Somebody who invites, or was invited, was there. Writes once a day. */
  async note(personId: string, address: string): Promise<void> {
    // A private one is a proxy's that is not trusted, or a network's at home: it says of nobody who they are.
    if (!isPublicAddress(address)) return;
    const now = this.clock.now();
    await this.db.rows(sql`
      insert into monetization.referral_addresses as known (hash, person_id, seen_at)
      values (${this.hashOf(address)}, ${personId}, ${now})
      on conflict (hash, person_id) do update set seen_at = excluded.seen_at
      where known.seen_at < ${new Date(now.getTime() - DAY_MS)}`);
  }

  /** How many of those around somebody who invites, themselves and their friends, were lately where this friend is. */
  async countThere(address: string, referrerId: string, friendId: string): Promise<number> {
    if (!isPublicAddress(address)) return 0;
    const found = await this.db.first(sql<{ people: number }>`
      select count(*)::int as people from monetization.referral_addresses
      where hash = ${this.hashOf(address)} and seen_at > ${this.oldest()} and person_id <> ${friendId}
        and (person_id = ${referrerId} or person_id in (
          select friend_id from monetization.referrals where referrer_id = ${referrerId}))`);
    return found?.people ?? 0;
  }

  /** Answers how many. */
  async forgetOld(limit: number): Promise<number> {
    const removed = await this.db.rows(sql`
      with old as materialized (
        select hash, person_id from monetization.referral_addresses where seen_at < ${this.oldest()}
        order by seen_at limit ${limit}
      )
      delete from monetization.referral_addresses seen using old
      where seen.hash = old.hash and seen.person_id = old.person_id
      returning seen.hash`);
    return removed.length;
  }

  private hashOf(address: string): string {
    return this.hashes.of('monetization.referral-address', address);
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - REFERRAL.addressDays * DAY_MS);
  }
}
