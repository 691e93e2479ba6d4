import { Migration } from '@mikro-orm/migrations';

export class AddressedOrders20261202005500 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Since when it is known where to: nothing can be sent before.
      alter table monetization.orders add column addressed_at timestamptz;
      update monetization.orders set addressed_at = coalesce(opened_at, created_at) where ship_to is not null;

      -- Those that wait for their seller, and those that wait for their buyer.
      drop index monetization.orders_unsent;
      create index orders_unsent on monetization.orders (greatest(opened_at, addressed_at))
        where status = 'pending_shipment' and seller_reminded_at is null and ship_to is not null;
      create index orders_unaddressed on monetization.orders (opened_at)
        where status = 'pending_shipment' and buyer_reminded_at is null and ship_to is null;
    `);
  }
}
