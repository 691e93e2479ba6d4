import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Clock } from '#platform/config/clock';
import { BotPlans } from '../bot-plan/bot-plans.js';
import { KnownItems } from '../items/known-items.js';
import type { BotBody } from './bot.dto.js';
import { Bot } from './bot.entity.js';
import { BotExists, NotYourItem } from './bot.errors.js';
import { assertRoomForOneMore, mayHaveBot } from './bot.policy.js';
import { assertSensible } from './bot-settings-issues.js';

/** Puts a bot on a listing of one's own and answers its id. */
export class CreateBot extends Command<string> {
  constructor(
    readonly seller: SignedIn,
    readonly settings: BotBody,
  ) {
    super();
  }
}

@CommandHandler(CreateBot)
export class CreateBotHandler implements ICommandHandler<CreateBot> {
  constructor(
    private readonly em: EntityManager,
    private readonly items: KnownItems,
    private readonly plans: BotPlans,
    private readonly clock: Clock,
  ) {}

  execute({ seller, settings }: CreateBot): Promise<string> {
    return this.em.transactional(async (em) => {
      const plan = await this.plans.lockedOf(seller.id);
      const { listingId } = settings;
      const item = await this.items.locked(listingId);
      if (!mayHaveBot(seller.id, item)) throw new NotYourItem();
      await this.items.know(listingId);
      assertSensible(settings, item.priceCents);
      if (await em.findOne(Bot, { listingId })) throw new BotExists();
      if (settings.status === 'active') assertRoomForOneMore(plan, await this.plans.countActive(seller.id));

      const bot = Bot.on(listingId, seller.id, settings, this.clock.now());
      em.persist(bot);
      return bot.id;
    });
  }
}
