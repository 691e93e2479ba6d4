import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { Handover } from './handover.js';
import { MeetupMoves } from './meetup-moves.js';

/** One of the two is there. When both are, the meetup took place and the item is sold. */
export class CheckIn extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
  ) {
    super();
  }
}

@CommandHandler(CheckIn)
export class CheckInHandler implements ICommandHandler<CheckIn> {
  constructor(
    private readonly moves: MeetupMoves,
    private readonly handover: Handover,
  ) {}

  execute({ actor, meetupId }: CheckIn): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'check-in' }, async (turn) => {
      turn.meetup.arrive(turn.side, turn.now);
      if (turn.meetup.bothCame) await this.handover.complete(turn);
    });
  }
}
