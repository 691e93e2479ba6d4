import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Notice } from '#contract/notices/notices';
import { listingPage } from '#contract/pages/catalog';
import { pathTo } from '#contract/pages/page';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { SummaryOfListing } from '../../catalog/catalog.contract.js';
import { LastInterestedIn } from '../../messaging/messaging.contract.js';
import { NotifyPerson } from '../../notifications/notifications.contract.js';
import { ItemPutBack } from '../meetup-moves/item-put-back.js';
import { LIVE } from '../meetups/meetup.sql.js';

/** Who asked first to meet about it, else who wrote last, hears that it is for sale again. */
@Injectable()
@ReactsTo(ItemPutBack)
export class AskNextBuyerOnItemPutBack implements Reaction<ItemPutBack> {
  constructor(
    private readonly db: Database,
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  async react(back: ItemPutBack): Promise<void> {
    const listing = await this.queries.execute(new SummaryOfListing(back.listingId));
    const next = (await this.firstInLine(back)) ?? (await this.lastToWrite(back));
    if (listing?.status !== 'active' || !next) return;
    const { id, title, price: amount } = listing;
    const link = pathTo(listingPage.path, id);
    const code = back.missedBy === 'seller' ? 'next-buyer' : 'backup-buyer';
    const notice: Notice = { kind: 'meetup', code, params: { title, amount }, link };
    await this.commands.execute(new NotifyPerson(next, notice, { subject: `backup:${id}` }));
  }

  private async firstInLine({ listingId, buyerId }: ItemPutBack): Promise<string | null> {
    const first = await this.db.first(sql<{ id: string }>`
      select buyer_id as id from community.meetups
      where listing_id = ${listingId} and status in ${LIVE} and buyer_id <> ${buyerId}
      order by created_at, id limit 1`);
    return first?.id ?? null;
  }

  private lastToWrite({ listingId, sellerId, buyerId }: ItemPutBack): Promise<string | null> {
    return this.queries.execute(new LastInterestedIn(listingId, sellerId, buyerId));
  }
}
