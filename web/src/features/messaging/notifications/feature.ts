import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const notifications: Feature = {
  name: 'notifications',
  namespaces: ['notifications'],
  routes: [
    {
      path: paths.notifications,
      page: () => import('./notifications-page').then(({ NotificationsPage }) => NotificationsPage),
      access: 'signed-in',
    },
    {
      path: '/unsubscribe',
      page: () => import('./unsubscribe-page').then(({ UnsubscribePage }) => UnsubscribePage),
    },
  ],
  slots: {
    'top-bar': () => import('./bell').then(({ Bell }) => Bell),
    settings: () =>
      import('./notification-settings').then(({ NotificationSettings }) => NotificationSettings),
  },
};
