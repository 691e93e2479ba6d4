import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { type ForgetRule, type Leaver, OnLeaving, Outlives } from '#platform/life/leaving';
import { MediaLibrary } from '#platform/media/media-library';
import { Database } from '#platform/persistence/database';
import { WithdrawNotices } from '../../notifications/notifications.contract.js';
import { orderSubject } from '../order-news/order-notices.js';
import { EndedOrders } from './ended-orders.js';

const STAYS = 'The other one keeps what became of it, without a word of who left.';

interface Left {
  id: string;
  otherId: string;
  photos: string[];
}

/** Nothing is sent to or by who has left. Their address and their words go; what is on its way to somebody stays known to them. */
@Injectable()
@OnLeaving(
  'monetization.orders.ship_to',
  'monetization.orders.image',
  'monetization.orders.issue_photos',
  'monetization.orders.history',
)
@Outlives({ 'monetization.orders.buyer_id': STAYS, 'monetization.orders.seller_id': STAYS })
export class ForgetOrdersOnLeaving implements ForgetRule {
  constructor(
    private readonly db: Database,
    private readonly commands: CommandBus,
    private readonly media: MediaLibrary,
    private readonly orders: EndedOrders,
  ) {}

  async forget({ id }: Leaver): Promise<void> {
    await this.orders.end(sql`${id}::uuid in (buyer_id, seller_id)`, 'left');
    const left = await this.db.rows(sql<Left>`
      with mine as (
        select id, issue_photos from monetization.orders where ${id}::uuid in (buyer_id, seller_id) order by id for update
      )
      update monetization.orders purchase set
        title = case when seller_id = ${id} then '' else title end,
        image = case when seller_id = ${id} then null else image end,
        issue_answer = case when seller_id = ${id} then '' else issue_answer end,
        ship_to = case when buyer_id = ${id} then null else ship_to end,
        issue_text = case when buyer_id = ${id} then '' else issue_text end,
        issue_photos = case when buyer_id = ${id} then '[]'::jsonb else purchase.issue_photos end,
        history = (
          select coalesce(jsonb_agg(case when past ->> 'by' = case when buyer_id = ${id} then 'buyer' else 'seller' end
            then past || '{"words": ""}' else past end order by nth), '[]')
          from jsonb_array_elements(purchase.history) with ordinality happened (past, nth))
      from mine where purchase.id = mine.id
      returning purchase.id, case when buyer_id = ${id} then seller_id else buyer_id end as "otherId",
        array(select photo ->> 'id' from jsonb_array_elements(mine.issue_photos) photo where buyer_id = ${id}) as photos`);
    await this.media.detach(left.flatMap(({ photos }) => photos));
    const places = left.map((order) => ({ personId: order.otherId, subject: orderSubject(order.id) }));
    await this.commands.execute(new WithdrawNotices(places, 'left'));
  }
}
