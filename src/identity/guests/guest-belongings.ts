import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '#platform/auth/actor';
import { Joining } from '#platform/life/joining';
import { Departure } from '../profiles/departure.js';
import { Profile } from '../profiles/profile.entity.js';
import { Sessions } from '../sessions/sessions.js';

/** What a guest who becomes a member takes along. */
@Injectable()
export class GuestBelongings {
  constructor(
    private readonly em: EntityManager,
    private readonly joining: Joining,
    private readonly departure: Departure,
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
    const which = { id: guestToBring, kind: 'guest' } as const;
    const guest = await this.em.findOne(Profile, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!guest) return null;
    // Once the profile is locked, as a refresh does it: the two would wait for each other.
    await this.sessions.endAllOf(guest.id, 'brought-along');
    await this.joining.takeAlong({ guestId: guest.id, memberId: member.id });
    await this.departure.of(guest, member.id);
    return guest.id;
  }
}
