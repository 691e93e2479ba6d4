import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { detectOffer } from '#contract/offers/detect-offer';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { Database } from '#platform/persistence/database';
import { MakeOffer } from './make-offer.js';
import type { OfferView } from './offer.dto.js';
import { ItemNotForSale, NoOfferInMessage, OfferMadeAlready, OfferNotFound } from './offer.errors.js';
import { lockConversation } from './offer-locks.js';
import { RightToDeal } from './right-to-deal.js';

/** The buyer says yes to "Is $N your offer?": the message's amount becomes an offer. */
export class ConfirmOffer extends Command<OfferView> {
  constructor(
    readonly actor: SignedIn,
    readonly messageId: string,
  ) {
    super();
  }
}

interface Written {
  conversationId: string;
  content: string;
  offered: boolean;
  listingId: string;
  sellerId: string;
  title: string;
  status: string;
}

@CommandHandler(ConfirmOffer)
export class ConfirmOfferHandler implements ICommandHandler<ConfirmOffer> {
  constructor(
    private readonly em: EntityManager,
    private readonly db: Database,
    private readonly offers: MakeOffer,
    private readonly rights: RightToDeal,
    private readonly clock: Clock,
  ) {}

  execute({ actor, messageId }: ConfirmOffer): Promise<OfferView> {
    return this.em.transactional(async () => {
      const { conversationId, listingId, sellerId, ...written } = await this.readLocked(messageId, actor.id);
      if (written.offered) throw new OfferMadeAlready();
      const found = detectOffer(written.content, written);
      if (!found) throw new NoOfferInMessage();
      if (written.status !== 'active') throw new ItemNotForSale();
      const parts = { conversationId, listingId, sellerId, buyerId: actor.id, messageId, found };
      await this.rights.assert(parts);

      const offer = await this.offers.make(parts);
      const made = { id: offer.id, event: 'made', amount: offer.price };
      await this.db.rows(sql`
        update messaging.messages set offer = ${JSON.stringify(made)}::jsonb where id = ${messageId}`);
      return offer.shape(this.clock.now());
    });
  }

  /** A message of one's own to a seller. @throws OfferNotFound for any other */
  private async readLocked(messageId: string, senderId: string): Promise<Written> {
    const ofTheirOwn = sql`
      from messaging.messages message
      join messaging.conversations talk on talk.id = message.conversation_id
      join messaging.items item on item.id = talk.listing_id and item.seller_id <> message.sender_id
      where message.id = ${messageId} and message.sender_id = ${senderId} and message.removed_at is null
        and message.kind <> 'offer'`;
    const place = await this.db.first(sql<{ id: string }>`select talk.id ${ofTheirOwn}`);
    if (!place) throw new OfferNotFound();
    await lockConversation(this.em, place.id);
    const written = await this.db.first(sql<Written>`
      select talk.id as "conversationId", message.content, message.offer is not null as offered,
        item.id as "listingId", item.seller_id as "sellerId", item.title, item.status ${ofTheirOwn}`);
    if (!written) throw new OfferNotFound();
    return written;
  }
}
