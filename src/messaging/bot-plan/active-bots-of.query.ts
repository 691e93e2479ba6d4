import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ActiveBotsOf } from '../messaging.contract.js';
import { BotPlans } from './bot-plans.js';

@QueryHandler(ActiveBotsOf)
export class ActiveBotsOfHandler implements IQueryHandler<ActiveBotsOf> {
  constructor(private readonly plans: BotPlans) {}

  execute({ sellerId }: ActiveBotsOf): Promise<number> {
    return this.plans.countActive(sellerId);
  }
}
