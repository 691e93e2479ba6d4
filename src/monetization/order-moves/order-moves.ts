import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OrderMove, OrderSide } from '#contract/monetization/orders';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { CountAsMessage } from '../../messaging/messaging.contract.js';
import { FollowedOrders } from '../orders/followed-orders.js';
import type { OrderEntry } from '../orders/order.dto.js';
import { OrderNotFound } from '../orders/order.errors.js';
import { isDone, refusalOf, sideOf } from '../orders/order.policy.js';
import { type Locked, lockOrder } from '../orders/order-locks.js';
import { OrderReading } from '../orders/order-reading.js';

/** A move of one of the two. */
export interface Made {
  actor: SignedIn;
  orderId: string;
  move: OrderMove;
}

export interface Turn extends Locked {
  side: OrderSide;
  now: Date;
}

/** What every move has in common: of several at once one goes first, and the others find what it left. */
@Injectable()
export class OrderMoves {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly reading: OrderReading,
    private readonly followed: FollowedOrders,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the order after the change. What was done before is answered, and not done again. Each counts as a message,
   * since it tells the other one something.
   * @throws TooManyAttempts, OrderNotFound for a third person, OrderLocked for a seller whose plan does not follow it, and
   * the refusals of `order.policy.ts`
   */
  async make(
    { actor, orderId, move }: Made,
    change: (turn: Turn) => Promise<void> | void,
  ): Promise<OrderEntry> {
    await this.commands.execute(new CountAsMessage(actor.id));
    return this.em.transactional(async (em) => {
      const locked = await lockOrder(em, this.commands, orderId);
      const side = locked && sideOf(actor.id, locked.order);
      if (!side) throw new OrderNotFound();
      // What is locked is refused before it is known how it stands; who agreed to it may have tapped twice.
      const before = await this.reading.entry(orderId, actor.id);
      if (before.locked && move !== 'accept') throw await this.followed.locked(actor.id);
      const now = this.clock.now();
      const { state } = locked.order;
      if (isDone(move, side, state)) return before;
      const Refusal = refusalOf(move, side, state, now);
      if (Refusal) throw new Refusal();
      await change({ ...locked, side, now });
      await em.flush();
      return this.reading.entry(orderId, actor.id);
    });
  }
}
