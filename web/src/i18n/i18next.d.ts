import 'i18next';
import type bots from '../locales/en/bots.json';
import type catalog from '../locales/en/catalog.json';
import type chat from '../locales/en/chat.json';
import type common from '../locales/en/common.json';
import type createListing from '../locales/en/create-listing.json';
import type dashboard from '../locales/en/dashboard.json';
import type errors from '../locales/en/errors.json';
import type home from '../locales/en/home.json';
import type identity from '../locales/en/identity.json';
import type notifications from '../locales/en/notifications.json';
import type pages from '../locales/en/pages.json';
import type pricing from '../locales/en/pricing.json';
import type safety from '../locales/en/safety.json';
import type search from '../locales/en/search.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      errors: typeof errors;
      home: typeof home;
      identity: typeof identity;
      catalog: typeof catalog;
      'create-listing': typeof createListing;
      pages: typeof pages;
      safety: typeof safety;
      search: typeof search;
      chat: typeof chat;
      notifications: typeof notifications;
      bots: typeof bots;
      dashboard: typeof dashboard;
      pricing: typeof pricing;
    };
  }
}
