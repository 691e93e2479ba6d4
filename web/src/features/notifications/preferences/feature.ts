import type { Feature } from '../../../app/feature';

export const noticePreferences: Feature = {
  name: 'notice-preferences',
  namespaces: ['notifications'],
  routes: [
    {
      path: '/unsubscribe',
      page: () => import('./unsubscribe-page').then(({ UnsubscribePage }) => UnsubscribePage),
    },
  ],
  slots: {
    settings: () =>
      import('./notification-settings').then(({ NotificationSettings }) => NotificationSettings),
  },
};
