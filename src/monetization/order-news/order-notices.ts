import { ORDER_LIMITS } from '#contract/monetization/orders';
import type { Notice } from '#contract/notices/notices';
import { orderPage } from '#contract/pages/monetization';
import { pathTo } from '#contract/pages/page';
import type { OrderChanged } from '../monetization.contract.js';

/** The subject of an order's one notification: what happens next takes the place of what happened before. */
export const orderSubject = (orderId: string): string => `order:${orderId}`;

export const linkOfOrder = (orderId: string): string => pathTo(orderPage.path, orderId);

interface About {
  /** Of who did it. */
  name: string;
  title: string;
  /** The buyer has asked for it, and said where to; by now it may be over, and the address gone. */
  wasRequested: boolean;
}

/** What somebody is told. */
export function noticeOfOrder(
  { orderId, event, cause }: OrderChanged,
  { name, title, wasRequested }: About,
): Notice {
  const told = { kind: 'order', link: cause === 'left' ? null : linkOfOrder(orderId) } as const;
  switch (event) {
    case 'requested':
      return { ...told, code: 'order-requested', params: { name, title } };
    case 'opened':
      return { ...told, code: wasRequested ? 'order-accepted' : 'order-opened', params: { name, title } };
    case 'declined':
      return { ...told, code: 'order-declined', params: { name, title } };
    case 'canceled':
      return { ...told, code: 'order-canceled', params: { title } };
    case 'shipped':
      return {
        ...told,
        code: 'order-shipped',
        params: { name, title, days: ORDER_LIMITS.receivedAfterDays },
      };
    case 'delivered':
      return { ...told, code: 'order-delivered', params: { title } };
    case 'reported':
      return { ...told, code: 'order-reported', params: { name, title } };
    case 'resolved':
      return { ...told, code: 'order-resolved', params: { name, title } };
    case 'refunded':
      return { ...told, code: 'order-refunded', params: { name, title } };
    default:
      return { ...told, code: 'order-settled', params: { name, title } };
  }
}
