import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderMoves } from './order-moves.js';

/** The seller gives the money back, between the two. Whatever was kept stays so, until its seller offers it again. */
export class RefundOrder extends Command<OrderEntry> {
  constructor(
    readonly actor: SignedIn,
    readonly orderId: string,
    readonly answer: string,
  ) {
    super();
  }
}

@CommandHandler(RefundOrder)
export class RefundOrderHandler implements ICommandHandler<RefundOrder> {
  constructor(private readonly moves: OrderMoves) {}

  execute({ actor, orderId, answer }: RefundOrder): Promise<OrderEntry> {
    return this.moves.make({ actor, orderId, move: 'refund' }, ({ order, now }) => order.refund(answer, now));
  }
}
