import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { Handover } from './handover.js';
import { MeetupMoves } from './meetup-moves.js';

/** The seller says that the item changed hands. */
export class CompleteMeetup extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
  ) {
    super();
  }
}

@CommandHandler(CompleteMeetup)
export class CompleteMeetupHandler implements ICommandHandler<CompleteMeetup> {
  constructor(
    private readonly moves: MeetupMoves,
    private readonly handover: Handover,
  ) {}

  execute({ actor, meetupId }: CompleteMeetup): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'complete' }, (turn) => this.handover.complete(turn));
  }
}
