import type { ContactTopic } from '#contract/contact';
import { browsePage, createListingPage, dashboardPage, homePage } from '#contract/pages/catalog';
import {
  aboutPage,
  contactPage,
  privacyPage,
  reviewsPage,
  termsPage,
  trustProfilePage,
} from '#contract/pages/community';
import { forgotPasswordPage, settingsPage, signInPage, signUpPage } from '#contract/pages/identity';
import { chatPage } from '#contract/pages/messaging';
import { pricingPage } from '#contract/pages/monetization';
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
  about: aboutPage.path,
  contact: contactPage.path,
  contactAbout: (topic: ContactTopic) => `${contactPage.path}?topic=${topic}`,
  privacy: privacyPage.path,
  terms: termsPage.path,
  trustProfile: (personId: string) => pathTo(trustProfilePage.path, personId),
  reviews: (personId: string) => pathTo(reviewsPage.path, personId),
} as const;
