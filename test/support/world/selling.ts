import { sql } from 'kysely';
import type { TestApp } from '../app/app.js';
import type { Client } from '../app/client.js';

export interface SaleRow {
  listing_id: string;
  seller_id: string | null;
  buyer_id: string | null;
  price_cents: number;
  title: string;
  category: string;
  condition: string;
  hidden: boolean;
  voided: boolean;
}

/** What a seller does with a listing, and what is asked of nobody else. */
export const selling = (client: Client, listing: string) => ({
  sell: (body: object = { price: 110 }) => client.post<{ id: string }>(`/api/listings/${listing}/sale`, body),
  relist: () => client.delete(`/api/listings/${listing}/sale`),
  reserve: () => client.post(`/api/listings/${listing}/reservation`),
  release: () => client.delete(`/api/listings/${listing}/reservation`),
  renew: () => client.post(`/api/listings/${listing}/renewal`),
  buyers: () =>
    client.get<{ items: { id: string; name: string; agreedPrice: number | null }[] }>(
      `/api/listings/${listing}/buyers`,
    ),
});

export const salesOf = (app: TestApp, listing: string) =>
  app.db.rows(sql<SaleRow>`
    select listing_id, seller_id, buyer_id, price_cents, title, category, condition, hidden,
      voided_at is not null as voided
    from catalog.sales where listing_id = ${listing} order by sold_at, id`);
