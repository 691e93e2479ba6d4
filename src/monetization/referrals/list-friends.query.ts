import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { REFERRAL } from '#contract/monetization/referrals';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { olderThan, pageOf, type TimeCursor } from '#platform/persistence/time-cursor';
import type { ReferredFriend, ReferredFriends } from './referral.dto.js';
import { firstName } from './referral-notices.js';

/** The friends of who invites, the latest first. */
export class ListFriends extends Query<ReferredFriends> {
  constructor(
    readonly referrerId: string,
    readonly cursor?: string,
  ) {
    super();
  }
}

@QueryHandler(ListFriends)
export class ListFriendsHandler implements IQueryHandler<ListFriends> {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async execute({ referrerId, cursor }: ListFriends): Promise<ReferredFriends> {
    const rows = await this.db.rows(sql<ReferredFriend & TimeCursor>`
      select referral.id, referral.accepted_at::text as at, state, to_json(accepted_at) #>> '{}' as "acceptedAt",
        case when state = 'rewarded' and held_until > ${this.clock.now()} then to_json(held_until) #>> '{}' end as "heldUntil",
        ${firstName('person')} as name
      from monetization.referrals referral
      left join directory.people person on person.id = friend_id and not person.deleted
      where referrer_id = ${referrerId} and state <> 'refused'
        and ${olderThan(cursor, 'referral.accepted_at', 'referral.id')}
      order by accepted_at desc, referral.id desc limit ${REFERRAL.page + 1}`);
    const { items, nextCursor } = pageOf(rows, REFERRAL.page);
    return { items: items.map(({ at: _, ...friend }) => friend), nextCursor };
  }
}
