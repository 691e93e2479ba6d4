import { Package } from 'lucide-react';
import { orderPage, ordersPage, packingSlipPage } from '#contract/pages/monetization';
import { SHIP } from '../../../app/dialog-parameters';
import type { Feature } from '../../../app/feature';
import { lazyPage } from '../../../app/routing/lazy-page';

export const orders: Feature = {
  name: 'orders',
  namespaces: ['orders', 'monetization-errors', 'media-errors', 'platform-errors'],
  routes: [
    {
      path: ordersPage.path,
      page: () => import('./list/orders-page').then(({ OrdersPage }) => OrdersPage),
      access: 'signed-in',
    },
    {
      path: orderPage.path,
      page: () => import('./page/order-page').then(({ OrderPage }) => OrderPage),
      access: 'signed-in',
    },
    {
      path: packingSlipPage.path,
      page: () => import('./page/packing-slip-page').then(({ PackingSlipPage }) => PackingSlipPage),
      access: 'signed-in',
    },
  ],
  dialogs: [
    { parameter: SHIP, page: () => import('./choose/ship-dialog').then(({ ShipDialog }) => ShipDialog) },
  ],
  nav: [
    {
      to: ordersPage.path,
      label: 'nav.orders',
      icon: Package,
      places: ['account'],
      order: 36,
      access: 'signed-in',
    },
  ],
  dashboardTabs: [
    {
      id: 'orders',
      label: 'tabs.orders',
      icon: Package,
      badge: lazyPage(() => import('./list/orders-badge').then(({ OrdersBadge }) => OrdersBadge)),
      page: () => import('./list/sold-orders').then(({ SoldOrders }) => SoldOrders),
      order: 28,
    },
  ],
  slots: { 'thread-order': () => import('./deal/order-card').then(({ OrderCard }) => OrderCard) },
};
