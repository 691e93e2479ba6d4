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

export const marketValuePage = {
  path: '/market-value',
  title: 'market-value:title',
  description: 'market-value:lead',
} as const satisfies PageDeclaration;

export const createAiListingPage = {
  path: '/create-ai-listing',
  title: 'create-ai:title',
  description: 'create-ai:description',
} as const satisfies PageDeclaration;

export const createImageListingPage = {
  path: '/create-image-listing',
  title: 'create-image:title',
  description: 'create-image:description',
} as const satisfies PageDeclaration;

export const createTextListingPage = {
  path: '/create-text-listing',
  title: 'create-text:title',
  description: 'create-text:description',
} as const satisfies PageDeclaration;

export const aiListingInfoPage = {
  path: '/ai-listing-info',
  title: 'create-ai:info.title',
  description: 'create-ai:info.description',
  drawn: true,
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

/** By voice; what was said on the next page comes along. */
export const createVoicePage = {
  path: '/create-voice-listing',
  title: 'create-voice:title',
  description: 'create-voice:description',
} as const satisfies PageDeclaration;

export const voiceRecorderPage = {
  path: '/voice-recorder',
  title: 'voice-recorder:title',
  description: 'voice-recorder:description',
} as const satisfies PageDeclaration;
