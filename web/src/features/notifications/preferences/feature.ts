import { unsubscribePage } from '#contract/pages/notifications';
import type { Feature } from '../../../app/feature';

export const noticePreferences: Feature = {
  name: 'notice-preferences',
  namespaces: ['notifications'],
  routes: [
    {
      path: unsubscribePage.path,
      page: () => import('./unsubscribe-page').then(({ UnsubscribePage }) => UnsubscribePage),
    },
  ],
  slots: {
    settings: () =>
      import('./notification-settings').then(({ NotificationSettings }) => NotificationSettings),
  },
};
