import { notificationsPage } from '#contract/pages/notifications';
import type { Feature } from '../../../app/feature';

export const notices: Feature = {
  name: 'notices',
  namespaces: ['notifications'],
  routes: [
    {
      path: notificationsPage.path,
      page: () => import('./notifications-page').then(({ NotificationsPage }) => NotificationsPage),
      access: 'signed-in',
    },
  ],
  slots: {
    'top-bar': () => import('./bell').then(({ Bell }) => Bell),
  },
};
