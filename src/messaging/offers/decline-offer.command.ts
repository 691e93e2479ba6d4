import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import type { OfferView } from './offer.dto.js';
import { assertMay } from './offer.policy.js';
import { lockOffer } from './offer-locks.js';

/** The seller declines an offer, or the buyer a counter. */
export class DeclineOffer extends Command<OfferView> {
  constructor(
    readonly actor: SignedIn,
    readonly offerId: string,
  ) {
    super();
  }
}

@CommandHandler(DeclineOffer)
export class DeclineOfferHandler implements ICommandHandler<DeclineOffer> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  execute({ actor, offerId }: DeclineOffer): Promise<OfferView> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const offer = await lockOffer(em, offerId);
      assertMay('decline', actor.id, offer, now);
      offer.decline(actor.id, now);
      return offer.shape(now);
    });
  }
}
