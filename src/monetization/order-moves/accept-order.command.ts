import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { AreApart } from '../../catalog/catalog.contract.js';
import { OpenOrder } from '../monetization.contract.js';
import type { OrderEntry } from '../orders/order.dto.js';
import { CannotOrder } from '../orders/order.errors.js';
import { OrderMoves } from './order-moves.js';
import { PromisedItem } from './promised-item.js';

/** The seller sends it, as the buyer asked. */
export class AcceptOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptOrder)
export class AcceptOrderHandler implements ICommandHandler<AcceptOrder> {
  constructor(
    private readonly moves: OrderMoves,
    private readonly promised: PromisedItem,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  execute({ actor, orderId }: AcceptOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'accept' }, async ({ order, listing }) => {
      await this.promised.assert({ order, listing });
      const { buyerId, sellerId, listingId, title, category, image, priceCents, source } = order;
      if (await this.queries.execute(new AreApart(buyerId, sellerId))) throw new CannotOrder();
      const item = { listingId: listingId ?? null, title, category, image: image ?? null, priceCents };
      await this.commands.execute(new OpenOrder(source, item, sellerId, buyerId, sellerId));
    });
  }
}
