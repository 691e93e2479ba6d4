import type { PageDeclaration } from './page.js';

export const aboutPage = {
  path: '/about',
  title: 'pages:about.title',
  description: 'pages:about.description',
  drawn: true,
} as const satisfies PageDeclaration;

export const contactPage = {
  path: '/contact',
  title: 'contact:title',
  description: 'contact:description',
  drawn: true,
} as const satisfies PageDeclaration;

export const privacyPage = {
  path: '/privacy',
  also: '/privacy-policy',
  title: 'pages:privacy.title',
  description: 'pages:privacy.lead',
  drawn: true,
} as const satisfies PageDeclaration;

export const termsPage = {
  path: '/terms',
  also: '/terms-of-service',
  title: 'pages:terms.title',
  description: 'pages:terms.lead',
  drawn: true,
} as const satisfies PageDeclaration;

/** Its head is the person's own; these words are for when there is none. */
export const trustProfilePage = {
  path: '/trust-profile/:id',
  title: 'trust:not-found',
  description: 'trust:not-found-text',
  drawn: true,
} as const satisfies PageDeclaration;

/** The reviews of a person; its head is their own, as on their profile. */
export const reviewsPage = {
  path: '/reviews/:id',
  title: 'trust:not-found',
  description: 'trust:not-found-text',
  drawn: true,
} as const satisfies PageDeclaration;

/** Without a person's id: one's own, which lie in the dashboard. */
export const ownReviewsPage = {
  path: '/reviews',
  title: 'dashboard:tabs.reviews',
  description: 'reviews:mine.lead',
  personal: true,
} as const satisfies PageDeclaration;

export const reviewReportPage = {
  path: '/admin/review-reports/:id',
  title: 'reviews:report-page.title',
  description: 'reviews:report-page.description',
  personal: true,
} as const satisfies PageDeclaration;

export const meetupsPage = {
  path: '/meetups',
  title: 'meetups:title',
  description: 'meetups:description',
  personal: true,
} as const satisfies PageDeclaration;

/** A meetup as a friend of one of the two sees it: whoever has the link, without an account. */
export const sharedMeetupPage = {
  path: '/shared-meetup/:token',
  title: 'meetup-aids:shared.title',
  description: 'meetup-aids:shared.description',
  personal: true,
} as const satisfies PageDeclaration;

/** The assistant and the help texts. */
export const supportPage = {
  path: '/support/chat',
  also: '/support-chat',
  title: 'assistant:support.title',
  description: 'assistant:support.description',
} as const satisfies PageDeclaration;

/** The assistant about an item, `?item=`. */
export const assistantPage = {
  path: '/ai-assistant',
  title: 'assistant:page.title',
  description: 'assistant:page.description',
} as const satisfies PageDeclaration;
