import { toCents } from '#contract/money';
import { HOUR_MS } from '#contract/time';
import { forgetRecordedEvents, recordedEvents } from '#platform/outbox/domain-event';
import { OrderChanged, type OrderedItem } from '../monetization.contract.js';
import { Order } from '../orders/order.entity.js';
import { DEMO_ADDRESS, type DemoOrder } from './demo-orders.js';

/** There are so many steps at most. */
const STEPS = 5;

interface Stage {
  now: Date;
  item: Omit<OrderedItem, 'priceCents'>;
  sellerId: string;
  buyerId: string;
  /** Of what changed hands. */
  saleId: string | null;
}

/** What both were told of an order, and when. */
interface Told {
  change: OrderChanged;
  at: Date;
}

/** An order as the two could have made it, the steps evenly spread over the time since it was begun. */
export function playOrder(
  demo: DemoOrder,
  { now, item, sellerId, buyerId, saleId }: Stage,
): { order: Order; told: Told[] } {
  const { price, begunHoursAgo, hasAddress, trackingNumber, issue, end } = demo;
  let step = 0;
  const next = () => new Date(now.getTime() - begunHoursAgo * HOUR_MS * (1 - step++ / STEPS));
  const parts = {
    source: saleId ? ('sale' as const) : ('offer' as const),
    item: { ...item, priceCents: toCents(price) },
    sellerId,
    buyerId,
    shipTo: hasAddress ? DEMO_ADDRESS : null,
  };
  const order = Order.open(parts, sellerId, next());
  order.saleId = saleId;
  if (trackingNumber) order.ship({ trackingNumber, carrier: null }, next());
  if (issue) order.report({ reason: issue.reason, text: issue.said, photos: [] }, next());
  if (end === 'confirmed') order.deliver('buyer', saleId, next());
  else if (end) order.refund(end.refunded, next());
  const told = recordedEvents(order).flatMap((change) =>
    change instanceof OrderChanged ? [{ change, at: timeOf(change, order) }] : [],
  );
  forgetRecordedEvents(order);
  return { order, told };
}

const timeOf = ({ event }: OrderChanged, { history }: Order): Date =>
  new Date(history.find((past) => past.event === event)?.at ?? Number.NaN);
