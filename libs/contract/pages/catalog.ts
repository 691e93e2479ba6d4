import type { PageDeclaration } from './page.js';

export const homePage = {
  path: '/',
  title: 'home:title',
  description: 'home:description',
  drawn: true,
} as const satisfies PageDeclaration;

export const browsePage = {
  path: '/listings',
  title: 'browse:title',
  description: 'browse:description',
  drawn: true,
} as const satisfies PageDeclaration;

/** Its head is the listing's own; these words are for when there is none. */
export const listingPage = {
  path: '/listing/:id',
  title: 'listing:not-found',
  description: 'listing:not-found-text',
  drawn: true,
} as const satisfies PageDeclaration;

export const createListingPage = {
  path: '/create-listing',
  title: 'create-listing:create.title',
  description: 'create-listing:create.description',
} as const satisfies PageDeclaration;

export const savedSearchesPage = {
  path: '/saved-searches',
  title: 'saved-searches:title',
  description: 'saved-searches:description',
  personal: true,
} as const satisfies PageDeclaration;

/** Where a guest's mail leads to say yes to it. */
export const confirmSearchPage = {
  path: '/saved-searches/confirm',
  title: 'saved-searches:confirm.title',
  description: 'saved-searches:confirm.lead',
  personal: true,
} as const satisfies PageDeclaration;

/** Where its mails lead to stop them. */
export const stopSearchPage = {
  path: '/saved-searches/stop',
  title: 'saved-searches:stop.title',
  description: 'saved-searches:stop.lead',
  personal: true,
} as const satisfies PageDeclaration;

export const listingReportPage = {
  path: '/admin/listing-reports/:id',
  title: 'reports:page.title',
  description: 'reports:page.description',
  personal: true,
} as const satisfies PageDeclaration;

export const dashboardPage = {
  /** The parameter names one of its pages: `dashboardTabs` of the web's features. */
  path: '/dashboard/:tab?',
  title: 'dashboard:title',
  description: 'dashboard:lead',
  personal: true,
} as const satisfies PageDeclaration;

/** One person's own; for search engines too it is where favorites are (spec 3, section 4). */
export const favoritesPage = {
  path: '/favorites',
  title: 'favorites:title',
  description: 'favorites:lead',
} as const satisfies PageDeclaration;

export const feedPage = {
  path: '/feed',
  title: 'feed:title',
  description: 'feed:description',
} as const satisfies PageDeclaration;
