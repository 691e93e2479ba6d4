import { Migration } from '@mikro-orm/migrations';

export class Orders20261122174000 extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      -- Something that a seller sends to a buyer. What it is, is written down as it was then.
      create table monetization.orders (
        id uuid primary key,
        listing_id uuid,
        buyer_id uuid not null,
        seller_id uuid not null,
        source text not null,
        status text not null,
        title text not null,
        image jsonb,
        price_cents int not null,
        -- Where to; null when the buyer has not said, or long after the end.
        ship_to jsonb,
        carrier text,
        tracking_number text,
        received_by text,
        issue_reason text,
        issue_text text not null default '',
        issue_photos jsonb not null default '[]',
        issue_answer text not null default '',
        canceled_by text,
        cancel_cause text,
        -- Since when the listing is kept for it; null when it is not, or kept by an accepted offer.
        reserved_at timestamptz,
        sale_id uuid,
        created_at timestamptz not null,
        opened_at timestamptz,
        shipped_at timestamptz,
        delivered_at timestamptz,
        reported_at timestamptz,
        settled_at timestamptz,
        -- The buyer has confirmed how it ended.
        confirmed_at timestamptz,
        closed_at timestamptz,
        seller_reminded_at timestamptz,
        buyer_reminded_at timestamptz,
        updated_at timestamptz not null
      );
      create unique index orders_live on monetization.orders (listing_id, buyer_id)
        where status in ('requested', 'pending_shipment', 'shipped', 'issue_reported');
      create index orders_listing on monetization.orders (listing_id, created_at);
      create index orders_buyer on monetization.orders (buyer_id, created_at, id);
      create index orders_seller on monetization.orders (seller_id, created_at, id);
      create index orders_open on monetization.orders (seller_id, created_at, id)
        where status in ('pending_shipment', 'shipped', 'issue_reported');
      create index orders_unsent on monetization.orders (opened_at)
        where status = 'pending_shipment' and seller_reminded_at is null;
      create index orders_sent on monetization.orders (shipped_at) where status = 'shipped';
      create index orders_resolved on monetization.orders (settled_at) where status = 'resolved';
      create index orders_addresses on monetization.orders (closed_at) where ship_to is not null;
    `);
  }
}
