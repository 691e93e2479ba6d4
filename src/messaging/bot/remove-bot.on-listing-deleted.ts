import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { ListingDeleted } from '../../catalog/catalog.contract.js';
import { Bot } from './bot.entity.js';

/** A bot goes with its listing. */
@Injectable()
@ReactsTo(ListingDeleted)
export class RemoveBotOnListingDeleted implements Reaction<ListingDeleted> {
  constructor(private readonly em: EntityManager) {}

  async react({ listingId }: ListingDeleted): Promise<void> {
    await this.em.nativeDelete(Bot, { listingId });
  }
}
