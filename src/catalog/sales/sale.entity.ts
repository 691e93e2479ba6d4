import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { Category, Condition } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import { toCents } from '#contract/money';
import type { Listing } from '../listings/listing.entity.js';

const SaleSchema = defineEntity({
  name: 'Sale',
  schema: 'catalog',
  tableName: 'sales',
  properties: {
    id: p.uuid().primary(),
    listingId: p.uuid(),
    /** Null once they have left. */
    sellerId: p.uuid().nullable(),
    buyerId: p.uuid().nullable(),
    priceCents: p.integer(),
    title: p.text(),
    category: p.text().$type<Category>(),
    condition: p.text().$type<Condition>(),
    image: p.json<ImageDescriptor>().nullable(),
    hidden: p.boolean(),
    soldAt: p.datetime(),
    voidedAt: p.datetime().nullable(),
  },
});

/** What was agreed; the price in USD. */
export interface Agreed {
  price: number;
  buyerId: string | null;
  /** Not to be shown to everybody. */
  hidden: boolean;
}

/** One item that changed hands. It outlives its listing. */
export class Sale extends SaleSchema.class {
  static of(listing: Listing, { price, buyerId, hidden }: Agreed, now: Date): Sale {
    const { id: listingId, sellerId, title, category, condition, images } = listing;
    return Object.assign(new Sale(), {
      id: uuid(),
      listingId,
      sellerId,
      buyerId,
      priceCents: toCents(price),
      title,
      category,
      condition,
      image: images[0] ?? null,
      hidden,
      soldAt: now,
      voidedAt: null,
    });
  }

  /** It fell through. The record stays. */
  void(now: Date): void {
    this.voidedAt = now;
  }
}

SaleSchema.setClass(Sale);
