import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { ImageDescriptor } from '#contract/media';
import { Database } from '#platform/persistence/database';
import { badgesOf } from './badges.js';
import { displayNameOf } from './display-name.js';
import type { PublicProfile } from './profile.dto.js';
import { ProfileNotFound } from './profile.errors.js';

/** What anybody may know of a person. */
export class ReadProfile extends Query<PublicProfile> {
  constructor(readonly profileId: string) {
    super();
  }
}

interface Row extends Omit<PublicProfile, 'name' | 'badges' | 'memberSince'> {
  fullName: string | null;
  guestId: string | null;
  avatar: ImageDescriptor | null;
  createdAt: string;
  hasConfirmedPhone: boolean;
  hasConfirmedEmail: boolean;
}

@QueryHandler(ReadProfile)
export class ReadProfileHandler implements IQueryHandler<ReadProfile> {
  constructor(private readonly db: Database) {}

  async execute({ profileId }: ReadProfile): Promise<PublicProfile> {
    const row = await this.db.first(sql<Row>`
      select id, kind, username, full_name as "fullName", guest_id as "guestId", avatar, bio,
        created_at as "createdAt", rating, total_ratings as "totalRatings", verified_seller as "verifiedSeller",
        phone_confirmed_at is not null as "hasConfirmedPhone", email_confirmed_at is not null as "hasConfirmedEmail"
      from identity.profiles
      where id = ${profileId} and (kind = 'guest' or email_confirmed_at is not null)`);
    if (!row) throw new ProfileNotFound(profileId);
    const { fullName, guestId, createdAt, hasConfirmedPhone, hasConfirmedEmail, ...shown } = row;
    return {
      ...shown,
      name: displayNameOf({ kind: row.kind, username: row.username, fullName, guestId }),
      memberSince: new Date(createdAt).toISOString(),
      badges: badgesOf({ rating: row.rating, hasConfirmedPhone, hasConfirmedEmail }),
    };
  }
}
