import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { LockListing } from '../../catalog/catalog.contract.js';
import type { OrderEntry } from '../orders/order.dto.js';
import { Order } from '../orders/order.entity.js';
import { ItemNotFound, NoDeal } from '../orders/order.errors.js';
import type { RequestOrderBody } from '../orders/order-body.dto.js';
import { lockLiveOrder } from '../orders/order-locks.js';
import { OrderReading } from '../orders/order-reading.js';
import { RightToOrder } from './right-to-order.js';

/** A buyer asks to have sent what they agreed on a price for. Asking again what is under way answers that. */
export class RequestOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly asked: RequestOrderBody,
  ) {
    super();
  }
}

@CommandHandler(RequestOrder)
export class RequestOrderHandler implements ICommandHandler<RequestOrder> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly rights: RightToOrder,
    private readonly reading: OrderReading,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { id: buyerId }, asked }: RequestOrder): Promise<OrderEntry> {
    const { listingId, shipTo } = asked;
    await this.rights.spend(buyerId);
    return this.em.transactional(async (em) => {
      const listing = await this.commands.execute(new LockListing(listingId));
      if (!listing) throw new ItemNotFound();
      const live = await lockLiveOrder(em, listingId, buyerId);
      if (live) return this.reading.entry(live.id, buyerId);

      const { sellerId, title, category, image } = listing;
      const priceCents = await this.rights.agreedCents(listingId, sellerId, buyerId);
      if (priceCents === null || listing.status !== 'pending') throw new NoDeal();
      await this.rights.assertTogether(buyerId, sellerId);
      const item = { listingId, title, category, image, priceCents };
      const parts = { source: 'offer', item, buyerId, sellerId, shipTo: { ...shipTo } } as const;
      const order = Order.request(parts, this.clock.now());
      await em.persist(order).flush();
      return this.reading.entry(order.id, buyerId);
    });
  }
}
