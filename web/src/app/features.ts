import { browse } from '../features/catalog/browse/feature';
import { comments } from '../features/catalog/comments/feature';
import { compare } from '../features/catalog/compare/feature';
import { createListing, drafts } from '../features/catalog/create-listing/feature';
import { dashboard } from '../features/catalog/dashboard/feature';
import { detail } from '../features/catalog/detail/feature';
import { favorites } from '../features/catalog/favorites/feature';
import { feed } from '../features/catalog/feed/feature';
import { home } from '../features/catalog/home/feature';
import { insights } from '../features/catalog/insights/feature';
import { market } from '../features/catalog/market/feature';
import { places } from '../features/catalog/places/feature';
import { recentlyViewed } from '../features/catalog/recently-viewed/feature';
import { reports } from '../features/catalog/reports/feature';
import { savedSearches } from '../features/catalog/saved-searches/feature';
import { selling } from '../features/catalog/selling/feature';
import { sharing } from '../features/catalog/sharing/feature';
import { contact } from '../features/community/contact/feature';
import { meetupAids } from '../features/community/meetup-aids/feature';
import { meetupLinks, meetups } from '../features/community/meetups/feature';
import { reviews } from '../features/community/reviews/feature';
import { trustProfile } from '../features/community/trust-profile/feature';
import { guest } from '../features/identity/guest/feature';
import { mailLinks } from '../features/identity/mail-links/feature';
import { onboarding } from '../features/identity/onboarding/feature';
import { settings } from '../features/identity/settings/feature';
import { signIn } from '../features/identity/sign-in/feature';
import { signUp } from '../features/identity/sign-up/feature';
import { chat, chatLinks } from '../features/messaging/chat/feature';
import { offerBot } from '../features/messaging/offer-bot/feature';
import { safety } from '../features/messaging/safety/feature';
import { pricing } from '../features/monetization/pricing/feature';
import { notices } from '../features/notifications/notices/feature';
import { noticePreferences } from '../features/notifications/preferences/feature';
import { notFound, pages } from '../features/pages/feature';
import type { Feature } from './feature';

/** Everything the product can do, as the shell sees it. */
export const features: readonly Feature[] = [
  home,
  browse,
  detail,
  comments,
  reports,
  sharing,
  savedSearches,
  createListing,
  signIn,
  signUp,
  guest,
  mailLinks,
  settings,
  onboarding,
  chat,
  chatLinks,
  notices,
  noticePreferences,
  offerBot,
  safety,
  dashboard,
  insights,
  selling,
  favorites,
  feed,
  compare,
  drafts,
  recentlyViewed,
  places,
  market,
  pricing,
  contact,
  meetups,
  meetupLinks,
  trustProfile,
  reviews,
  meetupAids,
  pages,
  notFound,
];
