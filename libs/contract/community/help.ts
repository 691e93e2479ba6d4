import { PHONE_CODE_LIMITS } from '../accounts/phone.js';
import { DRAFTING_LIMITS } from '../ai/drafting.js';
import { CHAT_LIMITS } from '../chat.js';
import { DRAFT_LIMITS } from '../drafts.js';
import { COMPARABLES, LISTING_LIMITS, TRUSTED_SELLER_RATING, WITHIN_KM } from '../listings.js';
import { MEETUP_AIDS } from '../meetups/meetup-aids.js';
import { MEETUP_LIMITS } from '../meetups.js';
import { BOOST } from '../monetization/boosts.js';
import { COUPONS } from '../monetization/coupons.js';
import { limitOf } from '../monetization/plans.js';
import { REFERRAL } from '../monetization/referrals.js';
import { WEEKLY_CHALLENGE } from '../monetization/weekly-challenge.js';
import { toUsd } from '../money.js';
import { NOTIFICATION_LIMITS } from '../notices/notices.js';
import { OFFER_LIMITS } from '../offers/offer-limits.js';
import {
  browsePage,
  createListingPage,
  dashboardPage,
  favoritesPage,
  savedSearchesPage,
} from '../pages/catalog.js';
import {
  aboutPage,
  contactPage,
  meetupsPage,
  privacyPage,
  supportPage,
  termsPage,
} from '../pages/community.js';
import { forgotPasswordPage, settingsPage, signInPage, signUpPage } from '../pages/identity.js';
import { chatPage } from '../pages/messaging.js';
import {
  boostListingsPage,
  ordersPage,
  pricingPage,
  referralDashboardPage,
  rewardsPage,
} from '../pages/monetization.js';
import { pathTo } from '../pages/page.js';
import { PAGES } from '../pages/pages.js';
import { GUEST_LIMITS, PEOPLE_LIMITS, THEMES } from '../people.js';
import { SAVED_SEARCH_LIMITS } from '../saved-searches.js';
import { RENEWABLE_AFTER_DAYS } from '../selling/listing-moves.js';
import { MOST_STARS, REVIEW_LIMITS } from './reviews.js';

