import { defineEntity, p } from '@mikro-orm/core';
import type { Category } from '#contract/listings';
import type { ImageDescriptor } from '#contract/media';
import type { Carrier } from '#contract/monetization/carriers';
import type {
  IssueReason,
  OrderCancelCause,
  OrderHappeningShape,
  OrderSide,
  OrderSource,
  OrderStatus,
  ShipToShape,
} from '#contract/monetization/orders';

export const OrderSchema = defineEntity({
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
    category: p.text().$type<Category>(),
    image: p.json<ImageDescriptor>().nullable(),
    priceCents: p.integer(),
    shipTo: p.json<ShipToShape>().nullable(),
    /** Since when it is known where to. */
    addressedAt: p.datetime().nullable(),
    carrier: p.text().$type<Carrier>().nullable(),
    trackingNumber: p.text().nullable(),
    receivedBy: p.text().$type<OrderSide>().nullable(),
    issueReason: p.text().$type<IssueReason>().nullable(),
    issueText: p.text(),
    issuePhotos: p.json<ImageDescriptor[]>(),
    issueAnswer: p.text(),
    history: p.json<OrderHappeningShape[]>(),
    canceledBy: p.text().$type<OrderSide>().nullable(),
    cancelCause: p.text().$type<OrderCancelCause>().nullable(),
    reservedAt: p.datetime().nullable(),
    /** Since when the item is not its buyer's by this order any more, whatever the two still have to settle. */
    letGoAt: p.datetime().nullable(),
    saleId: p.uuid().nullable(),
    createdAt: p.datetime(),
    openedAt: p.datetime().nullable(),
    /** Since when its seller has it under way; of one that was closed and is reported, since then. */
    openSince: p.datetime().nullable(),
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

/** What has not happened to a new order. */
const NOT_YET = [
  'carrier',
  'trackingNumber',
  'receivedBy',
  'issueReason',
  'canceledBy',
  'cancelCause',
  'reservedAt',
  'letGoAt',
  'saleId',
  'openedAt',
  'openSince',
  'shippedAt',
  'deliveredAt',
  'reportedAt',
  'settledAt',
  'confirmedAt',
  'closedAt',
  'sellerRemindedAt',
  'buyerRemindedAt',
] as const;

/** What a new order begins with. */
export const blankOrder = () => ({
  ...Object.fromEntries(NOT_YET.map((name) => [name, null])),
  issueText: '',
  issuePhotos: [],
  issueAnswer: '',
  history: [],
});
