import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import type { Parcel } from '../orders/order-parts.js';
import { OrderMoves } from './order-moves.js';

/** The number was not right. */
export class TrackOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
    readonly parcel: Parcel,
  ) {
    super();
  }
}

@CommandHandler(TrackOrder)
export class TrackOrderHandler implements ICommandHandler<TrackOrder> {
  constructor(private readonly moves: OrderMoves) {}

  execute({ actor, orderId, parcel }: TrackOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'track' }, ({ order, now }) => order.track(parcel, now));
  }
}