/** What the help is about, in the order it is shown. */
export const HELP_TOPICS = ['start', 'selling', 'buying', 'talking', 'meeting', 'trust'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

interface Declared {
  id: string;
  topic: HelpTopic;
  /** Path of the declaration of the page where one does it. */
  page?: string;
}

/** All that is explained; the words are those of `help:articles`. */
export const DECLARED_ARTICLES = [
  { id: 'what-it-is', topic: 'start', page: aboutPage.path },
  { id: 'guest', topic: 'start', page: signInPage.path },
  { id: 'guest-pin', topic: 'start' },
  { id: 'become-member', topic: 'start', page: signUpPage.path },
  { id: 'confirm-email', topic: 'start', page: signInPage.path },
  { id: 'forgot-password', topic: 'start', page: forgotPasswordPage.path },
  { id: 'profile', topic: 'start', page: settingsPage.path },
  { id: 'themes', topic: 'start', page: settingsPage.path },
  { id: 'sessions', topic: 'start', page: settingsPage.path },
  { id: 'delete-account', topic: 'start', page: settingsPage.path },
  { id: 'export', topic: 'start', page: settingsPage.path },
  { id: 'create-listing', topic: 'selling', page: createListingPage.path },
  { id: 'create-by-text', topic: 'selling', page: '/create-text-listing' },
  { id: 'create-by-photo', topic: 'selling', page: '/create-image-listing' },
  { id: 'create-by-voice', topic: 'selling', page: '/create-voice-listing' },
  { id: 'drafts', topic: 'selling', page: createListingPage.path },
  { id: 'photos', topic: 'selling', page: createListingPage.path },
  { id: 'listing-limit', topic: 'selling', page: signUpPage.path },
  { id: 'pricing-items', topic: 'selling' },
  { id: 'market-value', topic: 'selling', page: '/market-value' },
  { id: 'edit-listing', topic: 'selling', page: dashboardPage.path },
  { id: 'mark-sold', topic: 'selling', page: dashboardPage.path },
  { id: 'relist', topic: 'selling', page: dashboardPage.path },
  { id: 'renew', topic: 'selling', page: dashboardPage.path },
  { id: 'share', topic: 'selling' },
  { id: 'statistics', topic: 'selling', page: dashboardPage.path },
  { id: 'boosts', topic: 'selling', page: boostListingsPage.path },
  { id: 'weekly-reward', topic: 'selling', page: rewardsPage.path },
  { id: 'prohibited', topic: 'selling', page: termsPage.path },
  { id: 'search', topic: 'buying', page: browsePage.path },
  { id: 'nearby', topic: 'buying', page: browsePage.path },
  { id: 'saved-searches', topic: 'buying', page: savedSearchesPage.path },
  { id: 'favorites', topic: 'buying', page: favoritesPage.path },
  { id: 'payment', topic: 'buying', page: ordersPage.path },
  { id: 'comments', topic: 'buying' },
  { id: 'contact-seller', topic: 'talking', page: chatPage.path },
  { id: 'make-offer', topic: 'talking' },
  { id: 'accept-offer', topic: 'talking', page: dashboardPage.path },
  { id: 'offer-bot', topic: 'talking', page: pricingPage.path },
  { id: 'block', topic: 'talking', page: settingsPage.path },
  { id: 'report', topic: 'talking' },
  { id: 'meetup', topic: 'meeting', page: meetupsPage.path },
  { id: 'check-in', topic: 'meeting', page: meetupsPage.path },
  { id: 'cancel-meetup', topic: 'meeting', page: meetupsPage.path },
  { id: 'no-show', topic: 'meeting', page: meetupsPage.path },
  { id: 'reminders', topic: 'meeting', page: meetupsPage.path },
  { id: 'share-meetup', topic: 'meeting', page: meetupsPage.path },
  { id: 'safety', topic: 'meeting', page: termsPage.path },
  { id: 'write-review', topic: 'trust', page: dashboardPage.path },
  { id: 'review-shown', topic: 'trust' },
  { id: 'badges', topic: 'trust' },
  { id: 'phone-code', topic: 'trust', page: settingsPage.path },
  { id: 'private-data', topic: 'trust', page: privacyPage.path },
  { id: 'notifications', topic: 'trust', page: settingsPage.path },
  { id: 'plans', topic: 'trust', page: pricingPage.path },
  { id: 'invite-friend', topic: 'trust', page: referralDashboardPage.path },
  { id: 'assistant', topic: 'trust', page: supportPage.path },
  { id: 'contact', topic: 'trust', page: contactPage.path },
] as const satisfies readonly Declared[];
export type HelpId = (typeof DECLARED_ARTICLES)[number]['id'];
export interface HelpArticle {
  id: HelpId;
  topic: HelpTopic;
  /** Where one does it; null when there is no single page. */
  path: string | null;
  /** Title of that page, as a key of its words. */
  pageTitle: string | null;
}

/** What is explained today: an article about a page that is not there would promise something. */
export const HELP_ARTICLES: readonly HelpArticle[] = DECLARED_ARTICLES.flatMap((article: Declared) => {
  const page = Object.values(PAGES).find(({ path }) => path === article.page);
  if (article.page && !page) return [];
  const { id, topic } = article;
  return [{ id: id as HelpId, topic, path: page ? pathTo(page.path) : null, pageTitle: page?.title ?? null }];
});

/** Where somebody reads an article. */
export const helpPath = (id: HelpId): string => `${supportPage.path}?help=${id}`;

/** The figures that the words of the help are filled with: no other ones stand in them. */
export const HELP_FIGURES = {
  guestDays: GUEST_LIMITS.unusedDays,
  usernameMin: PEOPLE_LIMITS.usernameMin,
  usernameMax: PEOPLE_LIMITS.usernameMax,
  passwordMin: PEOPLE_LIMITS.passwordMin,
  draftText: DRAFTING_LIMITS.text,
  drafts: DRAFT_LIMITS.perPerson,
  draftDays: DRAFT_LIMITS.keptDays,
  images: LISTING_LIMITS.images,
  imageMb: LISTING_LIMITS.imageMegabytes,
  spokenImages: LISTING_LIMITS.spokenImages,
  draftImageMb: DRAFTING_LIMITS.imageMegabytes,
  guestListings: LISTING_LIMITS.perGuest,
  comparables: COMPARABLES.fewest,
  renewDays: RENEWABLE_AFTER_DAYS,
  boostCredits: BOOST.credits,
  boostDays: BOOST.days,
  weekGoal: WEEKLY_CHALLENGE.goal,
  weekCredits: WEEKLY_CHALLENGE.boostCredits,
  couponDollars: toUsd(COUPONS.amountCents),
  couponDays: COUPONS.validDays,
  within: Math.max(...WITHIN_KM),
  savedSearches: SAVED_SEARCH_LIMITS.perPerson,
  favorites: limitOf('free', 'favorites') ?? 0,
  message: CHAT_LIMITS.message,
  chatImages: CHAT_LIMITS.images,
  offerHours: OFFER_LIMITS.expiresAfterHours,
  bots: limitOf('premium', 'offer-bots') ?? 0,
  reports: limitOf('free', 'reports') ?? 0,
  daysAhead: MEETUP_LIMITS.daysAhead,
  checkInOpens: MEETUP_LIMITS.checkInOpensHours,
  checkInCloses: MEETUP_LIMITS.checkInClosesHours,
  missedMinutes: MEETUP_LIMITS.missedFromMinutes,
  missedHours: MEETUP_LIMITS.missedUntilHours,
  remindFirst: MEETUP_AIDS.reminders[0],
  remindLast: MEETUP_AIDS.reminders[1],
  shareHours: MEETUP_AIDS.shareHours,
  starsMin: 1,
  stars: MOST_STARS,
  reviewText: REVIEW_LIMITS.text,
  reviewPhotos: REVIEW_LIMITS.photos,
  reviewDays: REVIEW_LIMITS.openDays,
  reviewReply: REVIEW_LIMITS.reply,
  trustedRating: TRUSTED_SELLER_RATING,
  codeDigits: PHONE_CODE_LIMITS.digits,
  codeMinutes: PHONE_CODE_LIMITS.minutes,
  codesPerHour: PHONE_CODE_LIMITS.codesPerHour,
  inviteNewDays: REFERRAL.newForDays,
  inviteCredits: REFERRAL.credits,
  inviteHoldDays: REFERRAL.holdDays,
  invitesPerDay: REFERRAL.perDay,
  invitesPerMonth: REFERRAL.perMonth,
  mailAfter: NOTIFICATION_LIMITS.mailChatAfterMinutes,
  mailsPerHour: NOTIFICATION_LIMITS.mailsPerHour,
  themes: THEMES.length,
} as const;
