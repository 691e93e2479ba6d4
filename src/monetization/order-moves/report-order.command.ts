import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { MediaLibrary } from '#platform/media/media-library';
import { SaleTo } from '../../catalog/catalog.contract.js';
import type { OrderEntry } from '../orders/order.dto.js';
import type { Order } from '../orders/order.entity.js';
import type { ReportOrderBody } from '../orders/order-body.dto.js';
import { lockLiveOrder } from '../orders/order-locks.js';
import { orderUsage } from './order-media.js';
import { OrderMoves } from './order-moves.js';

/** The buyer says what is wrong; what they said of it before gives way. */
export class ReportOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
    readonly issue: ReportOrderBody,
  ) {
    super();
  }
}

@CommandHandler(ReportOrder)
export class ReportOrderHandler implements ICommandHandler<ReportOrder> {
  constructor(
    private readonly moves: OrderMoves,
    private readonly media: MediaLibrary,
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  execute({ actor, orderId, issue }: ReportOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'report' }, async ({ order, now }) => {
      const { reason, text, imageIds } = issue;
      const photos = await this.media.images(imageIds, actor.id);
      const before = order.issuePhotos.map(({ id }) => id).filter((id) => !imageIds.includes(id));
      await this.media.attach(imageIds, actor.id, orderUsage(orderId));
      await this.media.detach(before);
      if (!(await this.isTheirs(order))) order.letGo(now);
      order.report({ reason, text, photos }, now);
    });
  }

  /** Whether the item is still the buyer's by this order, and not promised anew since it was closed. Behind the listing's lock. */
  private async isTheirs({ closedAt, listingId, buyerId }: Order): Promise<boolean> {
    if (!closedAt || !listingId) return true;
    if ((await this.queries.execute(new SaleTo(listingId, buyerId))) === null) return false;
    return (await lockLiveOrder(this.em, listingId, buyerId)) === null;
  }
}
