import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { Clock } from '#platform/config/clock';
import { LockListing, ReserveListing, SaleTo } from '../../catalog/catalog.contract.js';
import { CancelMeetupsForShipping } from '../../community/community.contract.js';
import { OpenOrder } from '../monetization.contract.js';
import { Order } from '../orders/order.entity.js';
import { ItemNotFree } from '../orders/order.errors.js';
import { lockLiveOrder } from '../orders/order-locks.js';
import { RightToOrder } from './right-to-order.js';

@CommandHandler(OpenOrder)
export class OpenOrderHandler implements ICommandHandler<OpenOrder> {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly rights: RightToOrder,
    private readonly clock: Clock,
  ) {}

  async execute(wanted: OpenOrder): Promise<string> {
    const { listingId } = wanted.item;
    const isFree = listingId !== null && (await this.isFree(wanted, listingId));
    // Of after what it waited for: a seller may just have offered the listing again.
    const now = this.clock.now();
    const live = listingId && (await lockLiveOrder(this.em, listingId, wanted.buyerId));
    if (live && live.isUnderWay) return live.id;
    if (listingId) await this.putInPlaceOfMeetup(wanted, listingId);

    const { source, item, buyerId, sellerId, byId, shipTo } = wanted;
    const order = live || Order.open({ source, item, buyerId, sellerId, shipTo }, byId, now);
    if (live) live.open(byId, now);
    if (listingId && isFree) {
      await this.commands.execute(new ReserveListing(listingId, sellerId, order.id, buyerId));
      order.reservedAt = now;
    }
    await this.em.persist(order).flush();
    return order.id;
  }

  /** Whether the order is to keep it, since nothing else does. @throws ItemNotFree */
  private async isFree({ sellerId, buyerId }: OpenOrder, listingId: string): Promise<boolean> {
    const listing = await this.commands.execute(new LockListing(listingId));
    if (listing?.sellerId !== sellerId) throw new ItemNotFree();
    if (listing.status === 'active') return true;
    const isTheirs =
      listing.status === 'sold'
        ? (await this.queries.execute(new SaleTo(listingId, buyerId))) !== null
        : (await this.rights.agreedCents(listingId, sellerId, buyerId)) !== null;
    if (!isTheirs) throw new ItemNotFree();
    return false;
  }

  private putInPlaceOfMeetup({ buyerId, byId }: OpenOrder, listingId: string): Promise<void> {
    return this.commands.execute(new CancelMeetupsForShipping(listingId, buyerId, byId));
  }
}
