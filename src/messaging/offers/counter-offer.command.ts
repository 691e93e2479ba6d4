import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toCents } from '#contract/money';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { InvalidInput } from '#platform/http/http.errors';
import { KnownItems } from '../items/known-items.js';
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
    private readonly items: KnownItems,
    private readonly rights: RightToDeal,
    private readonly clock: Clock,
  ) {}

  execute({ actor, offerId, amount }: CounterOffer): Promise<OfferView> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const offer = await lockOffer(em, offerId);
      assertMay('counter', actor.id, offer, now);
      await this.rights.assert(offer);
      const item = await this.items.find(offer.listingId);
      if (item?.status !== 'active') throw new ItemNotForSale();

      const cents = toCents(amount);
      if (cents <= offer.amountCents)
        throw new InvalidInput([{ field: 'amount', code: 'counter-not-above-offer' }]);
      if (cents > item.priceCents) throw new InvalidInput([{ field: 'amount', code: 'counter-above-price' }]);
      offer.counter(cents, now);
      return offer.shape(now);
    });
  }
}
