import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Joining } from '#platform/life/joining';
import { Leaving } from '#platform/life/leaving';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ProfileDeleted } from '../identity.contract.js';
import { Profile } from './profile.entity.js';

/** What was being stored of them while they left was not in sight then: of a guest who became a member, it is the member's. */
@Injectable()
@ReactsTo(ProfileDeleted)
export class ForgetAgainOnProfileDeleted implements Reaction<ProfileDeleted> {
  constructor(
    private readonly em: EntityManager,
    private readonly joining: Joining,
    private readonly leaving: Leaving,
  ) {}

  async react({ profileId, kind, joinedId }: ProfileDeleted): Promise<void> {
    if (joinedId && (await this.em.count(Profile, joinedId)))
      await this.joining.takeAlong({ guestId: profileId, memberId: joinedId });
    await this.leaving.forget({ id: profileId, kind });
  }
}
