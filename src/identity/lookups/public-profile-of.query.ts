import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { Database } from '#platform/persistence/database';
import { badgesOf, type Trust } from '../badges/badges.js';
import { CampusSettings } from '../badges/campus.settings.js';
import type { Campus } from '../badges/campuses.js';
import { type PublicProfile, PublicProfileOf } from '../identity.contract.js';
import { displayNameOf } from '../profiles/display-name.js';

export interface FoundProfile extends Trust, Omit<PublicProfile, 'name' | 'badges' | 'memberSince'> {
  fullName: string | null;
  guestId: string | null;
  createdAt: Date | string;
}

@QueryHandler(PublicProfileOf)
export class PublicProfileOfHandler implements IQueryHandler<PublicProfileOf> {
  private readonly campuses: readonly Campus[];

  constructor(
    private readonly db: Database,
    settings: CampusSettings,
  ) {
    this.campuses = settings.campuses;
  }

  async execute({ profileId }: PublicProfileOf): Promise<PublicProfile | null> {
    const [row] = await this.db.prepared<FoundProfile>('public-profile', PUBLIC_PROFILE, [profileId]);
    return row ? publicProfileOf(row, this.campuses) : null;
  }
}

export function publicProfileOf(row: FoundProfile, campuses: readonly Campus[]): PublicProfile {
  const { fullName, guestId, createdAt, ...rest } = row;
  // What badges are derived from stays here, the address above all.
  const { email, trustedSince, phoneConfirmedAt, emailConfirmedAt, emailChangedAt, ...shown } = rest;
  const moments = { trustedSince, phoneConfirmedAt, emailConfirmedAt, emailChangedAt };
  return {
    ...shown,
    name: displayNameOf({ kind: row.kind, username: row.username, fullName, guestId }),
    memberSince: new Date(createdAt).toISOString(),
    badges: badgesOf({ email, rating: row.rating, ...moments }, campuses),
  };
}

/** The benchmark's bare server sends it too. */
export const PUBLIC_PROFILE = `
  select id, kind, username, full_name as "fullName", guest_id as "guestId", avatar, bio, created_at as "createdAt",
    rating, total_ratings as "totalRatings", verified_seller as "verifiedSeller",
    email, trusted_since as "trustedSince", phone_confirmed_at as "phoneConfirmedAt",
    email_confirmed_at as "emailConfirmedAt", email_changed_at as "emailChangedAt"
  from identity.profiles
  where id = $1 and (kind = 'guest' or email_confirmed_at is not null)`;
