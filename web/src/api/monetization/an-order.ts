import type { Order, OrderEntry } from './orders';

type Past = Order['history'][number];

/** Something that happened to an order, for tests. */
export const aPast = (wanted: Pick<Past, 'event' | 'by' | 'at'> & Partial<Past>): Past => ({
  reason: null,
  cause: null,
  trackingNumber: null,
  words: '',
  ...wanted,
});

/** An order for tests, as its buyer sees it: on its way. */
export const anOrder = (wanted: Partial<Order> = {}): Order => ({
  id: '01930000-0000-7000-8000-0000000000f1',
  listingId: '01930000-0000-7000-8000-0000000000a1',
  title: 'Walnut lounge chair',
  category: 'home-garden',
  image: null,
  priceCents: 6000,
  buyer: { id: '01930000-0000-7000-8000-000000000001', name: 'Mara', avatar: null },
  seller: { id: '01930000-0000-7000-8000-000000000002', name: 'Theo', avatar: null },
  side: 'buyer',
  source: 'offer',
  status: 'shipped',
  shipTo: {
    name: 'Mara K',
    line1: '12 Blue Door Lane',
    line2: '',
    city: 'Wrenfield',
    region: 'MA',
    postalCode: '01301',
    country: 'US',
  },
  tracking: {
    number: '1Z999AA10123456784',
    carrier: 'ups',
    url: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
  },
  issue: null,
  cancel: null,
  receivedBy: null,
  may: ['confirm', 'report'],
  saleId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  openedAt: '2026-11-20T11:00:00.000Z',
  shippedAt: '2026-11-21T10:00:00.000Z',
  deliveredAt: null,
  reportedAt: null,
  settledAt: null,
  receivedAt: '2026-12-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  history: [
    aPast({ event: 'requested', by: 'buyer', at: '2026-11-20T10:00:00.000Z' }),
    aPast({ event: 'opened', by: 'seller', at: '2026-11-20T11:00:00.000Z' }),
    aPast({
      event: 'shipped',
      by: 'seller',
      at: '2026-11-21T10:00:00.000Z',
      trackingNumber: '1Z999AA10123456784',
    }),
  ],
  ...wanted,
});

export const anEntry = (wanted: Partial<Order> = {}): OrderEntry => {
  const order = anOrder(wanted);
  const { id, title, createdAt, listingId } = order;
  return { id, title, createdAt, listingId, locked: false, order };
};

/** One that the plan of its seller does not follow. */
export const aLockedEntry = (): OrderEntry => ({ ...anEntry(), locked: true, order: null });
