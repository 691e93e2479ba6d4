import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import type { OfferView } from './offer.dto.js';
import { assertMay } from './offer.policy.js';
import { lockOffer } from './offer-locks.js';

/** The buyer takes an open offer back. */
export class WithdrawOffer extends Command<OfferView> {
  constructor(
    readonly actor: SignedIn,
    readonly offerId: string,
  ) {
    super();
  }
}

@CommandHandler(WithdrawOffer)
export class WithdrawOfferHandler implements ICommandHandler<WithdrawOffer> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  execute({ actor, offerId }: WithdrawOffer): Promise<OfferView> {
    return this.em.transactional(async (em) => {
      const now = this.clock.now();
      const offer = await lockOffer(em, offerId);
      assertMay('withdraw', actor.id, offer, now);
      offer.withdraw(now);
      return offer.shape(now);
    });
  }
}
