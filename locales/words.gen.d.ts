// Written by `npm run generate` from the folders of `locales`.
import 'i18next';
import type account from './en/account.json' with { type: 'json' };
import type bots from './en/bots.json' with { type: 'json' };
import type catalog from './en/catalog.json' with { type: 'json' };
import type catalogErrors from './en/catalog-errors.json' with { type: 'json' };
import type chat from './en/chat.json' with { type: 'json' };
import type comments from './en/comments.json' with { type: 'json' };
import type common from './en/common.json' with { type: 'json' };
import type communityErrors from './en/community-errors.json' with { type: 'json' };
import type contact from './en/contact.json' with { type: 'json' };
import type createListing from './en/create-listing.json' with { type: 'json' };
import type dashboard from './en/dashboard.json' with { type: 'json' };
import type favorites from './en/favorites.json' with { type: 'json' };
import type feed from './en/feed.json' with { type: 'json' };
import type home from './en/home.json' with { type: 'json' };
import type identity from './en/identity.json' with { type: 'json' };
import type identityErrors from './en/identity-errors.json' with { type: 'json' };
import type identityMails from './en/identity-mails.json' with { type: 'json' };
import type makeOffer from './en/make-offer.json' with { type: 'json' };
import type market from './en/market.json' with { type: 'json' };
import type mediaErrors from './en/media-errors.json' with { type: 'json' };
import type messagingErrors from './en/messaging-errors.json' with { type: 'json' };
import type noticeMails from './en/notice-mails.json' with { type: 'json' };
import type notifications from './en/notifications.json' with { type: 'json' };
import type notificationsErrors from './en/notifications-errors.json' with { type: 'json' };
import type pages from './en/pages.json' with { type: 'json' };
import type platformErrors from './en/platform-errors.json' with { type: 'json' };
import type pricing from './en/pricing.json' with { type: 'json' };
import type recentlyViewed from './en/recently-viewed.json' with { type: 'json' };
import type reports from './en/reports.json' with { type: 'json' };
import type safety from './en/safety.json' with { type: 'json' };
import type search from './en/search.json' with { type: 'json' };
import type selling from './en/selling.json' with { type: 'json' };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      bots: typeof bots;
      catalog: typeof catalog;
      'catalog-errors': typeof catalogErrors;
      chat: typeof chat;
      comments: typeof comments;
      common: typeof common;
      'community-errors': typeof communityErrors;
      contact: typeof contact;
      'create-listing': typeof createListing;
      dashboard: typeof dashboard;
      favorites: typeof favorites;
      feed: typeof feed;
      home: typeof home;
      identity: typeof identity;
      'identity-errors': typeof identityErrors;
      'identity-mails': typeof identityMails;
      'make-offer': typeof makeOffer;
      market: typeof market;
      'media-errors': typeof mediaErrors;
      'messaging-errors': typeof messagingErrors;
      'notice-mails': typeof noticeMails;
      notifications: typeof notifications;
      'notifications-errors': typeof notificationsErrors;
      pages: typeof pages;
      'platform-errors': typeof platformErrors;
      pricing: typeof pricing;
      'recently-viewed': typeof recentlyViewed;
      reports: typeof reports;
      safety: typeof safety;
      search: typeof search;
      selling: typeof selling;
    };
  }
}
