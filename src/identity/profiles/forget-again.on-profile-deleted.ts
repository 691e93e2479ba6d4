import { Injectable } from '@nestjs/common';
import { Leaving } from '#platform/life/leaving';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ProfileDeleted } from '../identity.contract.js';

/** What a request of theirs was storing while they left was not in sight then. */
@Injectable()
@ReactsTo(ProfileDeleted)
export class ForgetAgainOnProfileDeleted implements Reaction<ProfileDeleted> {
  constructor(private readonly leaving: Leaving) {}

  async react({ profileId, kind }: ProfileDeleted): Promise<void> {
    await this.leaving.forget({ id: profileId, kind });
  }
}
