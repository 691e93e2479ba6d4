import type { PageDeclaration } from './page.js';

export const notificationsPage = {
  path: '/notifications',
  title: 'notifications:title',
  description: 'notifications:description',
  personal: true,
} as const satisfies PageDeclaration;

export const unsubscribePage = {
  path: '/unsubscribe',
  title: 'notifications:unsubscribe.title',
  description: 'notifications:unsubscribe.lead',
  personal: true,
} as const satisfies PageDeclaration;
