import { Migration } from '@mikro-orm/migrations';

export class OrdersLetGo20261130180709 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Since when the item is not its buyer's by this order any more, whatever the two still have to settle.
      alter table monetization.orders add column let_go_at timestamptz;
      update monetization.orders set let_go_at = coalesce(settled_at, reported_at, updated_at)
      where status = 'refunded' or history @> '[{"event": "refunded"}]';

      drop index monetization.orders_live;
      create unique index orders_live on monetization.orders (listing_id, buyer_id)
        where status in ('requested', 'pending_shipment', 'shipped', 'issue_reported') and let_go_at is null;
    `);
  }
}
