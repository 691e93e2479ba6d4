import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { AreApart } from '../../catalog/catalog.contract.js';
import { KeptListing } from '../meetups/kept-listing.js';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { CannotMeet } from '../meetups/meetup.errors.js';
import { MeetupMoves } from './meetup-moves.js';

/** Who was asked agrees to the time: the listing is kept for the buyer from now on. */
export class ConfirmMeetup extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
    /** Of what they have seen. */
    readonly sequence?: number,
  ) {
    super();
  }
}

@CommandHandler(ConfirmMeetup)
export class ConfirmMeetupHandler implements ICommandHandler<ConfirmMeetup> {
  constructor(
    private readonly moves: MeetupMoves,
    private readonly kept: KeptListing,
    private readonly queries: QueryBus,
  ) {}

  execute({ actor, meetupId, sequence }: ConfirmMeetup): Promise<MeetupView> {
    return this.moves.make(
      { actor, meetupId, move: 'confirm', sequence },
      async ({ meetup, listing, now }) => {
        const apart = await this.queries.execute(new AreApart(meetup.buyerId, meetup.sellerId));
        if (apart) throw new CannotMeet();
        await this.kept.keep(meetup, listing, now);
        meetup.confirm(now);
      },
    );
  }
}
