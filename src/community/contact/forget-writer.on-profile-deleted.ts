import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ProfileDeleted } from '../../identity/identity.contract.js';
import { ContactMessage } from './contact-message.entity.js';

@Injectable()
@ReactsTo(ProfileDeleted)
export class ForgetWriterOnProfileDeleted implements Reaction<ProfileDeleted> {
  constructor(private readonly em: EntityManager) {}

  async react({ profileId }: ProfileDeleted): Promise<void> {
    await this.em.nativeDelete(ContactMessage, { personId: profileId });
  }
}
