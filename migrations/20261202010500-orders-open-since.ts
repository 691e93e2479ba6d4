import { Migration } from '@mikro-orm/migrations';

export class OrdersOpenSince20261202010500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Since when a seller has it under way: a plan follows those that have been for longest.
      alter table monetization.orders add column open_since timestamptz;
      update monetization.orders set open_since =
        case when delivered_at is null and let_go_at is null then coalesce(opened_at, created_at) else reported_at end
      where status in ('pending_shipment', 'shipped', 'issue_reported');

      drop index monetization.orders_open;
      create index orders_open on monetization.orders (seller_id, open_since, id)
        where status in ('pending_shipment', 'shipped', 'issue_reported');
    `);
  }
}
