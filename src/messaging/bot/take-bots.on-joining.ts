import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Joiner, OnJoining, type TakeAlongRule } from '#platform/life/joining';
import { Bot } from './bot.entity.js';

@Injectable()
@OnJoining()
export class TakeBotsOnJoining implements TakeAlongRule {
  constructor(private readonly em: EntityManager) {}

  async takeAlong({ guestId, memberId }: Joiner): Promise<void> {
    await this.em.nativeUpdate(Bot, { sellerId: guestId }, { sellerId: memberId });
  }
}
