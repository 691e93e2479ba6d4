import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BotStatus } from '#contract/bots';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { BotPlans } from '../bot-plan/bot-plans.js';
import { KnownItems } from '../items/known-items.js';
import { Bot } from './bot.entity.js';
import { BotNotFound, NotYourItem } from './bot.errors.js';
import { assertRoomForOneMore, mayHaveBot } from './bot.policy.js';

/** Pauses or activates a bot. Pausing needs no plan. */
export class SetBotStatus extends Command<void> {
  constructor(
    readonly seller: SignedIn,
    readonly botId: string,
    readonly status: BotStatus,
  ) {
    super();
  }
}

@CommandHandler(SetBotStatus)
export class SetBotStatusHandler implements ICommandHandler<SetBotStatus> {
  constructor(
    private readonly em: EntityManager,
    private readonly items: KnownItems,
    private readonly plans: BotPlans,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, botId, status }: SetBotStatus): Promise<void> {
    await this.em.transactional(async (em) => {
      const plan = await this.plans.lockedOf(seller.id);
      const bot = await em.findOne(Bot, { id: botId, sellerId: seller.id });
      if (!bot) throw new BotNotFound();
      if (status === 'active' && !bot.active) {
        if (!mayHaveBot(seller.id, await this.items.locked(bot.listingId))) throw new NotYourItem();
        assertRoomForOneMore(plan, await this.plans.countActive(seller.id));
      }
      bot.turn(status, this.clock.now());
    });
  }
}
