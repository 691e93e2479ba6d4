import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { SessionExpired } from '#platform/auth/auth.errors';
import { Entitlements } from '../entitlements/entitlements.js';
import { ownProfileOf } from './own-profile.js';
import type { OwnProfile } from './profile.dto.js';
import { Profile } from './profile.entity.js';

export class ReadOwnProfile extends Query<OwnProfile> {
  constructor(readonly profileId: string) {
    super();
  }
}

@QueryHandler(ReadOwnProfile)
export class ReadOwnProfileHandler implements IQueryHandler<ReadOwnProfile> {
  constructor(
    private readonly em: EntityManager,
    private readonly entitlements: Entitlements,
  ) {}

  async execute({ profileId }: ReadOwnProfile): Promise<OwnProfile> {
    const profile = await this.em.fork().findOne(Profile, profileId);
    // The access token outlives a deleted profile by some minutes.
    if (!profile) throw new SessionExpired();
    return ownProfileOf(profile, await this.entitlements.ofPerson(profile));
  }
}
