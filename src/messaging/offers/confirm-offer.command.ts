import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toUsd } from '#contract/money';
import { detectOffer } from '#contract/offers/detect-offer';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { ChangedMessages } from '../messages/changed-messages.js';
import { type AskedMessage, AskedMessages } from './asked-messages.js';
import { MakeOffer } from './make-offer.js';
import type { OfferView } from './offer.dto.js';
import { ItemNotForSale } from './offer.errors.js';
import { RightToDeal } from './right-to-deal.js';

/** The buyer says yes to "Is $N your offer?": the amount that was asked about becomes an offer. */
export class ConfirmOffer extends Command<OfferView> {
  constructor(
    readonly actor: SignedIn,
    readonly messageId: string,
  ) {
    super();
  }
}

@CommandHandler(ConfirmOffer)
export class ConfirmOfferHandler implements ICommandHandler<ConfirmOffer> {
  constructor(
    private readonly em: EntityManager,
    private readonly asked: AskedMessages,
    private readonly offers: MakeOffer,
    private readonly rights: RightToDeal,
    private readonly messages: ChangedMessages,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, messageId }: ConfirmOffer): Promise<OfferView> {
    const made = await this.em.transactional(async () => {
      const message = await this.asked.lockOpen(messageId, actor.id);
      const { conversationId, listingId, sellerId, status } = message;
      if (status !== 'active') throw new ItemNotForSale();
      const parts = { conversationId, listingId, sellerId, buyerId: actor.id, messageId };
      await this.rights.assert(parts);
      const offer = await this.offers.make({ ...parts, found: foundIn(message) });
      await this.messages.showOffer(messageId, { id: offer.id, event: 'made', amount: offer.price });
      return offer;
    });
    await this.messages.tell(messageId);
    return made.shape(this.clock.now());
  }
}

/** What was asked about, whatever the message would be read as today. */
function foundIn({ content, title, priceCents, askedCents }: AskedMessage) {
  const amount = toUsd(askedCents);
  const numbers = detectOffer(content, { title, price: toUsd(priceCents) })?.numbers ?? [amount];
  return { amount, confidence: 'low', method: 'largest-number', numbers } as const;
}
