import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { ProfileChanged } from '../../identity/identity.contract.js';

/** Keeps the picture of each seller that cards and detail pages show. */
@Injectable()
@ReactsTo(ProfileChanged)
export class CopySellerOnProfileChanged implements Reaction<ProfileChanged> {
  constructor(private readonly db: Database) {}

  async react(event: ProfileChanged): Promise<void> {
    // An event of before there was a confirmed phone does not carry it.
    const avatar = event.avatar && JSON.stringify(event.avatar);
    await this.db.rows(sql`
      insert into catalog.sellers as seller (
        id, kind, name, username, avatar, verified, has_confirmed_phone, has_email, rating, total_ratings, member_since, changed_at
      ) values (
        ${event.profileId}, ${event.kind}, ${event.name}, ${event.username}, ${avatar}::jsonb, ${event.verifiedSeller},
        coalesce(${event.hasConfirmedPhone}::boolean, false), ${event.hasConfirmedEmail}, ${event.rating}, ${event.totalRatings}, ${event.memberSince},
        ${event.changedAt}
      )
      on conflict (id) do update set
        kind = excluded.kind, name = excluded.name, username = excluded.username, avatar = excluded.avatar,
        verified = excluded.verified, has_confirmed_phone = excluded.has_confirmed_phone, has_email = excluded.has_email,
        rating = excluded.rating, total_ratings = excluded.total_ratings, member_since = excluded.member_since,
        changed_at = excluded.changed_at
      where seller.changed_at <= excluded.changed_at`);
  }
}
