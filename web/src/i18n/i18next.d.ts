import 'i18next';
import type catalog from '../locales/en/catalog.json';
import type common from '../locales/en/common.json';
import type errors from '../locales/en/errors.json';
import type home from '../locales/en/home.json';
import type identity from '../locales/en/identity.json';
import type pages from '../locales/en/pages.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      errors: typeof errors;
      home: typeof home;
      identity: typeof identity;
      catalog: typeof catalog;
      pages: typeof pages;
    };
  }
}
