import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { LockListing } from '../../catalog/catalog.contract.js';
import { OpenOrder } from '../monetization.contract.js';
import type { OrderEntry } from '../orders/order.dto.js';
import { ItemNotFound, NoDeal } from '../orders/order.errors.js';
import type { OfferOrderBody } from '../orders/order-body.dto.js';
import { lockLiveOrder } from '../orders/order-locks.js';
import { OrderReading } from '../orders/order-reading.js';
import { RightToOrder } from './right-to-order.js';

/** A seller sends what was agreed on; the buyer says where to. What is under way already is answered. */
export class OfferOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly offered: OfferOrderBody,
  ) {
    super();
  }
}

@CommandHandler(OfferOrder)
export class OfferOrderHandler implements ICommandHandler<OfferOrder> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly rights: RightToOrder,
    private readonly reading: OrderReading,
  ) {}

  async execute({
    actor: { id: sellerId },
    offered: { listingId, buyerId },
  }: OfferOrder): Promise<OrderEntry> {
    await this.rights.spend(sellerId);
    return this.em.transactional(async (em) => {
      const listing = await this.commands.execute(new LockListing(listingId));
      if (listing?.sellerId !== sellerId) throw new ItemNotFound();
      const live = await lockLiveOrder(em, listingId, buyerId);
      if (live?.isUnderWay) return this.reading.entry(live.id, sellerId);
      const priceCents = await this.rights.agreedCents(listingId, sellerId, buyerId);
      if (priceCents === null || listing.status !== 'pending') throw new NoDeal();
      await this.rights.assertTogether(buyerId, sellerId);
      const { title, category, image } = listing;
      const item = { listingId, title, category, image, priceCents };
      const id = await this.commands.execute(new OpenOrder('offer', item, sellerId, buyerId, sellerId));
      return this.reading.entry(id, sellerId);
    });
  }
}
