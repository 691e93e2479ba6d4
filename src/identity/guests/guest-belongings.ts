import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Actor } from '#platform/auth/actor';
import { TransferListings } from '../../catalog/catalog.contract.js';
import { TransferConversations } from '../../messaging/messaging.contract.js';
import { Profile } from '../profiles/profile.entity.js';
import { Sessions } from '../sessions/sessions.js';

/** What a guest who becomes a member takes along. */
@Injectable()
export class GuestBelongings {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
  ) {}

  /** Moves what the calling guest has to `member`, and answers whose it was; of anybody else, nothing. Within a transaction. */
  async bring(actor: Actor, member: Profile): Promise<string | null> {
    if (actor.kind !== 'guest') return null;
    member.guestToBring = actor.id;
    return this.bringTo(member);
  }

  /**
   * Moves everything of the guest a member wants to bring, after which the guest is gone. Within a transaction, so that
   * all of it moves or nothing. Answers the guest's id. A guest who is gone already has nothing left to move.
   */
  async bringTo(member: Profile): Promise<string | null> {
    const { guestToBring } = member;
    if (!guestToBring) return null;
    member.guestToBring = null;
    // Before the profile is locked, as a refresh does it.
    await this.sessions.endAllOf(guestToBring, 'brought-along');
    const which = { id: guestToBring, kind: 'guest' } as const;
    const guest = await this.em.findOne(Profile, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!guest) return null;
    await this.commands.execute(new TransferListings(guest.id, member.id));
    await this.commands.execute(new TransferConversations(guest.id, member.id));
    guest.leave();
    this.em.remove(guest);
    return guest.id;
  }
}
