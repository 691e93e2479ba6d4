import { v7 as uuid } from 'uuid';
import {
  OPEN_ORDER_STATUSES,
  ORDER_LIMITS,
  ORDER_STATUSES_UNDER_WAY,
  type OrderEvent,
  type OrderHappening,
  type OrderSide,
  type OrderStatus,
  type ShipToShape,
} from '#contract/monetization/orders';
import { DAY_MS } from '#contract/time';
import { record } from '#platform/outbox/domain-event';
import { OrderChanged } from '../monetization.contract.js';
import { blankOrder, OrderSchema } from './order.columns.js';
import { type OrderState, sideOf } from './order.policy.js';
import { type Said, withHappening } from './order-history.js';
import { type Issue, labelOf, type OrderParts, type Parcel } from './order-parts.js';
import { OrderTouched } from './order-touched.js';

/** A seller sends a buyer one thing. Who may do what is in `order.policy.ts`. */
export class Order extends OrderSchema.class {
  /** The buyer asks to have it sent. */
  static request(parts: OrderParts, now: Date): Order {
    const order = Order.of(parts, now);
    order.become('requested', now);
    order.tell('requested', 'buyer', now);
    return order;
  }

  static open(parts: OrderParts, byId: string, now: Date): Order {
    const order = Order.of(parts, now);
    order.open(byId, now);
    return order;
  }

  private static of({ item, ...parts }: OrderParts, now: Date): Order {
    const addressedAt = parts.shipTo && now;
    return Object.assign(new Order(), blankOrder(), parts, item, { id: uuid(), createdAt: now, addressedAt });
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

  get isUnderWay(): boolean {
    return ORDER_STATUSES_UNDER_WAY.includes(this.status);
  }

  idOf(side: OrderSide): string {
    return side === 'buyer' ? this.buyerId : this.sellerId;
  }

  /** Both want it sent. */
  open(byId: string, now: Date): void {
    this.openedAt = now;
    this.become('pending_shipment', now);
    this.tell('opened', sideOf(byId, this), now);
  }

  decline(now: Date): void {
    this.close('declined', now);
    this.shipTo = null;
    this.tell('declined', 'seller', now);
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
    this.tell('canceled', side, now, { cause: 'person' });
  }

  sendTo(shipTo: ShipToShape, now: Date): void {
    this.shipTo = shipTo;
    this.addressedAt ??= now;
    this.touch('addressed', 'buyer', now);
  }

  ship(parcel: Parcel, now: Date): void {
    Object.assign(this, labelOf(parcel));
    // Whoever was reminded of their address is still to be told that it will count as received.
    Object.assign(this, { shippedAt: now, buyerRemindedAt: null });
    this.become('shipped', now);
    this.tell('shipped', 'seller', now, { trackingNumber: this.trackingNumber ?? null });
  }

  /** What is sent is sold, for as much as the sale says. */
  sell(saleId: string, priceCents: number): void {
    Object.assign(this, { saleId, priceCents });
  }

  /** The number was not right. */
  track(parcel: Parcel, now: Date): void {
    Object.assign(this, labelOf(parcel));
    this.touch('tracked', 'seller', now, { trackingNumber: this.trackingNumber ?? null });
  }

  /** It arrived, says one of the two, or the time. The sale has taken over whatever was kept for it. */
  deliver(side: OrderSide | null, saleId: string | null, now: Date): void {
    Object.assign(this, { saleId, receivedBy: side, deliveredAt: now, reservedAt: null });
    if (side === 'buyer') this.confirmedAt = now;
    this.close('delivered', now);
    this.tell('delivered', side, now);
  }

  /** It went back, or to somebody else: what is reported from now on is between the two, and keeps the item from nobody. */
  letGo(now: Date): void {
    this.letGoAt ??= now;
    this.reservedAt = null;
  }

  report({ reason, text, photos }: Issue, now: Date): void {
    Object.assign(this, { issueReason: reason, issueText: text, issuePhotos: photos, issueAnswer: '' });
    Object.assign(this, { reportedAt: now, settledAt: null, closedAt: null, confirmedAt: null });
    this.become('issue_reported', now);
    this.tell('reported', 'buyer', now, { reason, words: text });
  }

  /** The seller has seen to it; the buyer says whether that was so, or time does. */
  resolve(answer: string, now: Date): void {
    Object.assign(this, { issueAnswer: answer, settledAt: now, buyerRemindedAt: null });
    this.become('resolved', now);
    this.tell('resolved', 'seller', now, { words: answer });
  }

  refund(answer: string, now: Date): void {
    Object.assign(this, { issueAnswer: answer, settledAt: now });
    this.letGo(now);
    this.close('refunded', now);
    this.tell('refunded', 'seller', now, { words: answer });
  }

  /** The buyer has the money back. */
  settle(now: Date): void {
    this.confirmedAt = now;
    this.updatedAt = now;
    this.tell('settled', 'buyer', now);
  }

  private close(status: OrderStatus, now: Date): void {
    this.closedAt = now;
    this.become(status, now);
  }

  private become(status: OrderStatus, now: Date): void {
    // What comes back takes nobody's place among those that a plan follows.
    if (isOpen(status) && !isOpen(this.status)) this.openSince = now;
    this.status = status;
    this.updatedAt = now;
  }

  /** Told both in their thread, and each in a notice. */
  private tell(event: OrderEvent, by: OrderSide | null, now: Date, said: Said = {}): void {
    this.remember(event, by, now, said);
    const { id, listingId, buyerId, sellerId, status } = this;
    const told = [listingId ?? null, buyerId, sellerId, status, said.cause ?? null] as const;
    record(this, new OrderChanged(id, event, by && this.idOf(by), ...told));
  }

  /** Seen by who looks, and not told in their thread. */
  private touch(what: 'addressed' | 'tracked', by: OrderSide, now: Date, said: Said = {}): void {
    this.updatedAt = now;
    this.remember(what, by, now, said);
    const seen = what === 'addressed' ? 'address' : null;
    record(this, new OrderTouched(this.id, this.buyerId, this.sellerId, seen));
  }

  private remember(event: OrderHappening, by: OrderSide | null, now: Date, said: Said): void {
    this.history = withHappening(this.history, { event, by, at: now.toISOString(), ...said });
  }
}

const isOpen = (status: OrderStatus): boolean => OPEN_ORDER_STATUSES.some((open) => open === status);

OrderSchema.setClass(Order);
