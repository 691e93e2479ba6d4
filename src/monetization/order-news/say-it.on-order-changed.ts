import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { OrderChanged } from '../monetization.contract.js';
import { sayingOf } from './order-line.js';

/** What happens to an order stands in the thread of the two. */
@Injectable()
@ReactsTo(OrderChanged)
export class SayItOnOrderChanged implements Reaction<OrderChanged> {
  constructor(private readonly commands: CommandBus) {}

  async react(changed: OrderChanged): Promise<void> {
    const saying = sayingOf(changed);
    if (saying) await this.commands.execute(saying);
  }
}
