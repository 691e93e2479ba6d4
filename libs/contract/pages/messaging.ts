import type { PageDeclaration } from './page.js';

export const chatPage = {
  path: '/chat/:personId?',
  also: '/messages',
  title: 'chat:title',
  description: 'chat:description',
  personal: true,
} as const satisfies PageDeclaration;

export const reportPage = {
  path: '/admin/conversation-reports/:id',
  title: 'safety:report.title',
  description: 'chat:description',
  personal: true,
} as const satisfies PageDeclaration;
