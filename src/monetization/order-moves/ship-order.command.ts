import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import type { Parcel } from '../orders/order-parts.js';
import { OrderMoves } from './order-moves.js';
import { PromisedItem } from './promised-item.js';

/** It is on its way. */
export class ShipOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
    readonly parcel: Parcel,
  ) {
    super();
  }
}

@CommandHandler(ShipOrder)
export class ShipOrderHandler implements ICommandHandler<ShipOrder> {
  constructor(
    private readonly moves: OrderMoves,
    private readonly promised: PromisedItem,
  ) {}

  execute({ actor, orderId, parcel }: ShipOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'ship' }, async (turn) => {
      await this.promised.assert(turn);
      turn.order.ship(parcel, turn.now);
    });
  }
}
