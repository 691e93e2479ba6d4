import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { ContactMessage } from './contact-message.entity.js';

/** What waits for a mail server that is away would go with the guest, and reach nobody. */
@Injectable()
@OnJoining()
export class TakeContactMessagesOnJoining implements TakeAlongRule {
  constructor(private readonly em: EntityManager) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.em.nativeUpdate(ContactMessage, { personId: guestId }, { personId: memberId });
  }
}
