import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { MeetupMove, MeetupSide } from '#contract/meetups';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { CountAsMessage } from '../../messaging/messaging.contract.js';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { MeetupChangedMeanwhile, MeetupNotFound } from '../meetups/meetup.errors.js';
import { isDone, refusalOf, sideOf } from '../meetups/meetup.policy.js';
import { type Locked, lockMeetup } from '../meetups/meetup-locks.js';
import { MeetupReading } from '../meetups/meetup-reading.js';

/** A move of one of the two. */
export interface Made {
  actor: SignedIn;
  meetupId: string;
  move: MeetupMove;
  /** Of the meetup they speak of, where it matters which. */
  sequence?: number | undefined;
}

export interface Turn extends Locked {
  side: MeetupSide;
  now: Date;
}

/** What every move has in common: of several at once one goes first, and the others find what it left. */
@Injectable()
export class MeetupMoves {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly reading: MeetupReading,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the meetup after the change. What was done before is answered, and not done again. Each counts as a message, since it
   * says something in the thread of the two.
   * @throws TooManyAttempts, MeetupNotFound for a third person, MeetupChangedMeanwhile when it is not what they speak of any more,
   * and the refusals of `meetup.policy.ts`
   */
  async make(
    { actor, meetupId, move, sequence }: Made,
    change: (turn: Turn) => Promise<void> | void,
  ): Promise<MeetupView> {
    await this.commands.execute(new CountAsMessage(actor.id));
    return this.em.transactional(async (em) => {
      const locked = await lockMeetup(em, this.commands, meetupId);
      // Of after what it waited for: its seller may just have offered the listing again.
      const now = this.clock.now();
      const side = locked && sideOf(actor.id, locked.meetup);
      if (!side) throw new MeetupNotFound();
      const { state } = locked.meetup;
      if (!isDone(move, side, state)) {
        const Refusal = refusalOf(move, side, state, now);
        if (Refusal) throw new Refusal();
        if (sequence !== undefined && sequence !== locked.meetup.sequence) throw new MeetupChangedMeanwhile();
        await change({ ...locked, side, now });
        await em.flush();
      }
      return this.reading.of(meetupId, actor.id);
    });
  }
}
