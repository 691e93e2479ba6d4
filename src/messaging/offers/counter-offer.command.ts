import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { toCents } from '#contract/money';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { InvalidInput } from '#platform/http/http.errors';
import { SummaryOfListing } from '../../catalog/catalog.contract.js';
import type { OfferView } from './offer.dto.js';
import { ItemNotForSale } from './offer.errors.js';
import { assertMay } from './offer.policy.js';
import { lockOffer } from './offer-locks.js';
import { RightToDeal } from './right-to-deal.js';

/** The seller asks for another price: above the buyer's, and not above the asking price. */
export class CounterOffer extends Command<OfferView> {
  constructor(
    readonly actor: SignedIn,
    readonly offerId: string,
    /** USD. */
    readonly amount: number,
  ) {
    super();
  }
}

@CommandHandler(CounterOffer)
export class CounterOfferHandler implements ICommandHandler<CounterOffer> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly rights: RightToDeal,
    private readonly clock: Clock,
  ) {}

  execute({ actor, offerId, amount }: CounterOffer): Promise<OfferView> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const offer = await lockOffer(em, offerId);
      assertMay('counter', actor.id, offer, now);
      await this.rights.assert(offer);
      const listing = await this.queries.execute(new SummaryOfListing(offer.listingId));
      const isFree =
        listing?.status === 'active' || (await this.rights.meetupHolding(listing, offer.buyerId)) !== null;
      if (!listing || !isFree) throw new ItemNotForSale();

      const cents = toCents(amount);
      if (cents <= offer.amountCents)
        throw new InvalidInput([{ field: 'amount', code: 'counter-not-above-offer' }]);
      if (cents > toCents(listing.price))
        throw new InvalidInput([{ field: 'amount', code: 'counter-above-price' }]);
      offer.counter(cents, now);
      return offer.shape(now);
    });
  }
}
