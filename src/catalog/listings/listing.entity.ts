import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { Category, Condition, ListingStatus } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import { toCents, toUsd } from '#contract/money';
import { record } from '#platform/outbox/domain-event';
import { ListingChanged, ListingDeleted, ListingPublished } from '../catalog.contract.js';
import { ListingNotForSale } from './listing.errors.js';
import { popularityOf } from './popularity.js';

const ListingSchema = defineEntity({
  name: 'Listing',
  schema: 'catalog',
  tableName: 'listings',
  properties: {
    id: p.uuid().primary(),
    sellerId: p.uuid(),
    title: p.text(),
    description: p.text(),
    priceCents: p.integer(),
    category: p.text().$type<Category>(),
    condition: p.text().$type<Condition>(),
    location: p.text().nullable(),
    zipCode: p.text().nullable(),
    tags: p.array(),
    images: p.json<ImageDescriptor[]>(),
    audioId: p.uuid().nullable(),
    aiGenerated: p.boolean(),
    status: p.text().$type<ListingStatus>(),
    viewCount: p.integer(),
    popularity: p.double(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** What a seller says of an item. */
export interface ListingWords {
  title: string;
  description: string;
  /** USD, at most two decimals. */
  price: number;
  category: Category;
  condition: Condition;
  location?: string | null;
  zipCode?: string | null;
  tags?: string[];
}

export class Listing extends ListingSchema.class {
  static publish(
    sellerId: string,
    words: ListingWords,
    media: { images: ImageDescriptor[]; audioId?: string | null; aiGenerated?: boolean },
    now: Date,
  ): Listing {
    const listing = Object.assign(new Listing(), {
      id: uuid(),
      sellerId,
      images: media.images,
      audioId: media.audioId ?? null,
      aiGenerated: media.aiGenerated ?? false,
      status: 'active' as const,
      viewCount: 0,
      popularity: popularityOf(0, now),
      createdAt: now,
      updatedAt: now,
      tags: [],
    });
    listing.say(words);
    record(
      listing,
      new ListingPublished(
        listing.id,
        sellerId,
        listing.title,
        listing.price,
        listing.category,
        listing.condition,
      ),
    );
    return listing;
  }

  /** USD. */
  get price(): number {
    return toUsd(this.priceCents);
  }

  get mediaIds(): string[] {
    return [...this.images.map(({ id }) => id), ...(this.audioId ? [this.audioId] : [])];
  }

  revise(words: Partial<ListingWords>, images: ImageDescriptor[] | undefined, now: Date): void {
    this.say({ ...this.words(), ...words });
    if (images) this.images = images;
    this.changed(now);
  }

  /** Somebody is about to buy it. */
  reserve(now: Date): void {
    if (this.status !== 'active') throw new ListingNotForSale();
    this.status = 'pending';
    this.changed(now);
  }

  /** The buyer it was kept for stepped back. */
  release(now: Date): void {
    if (this.status !== 'pending') return;
    this.status = 'active';
    this.changed(now);
  }

  delete(): void {
    record(this, new ListingDeleted(this.id, this.sellerId, this.mediaIds));
  }

  private changed(now: Date): void {
    this.updatedAt = now;
    const { id, sellerId, title, price, status, images, category } = this;
    record(
      this,
      new ListingChanged(id, sellerId, title, price, status, images[0] ?? null, now.toISOString(), category),
    );
  }

  private words(): ListingWords {
    const { title, description, price, category, condition, location, zipCode, tags } = this;
    return { title, description, price, category, condition, location, zipCode, tags };
  }

  private say({
    title,
    description,
    price,
    category,
    condition,
    location,
    zipCode,
    tags,
  }: ListingWords): void {
    this.title = title;
    this.description = description;
    this.priceCents = toCents(price);
    this.category = category;
    this.condition = condition;
    this.location = location || null;
    this.zipCode = zipCode || null;
    this.tags = tags ?? this.tags;
  }
}

ListingSchema.setClass(Listing);
