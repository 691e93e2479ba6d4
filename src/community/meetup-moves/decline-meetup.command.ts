import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { KeptListing } from '../meetups/kept-listing.js';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { MeetupMoves } from './meetup-moves.js';

/** Who was asked does not want to meet. */
export class DeclineMeetup extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
    /** Of what they have seen. */
    readonly sequence?: number,
  ) {
    super();
  }
}

@CommandHandler(DeclineMeetup)
export class DeclineMeetupHandler implements ICommandHandler<DeclineMeetup> {
  constructor(
    private readonly moves: MeetupMoves,
    private readonly kept: KeptListing,
  ) {}

  execute({ actor, meetupId, sequence }: DeclineMeetup): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'decline', sequence }, async ({ meetup, now }) => {
      meetup.decline(now);
      // It was confirmed before it was moved.
      await this.kept.giveBack(meetup);
    });
  }
}
