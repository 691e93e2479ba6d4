import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Outbox } from '#platform/outbox/outbox';
import { OrderAbout } from '../../catalog/catalog.contract.js';
import { CallOffDeal } from '../../messaging/messaging.contract.js';
import { KeptListing } from '../meetups/kept-listing.js';
import type { MeetupView } from '../meetups/meetup.dto.js';
import { ItemShipped, MeetupChangedMeanwhile } from '../meetups/meetup.errors.js';
import { ItemPutBack } from './item-put-back.js';
import { MeetupMoves } from './meetup-moves.js';

/** After a meetup that somebody missed: the item is for sale again, and the next buyer in line is asked. */
export class PutBack extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly meetupId: string,
  ) {
    super();
  }
}

@CommandHandler(PutBack)
export class PutBackHandler implements ICommandHandler<PutBack> {
  constructor(
    private readonly moves: MeetupMoves,
    private readonly kept: KeptListing,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly outbox: Outbox,
  ) {}

  execute({ actor, meetupId }: PutBack): Promise<MeetupView> {
    return this.moves.make({ actor, meetupId, move: 'put-back' }, async ({ meetup, listing, now }) => {
      const { listingId, sellerId, buyerId, missedBy } = meetup;
      if (listing?.status === 'sold') throw new MeetupChangedMeanwhile();
      // The two may have chosen to have it sent instead.
      const order = await this.queries.execute(new OrderAbout(listingId));
      if (order?.isShipped && order.buyerId === buyerId) throw new ItemShipped();
      meetup.putBack(now);
      const hadDeal = await this.commands.execute(new CallOffDeal(listingId, sellerId, buyerId));
      const wasKept = await this.kept.giveBack(meetup);
      // Its seller has offered it again by now, and may keep it for somebody else.
      if (!hadDeal && !wasKept) throw new MeetupChangedMeanwhile();
      this.outbox.raise(new ItemPutBack(listingId, sellerId, buyerId, missedBy), listingId);
    });
  }
}
