import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { toUsd } from '#contract/money';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { InvalidInput } from '#platform/http/http.errors';
import { LockListing, RecordSale } from '../../catalog/catalog.contract.js';
import { OpenOrder } from '../monetization.contract.js';
import type { OrderEntry } from '../orders/order.dto.js';
import { ItemNotFound } from '../orders/order.errors.js';
import type { SellShippedBody } from '../orders/order-body.dto.js';
import { lockLiveOrder, lockOrder } from '../orders/order-locks.js';
import { OrderReading } from '../orders/order-reading.js';
import { RightToOrder } from './right-to-order.js';

/** A seller has sold something to somebody found here and sent it: the sale and its order, both or neither. */
export class SellShipped extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly sold: SellShippedBody,
  ) {
    super();
  }
}

@CommandHandler(SellShipped)
export class SellShippedHandler implements ICommandHandler<SellShipped> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly rights: RightToOrder,
    private readonly reading: OrderReading,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { id: sellerId }, sold }: SellShipped): Promise<OrderEntry> {
    const { listingId, buyerId, hidden, trackingNumber, carrier } = sold;
    await this.rights.spend(sellerId);
    return this.em.transactional(async (em) => {
      const listing = await this.commands.execute(new LockListing(listingId));
      if (listing?.sellerId !== sellerId) throw new ItemNotFound();
      if (!(await this.rights.hasWritten(listingId, sellerId, buyerId)))
        throw new InvalidInput([{ field: 'buyerId', code: 'buyer-unknown' }]);
      const live = await lockLiveOrder(em, listingId, buyerId);
      const wasUnderWay = live?.isUnderWay ?? false;
      if (!wasUnderWay) await this.rights.assertTogether(buyerId, sellerId);

      const price = toUsd(sold.priceCents);
      const saleId = await this.commands.execute(new RecordSale(listingId, sellerId, buyerId, price, hidden));
      const priceCents = (await this.rights.soldCents(saleId)) ?? sold.priceCents;
      const { title, category, image } = listing;
      const item = { listingId, title, category, image, priceCents };
      const id = await this.commands.execute(new OpenOrder('sale', item, sellerId, buyerId, sellerId));
      const order = (await lockOrder(em, this.commands, id))?.order;
      const isToShip = order?.status === 'pending_shipment';
      if (order && (isToShip || order.saleId !== saleId)) {
        // Opening one is never refused, be it asked for or not; one that was under way before may be locked.
        if (wasUnderWay) await this.reading.of(id, sellerId);
        order.sell(saleId, priceCents);
        if (isToShip) order.ship({ trackingNumber, carrier }, this.clock.now());
        await em.flush();
      }
      return this.reading.entry(id, sellerId);
    });
  }
}
