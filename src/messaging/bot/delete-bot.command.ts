import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SignedIn } from '#platform/auth/actor';
import { Bot } from './bot.entity.js';
import { BotNotFound } from './bot.errors.js';

/** Takes a bot and its history away. */
export class DeleteBot extends Command<void> {
  constructor(
    readonly seller: SignedIn,
    readonly botId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteBot)
export class DeleteBotHandler implements ICommandHandler<DeleteBot> {
  constructor(private readonly em: EntityManager) {}

  async execute({ seller, botId }: DeleteBot): Promise<void> {
    const removed = await this.em.nativeDelete(Bot, { id: botId, sellerId: seller.id });
    if (removed === 0) throw new BotNotFound();
  }
}
