import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { ContactMessage } from './contact-message.entity.js';

@Injectable()
@OnLeaving('community.contact_messages.person_id', 'community.contact_messages.*')
export class ForgetContactMessagesOnLeaving implements ForgetRule {
  constructor(private readonly em: EntityManager) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.em.nativeDelete(ContactMessage, { personId: id });
  }
}
