import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const notices: Feature = {
  name: 'notices',
  namespaces: ['notifications'],
  routes: [
    {
      path: paths.notifications,
      page: () => import('./notifications-page').then(({ NotificationsPage }) => NotificationsPage),
      access: 'signed-in',
    },
  ],
  slots: {
    'top-bar': () => import('./bell').then(({ Bell }) => Bell),
  },
};
