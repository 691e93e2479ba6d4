import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { LockListing } from '../../catalog/catalog.contract.js';
import type { MeetupView } from './meetup.dto.js';
import { Meetup } from './meetup.entity.js';
import { ItemNotFound, MeetupExists } from './meetup.errors.js';
import { appointmentOf } from './meetup-appointment.js';
import type { ProposeMeetupBody } from './meetup-body.dto.js';
import { MeetupListings } from './meetup-listings.js';
import { lockLiveMeetups } from './meetup-locks.js';
import { MeetupReading } from './meetup-reading.js';
import { RightToMeet } from './right-to-meet.js';

/** A buyer wants to meet the seller of a listing. The two have one meetup about it at a time. */
export class ProposeMeetup extends Command<MeetupView> {
  constructor(
    readonly actor: SignedIn,
    readonly proposal: ProposeMeetupBody,
  ) {
    super();
  }
}

@CommandHandler(ProposeMeetup)
export class ProposeMeetupHandler implements ICommandHandler<ProposeMeetup> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly rights: RightToMeet,
    private readonly listings: MeetupListings,
    private readonly reading: MeetupReading,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { id: buyerId }, proposal }: ProposeMeetup): Promise<MeetupView> {
    const appointment = appointmentOf(proposal, this.clock.now());
    const { listingId, notes } = proposal;
    await this.rights.spend(buyerId, listingId);

    return this.em.transactional(async (em) => {
      const listing = await this.commands.execute(new LockListing(listingId));
      if (!listing) throw new ItemNotFound();
      const [live] = await lockLiveMeetups(em, listingId, buyerId);
      if (live?.isAt(appointment)) return this.reading.of(live.id, buyerId);
      if (live) throw new MeetupExists();

      const agreedPrice = await this.rights.agreedPrice(buyerId, listing);
      await this.listings.know(listing);
      // Of after what it waited for: the buyer may just have asked to have it sent.
      const now = this.clock.now();
      const meetup = Meetup.propose({ listing, buyerId, notes, agreedPrice, ...appointment }, now);
      em.persist(meetup);
      await em.flush();
      return this.reading.of(meetup.id, buyerId);
    });
  }
}
