import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuid } from 'uuid';
import type { ImageDescriptor } from '#contract/media';
import { type Carrier, carrierOf, plainTracking } from '#contract/monetization/carriers';
import {
  type IssueReason,
  ORDER_LIMITS,
  type OrderCancelCause,
  type OrderEvent,
  type OrderSide,
  type OrderSource,
  type OrderStatus,
  type ShipToShape,
} from '#contract/monetization/orders';
import { record } from '#platform/outbox/domain-event';
import { OrderChanged, type OrderedItem } from '../monetization.contract.js';
import type { OrderState } from './order.policy.js';
import { OrderTouched } from './order-touched.js';

const OrderSchema = defineEntity({
  name: 'Order',
  schema: 'monetization',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary(),
    listingId: p.uuid().nullable(),
    buyerId: p.uuid(),
    sellerId: p.uuid(),
    source: p.text().$type<OrderSource>(),
    status: p.text().$type<OrderStatus>(),
    title: p.text(),
    image: p.json<ImageDescriptor>().nullable(),
    priceCents: p.integer(),
    shipTo: p.json<ShipToShape>().nullable(),
    carrier: p.text().$type<Carrier>().nullable(),
    trackingNumber: p.text().nullable(),
    receivedBy: p.text().$type<OrderSide>().nullable(),
    issueReason: p.text().$type<IssueReason>().nullable(),
    issueText: p.text(),
    issuePhotos: p.json<ImageDescriptor[]>(),
    issueAnswer: p.text(),
    canceledBy: p.text().$type<OrderSide>().nullable(),
    cancelCause: p.text().$type<OrderCancelCause>().nullable(),
    reservedAt: p.datetime().nullable(),
    saleId: p.uuid().nullable(),
    createdAt: p.datetime(),
    openedAt: p.datetime().nullable(),
    shippedAt: p.datetime().nullable(),
    deliveredAt: p.datetime().nullable(),
    reportedAt: p.datetime().nullable(),
    settledAt: p.datetime().nullable(),
    confirmedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    sellerRemindedAt: p.datetime().nullable(),
    buyerRemindedAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** What has not happened to a new order. */
const NOT_YET = [
  'carrier',
  'trackingNumber',
  'receivedBy',
  'issueReason',
  'canceledBy',
  'cancelCause',
  'reservedAt',
  'saleId',
  'openedAt',
  'shippedAt',
  'deliveredAt',
  'reportedAt',
  'settledAt',
  'confirmedAt',
  'closedAt',
  'sellerRemindedAt',
  'buyerRemindedAt',
] as const;

export interface OrderParts {
  source: OrderSource;
  item: OrderedItem;
  buyerId: string;
  sellerId: string;
  shipTo: ShipToShape | null;
}

export interface Issue {
  reason: IssueReason;
  text: string;
  photos: ImageDescriptor[];
}

/** How a parcel is found; without a carrier it is told by the number. */
export interface Parcel {
  trackingNumber: string;
  carrier: Carrier | null;
}

/** A seller sends a buyer one thing. Who may do what is in `order.policy.ts`. */
export class Order extends OrderSchema.class {
  /** The buyer asks to have it sent. */
  static request(parts: OrderParts, now: Date): Order {
    const order = Order.of(parts, now);
    order.become('requested', now);
    order.tell('requested', order.buyerId);
    return order;
  }

  static open(parts: OrderParts, byId: string, now: Date): Order {
    const order = Order.of(parts, now);
    order.open(byId, now);
    return order;
  }

  private static of({ item, ...parts }: OrderParts, now: Date): Order {
    const nothing = Object.fromEntries(NOT_YET.map((name) => [name, null]));
    const words = { issueText: '', issuePhotos: [], issueAnswer: '' };
    return Object.assign(new Order(), nothing, words, parts, item, { id: uuid(), createdAt: now });
  }

  /** What decides who may do what. */
  get state(): OrderState {
    return {
      status: this.status,
      cause: this.cancelCause ?? null,
      canceledBy: this.canceledBy ?? null,
      confirmed: Boolean(this.confirmedAt),
      closedAt: this.closedAt ?? null,
    };
  }

  /** It was sent, or seen to, so long ago that its buyer would have said if it had not arrived. */
  countsAsReceived(now: Date): boolean {
    const since = { shipped: this.shippedAt, resolved: this.settledAt }[
      this.status as 'shipped' | 'resolved'
    ];
    return Boolean(since) && now.getTime() - Number(since) >= ORDER_LIMITS.receivedAfterDays * DAY_MS;
  }

  get isOpen(): boolean {
    return ['pending_shipment', 'shipped', 'issue_reported'].includes(this.status);
  }

  idOf(side: OrderSide): string {
    return side === 'buyer' ? this.buyerId : this.sellerId;
  }

  /** Both want it sent. */
  open(byId: string, now: Date): void {
    this.openedAt = now;
    this.become('pending_shipment', now);
    this.tell('opened', byId);
  }

  decline(now: Date): void {
    this.close('declined', now);
    this.shipTo = null;
    this.tell('declined', this.sellerId);
  }

  /** Nothing is sent: nobody needs to know where to. */
  cancel(side: OrderSide, now: Date): void {
    Object.assign(this, {
      canceledBy: side,
      cancelCause: 'person',
      shipTo: null,
      reservedAt: null,
      saleId: null,
    });
    this.close('canceled', now);
    this.tell('canceled', this.idOf(side));
  }

  sendTo(shipTo: ShipToShape, now: Date): void {
    this.shipTo = shipTo;
    this.updatedAt = now;
    record(this, new OrderTouched(this.id, this.buyerId, this.sellerId, 'address'));
  }

  ship(parcel: Parcel, now: Date): void {
    this.label(parcel);
    this.shippedAt = now;
    this.become('shipped', now);
    this.tell('shipped', this.sellerId);
  }

  /** The number was not right. */
  track(parcel: Parcel, now: Date): void {
    this.label(parcel);
    this.updatedAt = now;
    record(this, new OrderTouched(this.id, this.buyerId, this.sellerId, null));
  }

  /** It arrived, says one of the two, or the time. The sale has taken over whatever was kept for it. */
  deliver(side: OrderSide | null, saleId: string | null, now: Date): void {
    Object.assign(this, { saleId, receivedBy: side, deliveredAt: now, reservedAt: null });
    if (side === 'buyer') this.confirmedAt = now;
    this.close('delivered', now);
    this.tell('delivered', side && this.idOf(side));
  }

  report({ reason, text, photos }: Issue, now: Date): void {
    Object.assign(this, { issueReason: reason, issueText: text, issuePhotos: photos, issueAnswer: '' });
    Object.assign(this, { reportedAt: now, settledAt: null, closedAt: null, confirmedAt: null });
    this.become('issue_reported', now);
    this.tell('reported', this.buyerId);
  }

  /** The seller has seen to it; the buyer says whether that was so, or time does. */
  resolve(answer: string, now: Date): void {
    Object.assign(this, { issueAnswer: answer, settledAt: now, buyerRemindedAt: null });
    this.become('resolved', now);
    this.tell('resolved', this.sellerId);
  }

  refund(answer: string, now: Date): void {
    Object.assign(this, { issueAnswer: answer, settledAt: now, reservedAt: null });
    this.close('refunded', now);
    this.tell('refunded', this.sellerId);
  }

  /** The buyer has the money back. */
  settle(now: Date): void {
    this.confirmedAt = now;
    this.updatedAt = now;
    this.tell('settled', this.buyerId);
  }

  private label({ trackingNumber, carrier }: Parcel): void {
    this.trackingNumber = plainTracking(trackingNumber);
    this.carrier = carrier ?? carrierOf(trackingNumber);
  }

  private close(status: OrderStatus, now: Date): void {
    this.closedAt = now;
    this.become(status, now);
  }

  private become(status: OrderStatus, now: Date): void {
    this.status = status;
    this.updatedAt = now;
  }

  private tell(event: OrderEvent, byId: string | null): void {
    const { id, listingId, buyerId, sellerId, status } = this;
    const cause = event === 'canceled' ? (this.cancelCause ?? null) : null;
    record(this, new OrderChanged(id, event, byId, listingId ?? null, buyerId, sellerId, status, cause));
  }
}

OrderSchema.setClass(Order);
