import { Injectable } from '@nestjs/common';
import { BADGE_NEEDS, badgeFor, nextBadge } from '#contract/monetization/referrals';
import { Database } from '#platform/persistence/database';
import { type BadgeSource, type GivenBadges, GivesBadges } from '../../community/community.contract.js';

export interface CountedFriend {
  succeededAt: Date | string;
}

/** For friends who were invited and have listed something: the highest badge, and the next. */
@Injectable()
@GivesBadges()
export class ReferrerBadges implements BadgeSource {
  constructor(private readonly db: Database) {}

  async badgesOf(personId: string): Promise<GivenBadges> {
    const friends = await this.db.prepared<CountedFriend>('counted-friends', COUNTED_FRIENDS, [personId]);
    return referrerBadges(friends);
  }
}

/** Of the first listings of friends, the earliest first. */
export function referrerBadges(friends: readonly CountedFriend[]): GivenBadges {
  const have = friends.length;
  const [own, next] = [badgeFor(have), nextBadge(have)];
  const last = own ? friends[BADGE_NEEDS[own] - 1] : undefined;
  return {
    badges:
      own && last ? [{ badge: `${own}-referrer`, earnedAt: new Date(last.succeededAt).toISOString() }] : [],
    missing: next
      ? [{ badge: `${next}-referrer`, reason: 'too-few-friends', have, need: BADGE_NEEDS[next] }]
      : [],
  };
}

/** What was taken back does not count, so a badge goes with its reason. The benchmark's bare server sends it too. */
export const COUNTED_FRIENDS = `
  select succeeded_at as "succeededAt" from monetization.referrals
  where referrer_id = $1 and state in ('rewarded', 'counted')
  order by succeeded_at, id limit ${BADGE_NEEDS.gold}`;
