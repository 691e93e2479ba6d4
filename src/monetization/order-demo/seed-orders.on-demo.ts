import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DAY_MINUTES } from '#contract/time';
import { type DemoSeed, OnDemo } from '#platform/life/demo';
import type { DemoTown } from '#platform/life/demo-town';
import { LockListing, ReserveListing } from '../../catalog/catalog.contract.js';
import type { OrderedItem } from '../monetization.contract.js';
import { sayingOf } from '../order-news/order-line.js';
import { OrderNews } from '../order-news/order-news.js';
import { Order } from '../orders/order.entity.js';
import { DEMO_ORDERS, type DemoOrder } from './demo-orders.js';
import { playOrder } from './play-order.js';

/** What was told longer ago has been read. */
const UNREAD_MINUTES = DAY_MINUTES;

/** Lets the demo town's people send each other things, with what was said and told of it in its time. */
@Injectable()
@OnDemo({ makes: 'order', needs: ['person', 'listing', 'sale', 'conversation', 'meetup'] })
export class SeedOrdersOnDemo implements DemoSeed {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly news: OrderNews,
  ) {}

  async isSettled(): Promise<boolean> {
    return (await this.em.fork().count(Order)) > 0;
  }

  async seed(town: DemoTown): Promise<void> {
    for (const demo of DEMO_ORDERS) await this.order(demo, town);
  }

  private async order(demo: DemoOrder, town: DemoTown): Promise<void> {
    const sellerId = town.idOf('person', demo.seller);
    const buyerId = town.idOf('person', demo.buyer);
    const saleId = demo.isSold ? town.idOf('sale', demo.listing) : null;
    const item = await this.itemOf(demo, town);
    const { order, told } = playOrder(demo, { now: town.now, item, sellerId, buyerId, saleId });
    if (item.listingId && !demo.isSold) {
      await this.commands.execute(new ReserveListing(item.listingId, sellerId, order.id, buyerId));
      order.reservedAt = order.createdAt;
    }
    await this.em.persist(order).flush();
    for (const { change, at } of told) {
      const saying = sayingOf(change, at);
      if (saying) await this.commands.execute(saying);
      await this.news.tell(change, { toldAt: at, read: at < town.ago(UNREAD_MINUTES) });
    }
  }

  /** What was sold has no listing any more. */
  private async itemOf(
    { listing: title, category = 'other', isSold }: DemoOrder,
    town: DemoTown,
  ): Promise<Omit<OrderedItem, 'priceCents'>> {
    if (isSold) return { listingId: town.idOf('sold listing', title), title, category, image: null };
    const found = await this.commands.execute(new LockListing(town.idOf('listing', title)));
    if (!found) throw new Error(`The demo town has nothing like ${title}.`);
    return { listingId: found.id, title, category: found.category, image: found.image };
  }
}
