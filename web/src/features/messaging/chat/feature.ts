import { HandCoins, MessagesSquare } from 'lucide-react';
import { chatPage } from '#contract/pages/messaging';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';
import { lazyPage } from '../../../app/routing/lazy-page';

export const chat: Feature = {
  name: 'chat',
  namespaces: ['chat', 'messaging-errors', 'media-errors', 'platform-errors'],
  routes: [
    {
      // One for the list and its conversations, so that choosing one leaves the list as it stands.
      path: chatPage.path,
      also: chatPage.also,
      page: () => import('./chat-page').then(({ ChatPage }) => ChatPage),
      access: 'signed-in',
      refusal: { title: 'chat.refused.title', description: 'chat.refused.description' },
      // A conversation on a phone is alone with its composer; the way back leads to the list.
      frame: (pathname) => (pathname.startsWith(`${paths.chat}/`) ? 'focus' : 'window'),
    },
  ],
  slots: { home: () => import('./links/waiting').then(({ Waiting }) => Waiting) },
  dashboardTabs: [
    {
      id: 'offers',
      label: 'tabs.offers',
      icon: HandCoins,
      badge: lazyPage(() => import('./links/offers-badge').then(({ OffersBadge }) => OffersBadge)),
      page: () => import('./links/offers-to-answer').then(({ OffersToAnswer }) => OffersToAnswer),
      order: 35,
    },
  ],
};

/** The ways to the chat from other pages, which need none of its texts. */
export const chatLinks: Feature = {
  name: 'chat-links',
  namespaces: [],
  routes: [],
  nav: [
    {
      to: paths.chat,
      label: 'nav.messages',
      icon: MessagesSquare,
      badge: lazyPage(() => import('./links/unread-badge').then(({ UnreadBadge }) => UnreadBadge)),
      places: ['top', 'bottom', 'account', 'dashboard'],
      order: 30,
      access: 'signed-in',
    },
  ],
  slots: {
    'listing-actions': () => import('./links/listing-actions').then(({ ListingActions }) => ListingActions),
    // What was written and never went out is sent from whatever page comes next.
    floating: () => import('./left-messages').then(({ LeftMessages }) => LeftMessages),
  },
};
