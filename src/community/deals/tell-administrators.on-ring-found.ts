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

@Injectable()
@ReactsTo(RingFound)
export class TellAdministratorsOnRingFound implements Reaction<RingFound> {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async react({ saleId, deals }: RingFound): Promise<void> {
    const deal = await this.db.first(sql<{ title: string; sellerId: string }>`
      select title, seller_id as "sellerId" from community.deals
      where sale_id = ${saleId} and seller_id is not null and buyer_id is not null`);
    if (!deal) return;
    const { title, sellerId } = deal;
    const notice = {
      kind: 'review',
      code: 'review-ring',
      params: { title, deals },
      link: pathTo(reviewsPage.path, sellerId),
    } as const;
    await this.commands.execute(new NotifyAdministrators(notice, dealSubject(saleId, 'ring')));
  }
}
