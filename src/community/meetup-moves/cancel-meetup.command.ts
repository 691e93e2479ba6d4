import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { KeptListing } from '../meetups/kept-listing.js';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { MeetupMoves } from './meetup-moves.js';

/** Either of the two calls a meetup off. A deal they have stands; what the meetup alone kept is for sale again. */
export class CancelMeetup extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
    /** Empty: none. */
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(CancelMeetup)
export class CancelMeetupHandler implements ICommandHandler<CancelMeetup> {
  constructor(
    private readonly moves: MeetupMoves,
    private readonly kept: KeptListing,
  ) {}

  execute({ actor, meetupId, reason }: CancelMeetup): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'cancel' }, async ({ meetup, side, now }) => {
      meetup.cancel({ cause: 'person', by: side, reason: reason || null }, now);
      await this.kept.giveBack(meetup);
    });
  }
}
