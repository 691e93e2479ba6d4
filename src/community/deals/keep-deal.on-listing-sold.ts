import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingSold } from '../../catalog/catalog.contract.js';
import { KeepDeal } from './keep-deal.command.js';

@Injectable()
@ReactsTo(ListingSold)
export class KeepDealOnListingSold implements Reaction<ListingSold> {
  constructor(private readonly commands: CommandBus) {}

  react({ saleId }: ListingSold): Promise<void> {
    return this.commands.execute(new KeepDeal(saleId));
  }
}
