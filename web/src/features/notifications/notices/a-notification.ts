import type { NotificationShape } from '#contract/notices/notices';
import type { NotificationPage } from '../../../api/notifications/notifications.gen';

/** For tests: the notice of a chat message, unless something else is wanted. */
export const aNotification = (wanted: Partial<NotificationShape> = {}): NotificationShape => ({
  id: '01930000-0000-7000-8000-0000000000c1',
  kind: 'chat_message',
  code: 'chat-message',
  params: { name: 'Noor', preview: 'Is it still there?' },
  link: '/chat/noor?listing=chair',
  read: false,
  createdAt: new Date().toISOString(),
  ...wanted,
});

export const anOffer = (wanted: Partial<NotificationShape> = {}) =>
  aNotification({
    id: '01930000-0000-7000-8000-0000000000c2',
    kind: 'offer',
    code: 'offer-made',
    params: { name: 'Ilan', amount: 90, title: 'Walnut lounge chair' },
    link: '/chat/ilan?listing=chair',
    ...wanted,
  });

/** For tests: a page of them, of which all that are unread are on it. */
export const aPage = (
  items: NotificationShape[],
  wanted: Partial<NotificationPage> = {},
): NotificationPage => ({
  items,
  nextCursor: null,
  unread: items.filter(({ read }) => !read).length,
  ...wanted,
});
