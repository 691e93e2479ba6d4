import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving } from '#platform/life/leaving';
import { Database } from '#platform/persistence/database';
import { WithdrawNotices } from '../../notifications/notifications.contract.js';
import { saleSubject } from '../sales/sale-notices.js';

/** What things are sold for stays known; who sold them, in which words, and who bought them does not. */
@Injectable()
@OnLeaving('catalog.sales.seller_id', 'catalog.sales.buyer_id', 'catalog.sales.image')
export class ForgetSalesOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.withdrawNotices(id);
    await this.db.rows(
      sql`update catalog.sales set seller_id = null, title = '', image = null where seller_id = ${id}`,
    );
    await this.db.rows(sql`update catalog.sales set buyer_id = null where buyer_id = ${id}`);
  }

  /** What their buyers were told leads to who is gone. */
  private async withdrawNotices(sellerId: string): Promise<void> {
    const sold = await this.db.rows(sql<{ id: string; buyerId: string }>`
      select id, buyer_id as "buyerId" from catalog.sales where seller_id = ${sellerId} and buyer_id is not null`);
    const places = sold.map(({ id, buyerId }) => ({ personId: buyerId, subject: saleSubject(id) }));
    await this.commands.execute(new WithdrawNotices(places, 'left'));
  }
}
