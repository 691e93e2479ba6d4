import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import {
  type ListingSummary,
  LockListing,
  PassListingOn,
  ReserveListing,
} from '../../catalog/catalog.contract.js';
import { KnownItems } from '../items/known-items.js';
import type { OfferView } from './offer.dto.js';
import { Offer } from './offer.entity.js';
import { OfferAbovePrice, OfferClosed, OfferNotFound } from './offer.errors.js';
import { assertMay } from './offer.policy.js';
import { lockOpenOffers } from './offer-locks.js';
import { RightToDeal } from './right-to-deal.js';

/** The seller accepts an offer, or the buyer a counter. One buyer wins; the others are told, and the listing becomes pending. */
export class AcceptOffer extends Command<OfferView> {
  constructor(
    readonly actor: SignedIn,
    readonly offerId: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptOffer)
export class AcceptOfferHandler implements ICommandHandler<AcceptOffer> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly items: KnownItems,
    private readonly rights: RightToDeal,
    private readonly clock: Clock,
  ) {}

  execute({ actor, offerId }: AcceptOffer): Promise<OfferView> {
    return this.em.transactional(async (em) => {
      const wanted = await em.findOne(Offer, offerId);
      if (!wanted) throw new OfferNotFound();
      assertMay('accept', actor.id, wanted, this.clock.now());
      await this.rights.assert(wanted);

      // From here on one of several that accept goes ahead, and the others find the listing taken.
      const { listingId } = wanted;
      const listing = await this.keep(wanted);
      // A price that is named in this moment is no offer any more, which would stand in the place of the deal.
      await this.items.catchUp(listingId);
      // Of after what it waited for: the listing may just have been changed.
      const now = this.clock.now();
      const open = await lockOpenOffers(em, listingId);
      const offer = open.find(({ id }) => id === offerId);
      if (!offer) throw new OfferClosed();
      assertMay('accept', actor.id, offer, now);
      if (listing && offer.price > listing.price) throw new OfferAbovePrice(listing.price);
      offer.accept(actor.id, now);
      for (const other of open) if (other !== offer) other.lose(now);
      return offer.shape(now);
    });
  }

  /**
   * For the buyer and by the deal, also where a meetup of the two has kept it for them so far. Answers the listing as it was.
   * @throws ListingNotForSale
   */
  private async keep({ id, listingId, sellerId, buyerId }: Offer): Promise<ListingSummary | null> {
    const listing = await this.commands.execute(new LockListing(listingId));
    const meetupId = await this.rights.meetupHolding(listing, buyerId);
    await this.commands.execute(
      meetupId
        ? new PassListingOn(listingId, meetupId, id)
        : new ReserveListing(listingId, sellerId, id, buyerId),
    );
    return listing;
  }
}
