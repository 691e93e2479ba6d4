import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/persistence/database';
import { type PublicProfile, PublicProfileOf } from '../identity.contract.js';
import { badgesOf, type Trust } from '../profiles/badges.js';
import { displayNameOf } from '../profiles/display-name.js';

export interface FoundProfile extends Trust, Omit<PublicProfile, 'name' | 'badges' | 'memberSince'> {
  fullName: string | null;
  guestId: string | null;
  createdAt: Date | string;
}

@QueryHandler(PublicProfileOf)
export class PublicProfileOfHandler implements IQueryHandler<PublicProfileOf> {
  constructor(private readonly db: Database) {}

  async execute({ profileId }: PublicProfileOf): Promise<PublicProfile | null> {
    const [row] = await this.db.prepared<FoundProfile>('public-profile', PUBLIC_PROFILE, [profileId]);
    return row ? publicProfileOf(row) : null;
  }
}

export function publicProfileOf(row: FoundProfile): PublicProfile {
  const { fullName, guestId, createdAt, phoneConfirmedAt, emailConfirmedAt, ...shown } = row;
  return {
    ...shown,
    name: displayNameOf({ kind: row.kind, username: row.username, fullName, guestId }),
    memberSince: new Date(createdAt).toISOString(),
    badges: badgesOf({ rating: row.rating, phoneConfirmedAt, emailConfirmedAt }),
  };
}

/** The benchmark's bare server sends it too. */
export const PUBLIC_PROFILE = `
  select id, kind, username, full_name as "fullName", guest_id as "guestId", avatar, bio, created_at as "createdAt",
    rating, total_ratings as "totalRatings", verified_seller as "verifiedSeller",
    phone_confirmed_at as "phoneConfirmedAt", email_confirmed_at as "emailConfirmedAt"
  from identity.profiles
  where id = $1 and (kind = 'guest' or email_confirmed_at is not null)`;
