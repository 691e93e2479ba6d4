import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { reviewsPage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { type Reaction, ReactsTo } from '#platform/outbox/reactions';
import { Database } from '#platform/persistence/database';
import { NotifyAdministrators } from '../../notifications/notifications.contract.js';
import { dealSubject } from './deal-notices.js';
import { RingFound } from './ring-found.js';

/** Once for the two, until it was read: its subject is of the first deal that made them a ring. */
@Injectable()
@ReactsTo(RingFound)
export class TellAdministratorsOnRingFound implements Reaction<RingFound> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async react({ saleId, deals }: RingFound): Promise<void> {
    const deal = await this.db.first(sql<{ title: string; sellerId: string; firstId: string }>`
      select deal.title, deal.seller_id as "sellerId", (
        select ring.sale_id from community.deals ring
        where (ring.seller_id, ring.buyer_id) in ((deal.seller_id, deal.buyer_id), (deal.buyer_id, deal.seller_id))
          and ring.ring_at is not null
        order by ring.sale_id limit 1
      ) as "firstId"
      from community.deals deal
      where deal.sale_id = ${saleId} and deal.seller_id is not null and deal.buyer_id is not null`);
    if (!deal) return;
    const { title, sellerId, firstId } = deal;
    const notice = {
      kind: 'review',
      code: 'review-ring',
      params: { title, deals },
      link: pathTo(reviewsPage.path, sellerId),
    } as const;
    await this.commands.execute(new NotifyAdministrators(notice, dealSubject(firstId, 'ring')));
  }
}
