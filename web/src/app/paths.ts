import type { ContactTopic } from '#contract/contact';
import { browsePage, createListingPage, dashboardPage, homePage } from '#contract/pages/catalog';
import {
  aboutPage,
  assistantPage,
  contactPage,
  privacyPage,
  reviewsPage,
  supportPage,
  termsPage,
  trustProfilePage,
} from '#contract/pages/community';
import { forgotPasswordPage, settingsPage, signInPage, signUpPage } from '#contract/pages/identity';
import { chatPage } from '#contract/pages/messaging';
import { pricingPage, referralDashboardPage } from '#contract/pages/monetization';
import { notificationsPage } from '#contract/pages/notifications';
import { pathTo } from '#contract/pages/page';
import { threadPath } from '#contract/pages/thread-path';
import { listingPath } from '../ui/listing/listing-path';

/** Addresses that one feature or the shell links to and another one owns. */
export const paths = {
  home: homePage.path,
  listings: browsePage.path,
  listing: listingPath,
  createListing: createListingPage.path,
  signIn: signInPage.path,
  /** For the landing page and the shell: who becomes a guest there lands on the dashboard. */
  continueAsGuest: `${signInPage.path}?guest=1&next=${encodeURIComponent(pathTo(dashboardPage.path))}`,
  signUp: signUpPage.path,
  forgotPassword: forgotPasswordPage.path,
  settings: settingsPage.path,
  chat: pathTo(chatPage.path),
  chatWith: threadPath,
  notifications: notificationsPage.path,
  dashboard: pathTo(dashboardPage.path),
  pricing: pricingPage.path,
  /** For whoever needs a plan for something: they come back to it once they have paid. */
  pricingFrom: ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
    `${pricingPage.path}?next=${encodeURIComponent(pathname + search + hash)}`,
  referrals: referralDashboardPage.path,
  about: aboutPage.path,
  contact: contactPage.path,
  support: supportPage.path,
  assistantAbout: (listingId: string) => `${assistantPage.path}?item=${listingId}`,
  contactAbout: (topic: ContactTopic) => `${contactPage.path}?topic=${topic}`,
  privacy: privacyPage.path,
  terms: termsPage.path,
  trustProfile: (personId: string) => pathTo(trustProfilePage.path, personId),
  reviews: (personId: string) => pathTo(reviewsPage.path, personId),
} as const;
