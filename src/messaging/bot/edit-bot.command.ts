import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { BotPlans } from '../bot-plan/bot-plans.js';
import { KnownItems } from '../items/known-items.js';
import type { EditBotBody } from './bot.dto.js';
import { Bot } from './bot.entity.js';
import { BotNotFound, NotYourItem } from './bot.errors.js';
import { assertRoomForOneMore, mayHaveBot } from './bot.policy.js';
import { assertSensible } from './bot-settings-issues.js';

export class EditBot extends Command<void> {
  constructor(
    readonly seller: SignedIn,
    readonly botId: string,
    readonly settings: EditBotBody,
  ) {
    super();
  }
}

@CommandHandler(EditBot)
export class EditBotHandler implements ICommandHandler<EditBot> {
  constructor(
    private readonly em: EntityManager,
    private readonly items: KnownItems,
    private readonly plans: BotPlans,
    private readonly clock: Clock,
  ) {}

  async execute({ seller, botId, settings }: EditBot): Promise<void> {
    await this.em.transactional(async (em) => {
      const plan = await this.plans.lockedOf(seller.id);
      const bot = await em.findOne(Bot, { id: botId, sellerId: seller.id });
      if (!bot) throw new BotNotFound();
      const item = await this.items.locked(bot.listingId);
      assertSensible(settings, item && item.priceCents);
      if (settings.status === 'active' && !bot.active) {
        if (!mayHaveBot(seller.id, item)) throw new NotYourItem();
        assertRoomForOneMore(plan, await this.plans.countActive(seller.id));
      }
      bot.set(settings, this.clock.now());
    });
  }
}
