import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { Category, Condition, ListingStatus } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import { toCents, toUsd } from '#contract/money';
import { daysToRenewal, LISTING_MOVES, type ListingMove, mayMove } from '#contract/selling/listing-moves';
import { record } from '#platform/outbox/domain-event';
import {
  ListingChanged,
  ListingDeleted,
  ListingPublished,
  ListingSold,
  SaleCancelled,
} from '../catalog.contract.js';
import { ListingNotForSale, ListingNotReserved, ListingNotSold, RenewedRecently } from './listing.errors.js';
import { agingOf, popularityOf } from './popularity.js';

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
    placeId: p.integer().nullable(),
    audioId: p.uuid().nullable(),
    /** Made of a recording, which may have been left out. */
    spoken: p.boolean(),
    /** What it was written in. */
    draftId: p.uuid().nullable(),
    aiGenerated: p.boolean(),
    status: p.text().$type<ListingStatus>(),
    /** What keeps it for its buyer while it is pending: an offer, a meetup or an order; null: its seller does. */
    holdId: p.uuid().nullable(),
    viewCount: p.integer(),
    popularity: p.double(),
    /** When it was put up, or last renewed. */
    createdAt: p.datetime(),
    /** When it was put up, once it has been renewed. */
    firstListedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});

const REFUSALS = {
  reserve: ListingNotForSale,
  release: ListingNotReserved,
  sell: ListingNotForSale,
  relist: ListingNotSold,
  renew: ListingNotForSale,
} as const satisfies Record<ListingMove, new () => Error>;

/** A sale as far as the listing tells others of it; the price in USD. */
export interface SaleTerms {
  id: string;
  buyerId: string | null;
  price: number;
}

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
    media: {
      images: ImageDescriptor[];
      audioId?: string | null;
      spoken?: boolean;
      draftId?: string | null;
      aiGenerated?: boolean;
      placeId?: number | null;
    },
    now: Date,
  ): Listing {
    const listing = Object.assign(new Listing(), {
      id: uuid(),
      sellerId,
      images: media.images,
      placeId: media.placeId ?? null,
      audioId: media.audioId ?? null,
      spoken: media.spoken ?? false,
      draftId: media.draftId ?? null,
      aiGenerated: media.aiGenerated ?? false,
      status: 'active' as const,
      holdId: null,
      viewCount: 0,
      popularity: popularityOf(0, now),
      createdAt: now,
      firstListedAt: null,
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
        now.toISOString(),
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
  reserve(now: Date, holdId: string | null = null): void {
    this.move('reserve', now);
    this.holdId = holdId;
  }

  /** It waits for the same buyer as before: for everybody else nothing has changed. */
  passOn(holdId: string): void {
    this.holdId = holdId;
  }

  /** Kept for nobody any more: its seller takes it back, or (`letGo`) what kept it is over by itself. */
  release(now: Date, letGo?: true): void {
    this.move('release', now, undefined, letGo);
  }

  sell({ id, buyerId, price }: SaleTerms, now: Date): void {
    const { sellerId, title, category, condition } = this;
    this.move('sell', now, () =>
      record(
        this,
        new ListingSold(id, this.id, sellerId, buyerId, title, price, category, condition, now.toISOString()),
      ),
    );
  }

  /** The sale fell through; null when there is no record of one. */
  relist(sale: Omit<SaleTerms, 'price'> | null, now: Date): void {
    this.move('relist', now, () => {
      if (sale) record(this, new SaleCancelled(sale.id, this.id, this.sellerId, sale.buyerId, this.title));
    });
  }

  /** Stands among the newest again. @throws RenewedRecently */
  renew(now: Date): void {
    this.move('renew', now, () => {
      const days = daysToRenewal(this.createdAt, now);
      if (days > 0) throw new RenewedRecently(days);
      this.firstListedAt ??= this.createdAt;
      this.popularity = Number(this.popularity) + agingOf(this.createdAt, now);
      this.createdAt = now;
    });
  }

  delete(now: Date, byId: string): void {
    const { id, sellerId, mediaIds } = this;
    record(this, new ListingDeleted(id, sellerId, mediaIds, now.toISOString(), byId !== sellerId));
  }

  /** `before`: what is done, and told, before others hear of the change. */
  private move(move: ListingMove, now: Date, before?: () => void, letGo?: true): void {
    if (!mayMove(move, this.status)) throw new REFUSALS[move]();
    before?.();
    this.status = LISTING_MOVES[move].to;
    this.holdId = null;
    this.changed(now, letGo);
  }

  private changed(now: Date, letGo?: true): void {
    this.updatedAt = now;
    const { id, sellerId, title, price, status, images, category } = this;
    record(
      this,
      new ListingChanged(
        id,
        sellerId,
        title,
        price,
        status,
        images[0] ?? null,
        now.toISOString(),
        category,
        letGo,
      ),
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
