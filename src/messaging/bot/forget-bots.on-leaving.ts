import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Bot } from './bot.entity.js';

@Injectable()
@OnLeaving('messaging.bots.seller_id', 'messaging.bots.*')
export class ForgetBotsOnLeaving implements ForgetRule {
  constructor(private readonly em: EntityManager) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.em.nativeDelete(Bot, { sellerId: id });
  }
}
