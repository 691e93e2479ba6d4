import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { OrderAbout, ReleaseListing, SummaryOfListing } from '../../catalog/catalog.contract.js';
import type { OfferView } from './offer.dto.js';
import { Offer } from './offer.entity.js';
import { DealDone, DealShipped, OfferNotFound } from './offer.errors.js';
import { assertMay } from './offer.policy.js';
import { lockOffer } from './offer-locks.js';

/** Either side calls an accepted deal off; the listing is for sale again. */
export class CancelDeal extends Command<OfferView> {
  constructor(
    readonly actor: SignedIn,
    readonly offerId: string,
  ) {
    super();
  }
}

@CommandHandler(CancelDeal)
export class CancelDealHandler implements ICommandHandler<CancelDeal> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  execute({ actor, offerId }: CancelDeal): Promise<OfferView> {
    return this.em.transactional(async (em) => {
      const deal = await em.findOne(Offer, offerId);
      if (!deal) throw new OfferNotFound();
      assertMay('cancel', actor.id, deal, this.clock.now());

      // The listing's lock comes first, as in accepting; what it undoes is undone with it when this is refused.
      await this.commands.execute(new ReleaseListing(deal.listingId, deal.sellerId, offerId, deal.buyerId));
      const offer = await lockOffer(em, offerId);
      // Of after what it waited for: what the two have agreed on meanwhile is of this deal.
      const now = this.clock.now();
      assertMay('cancel', actor.id, offer, now);
      const listing = await this.queries.execute(new SummaryOfListing(offer.listingId));
      if (listing?.status === 'sold') throw new DealDone();
      const order = await this.queries.execute(new OrderAbout(offer.listingId));
      if (order?.isShipped && order.buyerId === offer.buyerId) throw new DealShipped();
      offer.cancel(actor.id, now);
      return offer.shape(now);
    });
  }
}
