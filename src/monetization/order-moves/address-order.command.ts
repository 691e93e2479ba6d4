import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ShipToShape } from '#contract/monetization/orders';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderMoves } from './order-moves.js';

/** The buyer says where to, or says it anew. */
export class AddressOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
    readonly shipTo: ShipToShape,
  ) {
    super();
  }
}

@CommandHandler(AddressOrder)
export class AddressOrderHandler implements ICommandHandler<AddressOrder> {
  constructor(private readonly moves: OrderMoves) {}

  execute({ actor, orderId, shipTo }: AddressOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'address' }, ({ order, now }) =>
      order.sendTo(shipTo, now),
    );
  }
}
