import { Command } from '@nestjs/cqrs';
import type { Category } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import type {
  OrderCancelCause,
  OrderEvent,
  OrderSource,
  OrderStatus,
  ShipToShape,
} from '#contract/monetization/orders';

/**
 * Somebody who was invited is removed for abuse: what their invitation brought is taken back from both sides, whenever
 * that was. Within the caller's transaction, if there is one; nothing for who was not invited. For whatever comes to remove
 * people for abuse (docs/adr/0047); nothing does yet.
 */
export class ClawBackReferral extends Command<void> {
  constructor(readonly friendId: string) {
    super();
  }
}

/** What is bought, as it is now; the order keeps it. */
export interface OrderedItem {
  /** Null when no listing stands behind it. */
  listingId: string | null;
  title: string;
  category: Category;
  image: ImageDescriptor | null;
  /** What the two agreed on. */
  priceCents: number;
}

/**
 * Opens an order, or the one the two have been talking of, and answers its id; one that they have already is that one. Within
 * the caller's transaction, before it locks anything but the listing: a listing on sale is kept for the buyer from now on.
 * Both are told. @throws ItemNotFree when it is sold or kept for somebody else
 */
export class OpenOrder extends Command<string> {
  constructor(
    readonly source: OrderSource,
    readonly item: OrderedItem,
    readonly sellerId: string,
    readonly buyerId: string,
    /** Who opens it: the other one is told. */
    readonly byId: string,
    readonly shipTo: ShipToShape | null = null,
  ) {
    super();
  }
}

/** Something happened to an order, told in order of what happened to it. */
export class OrderChanged {
  static readonly type = 'monetization.order-changed';
  constructor(
    readonly orderId: string,
    readonly event: OrderEvent,
    /** Who did it; null when nobody did, or nobody is told who. */
    readonly byId: string | null,
    readonly listingId: string | null,
    readonly buyerId: string,
    readonly sellerId: string,
    readonly status: OrderStatus,
    /** Of one that was canceled. */
    readonly cause: OrderCancelCause | null = null,
  ) {}
}
