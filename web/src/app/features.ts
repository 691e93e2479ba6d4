import { browse } from '../features/catalog/browse/feature';
import { comments } from '../features/catalog/comments/feature';
import { compare } from '../features/catalog/compare/feature';
import { createAi } from '../features/catalog/create-listing/chooser/feature';
import { createListing, drafts, leftDrafts } from '../features/catalog/create-listing/feature';
import { createImage } from '../features/catalog/create-listing/image/feature';
import { createText } from '../features/catalog/create-listing/text/feature';
import { createVoice, voiceFeatures, voiceRecorder } from '../features/catalog/create-listing/voice/feature';
import { dashboard } from '../features/catalog/dashboard/feature';
import { detail } from '../features/catalog/detail/feature';
import { favorites } from '../features/catalog/favorites/feature';
import { feed } from '../features/catalog/feed/feature';
import { home } from '../features/catalog/home/feature';
import { insights } from '../features/catalog/insights/feature';
import { market, memberMarket } from '../features/catalog/market/feature';
import { marketValue } from '../features/catalog/market-value/feature';
import { places } from '../features/catalog/places/feature';
import { recentlyViewed } from '../features/catalog/recently-viewed/feature';
import { reports } from '../features/catalog/reports/feature';
import { savedSearches } from '../features/catalog/saved-searches/feature';
import { selling } from '../features/catalog/selling/feature';
import { sharing } from '../features/catalog/sharing/feature';
import { assistant, assistantButton } from '../features/community/assistant/feature';
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
import { boosts } from '../features/monetization/boosts/feature';
import { choosePlan, myPlan, testCheckout } from '../features/monetization/my-plan/feature';
import { orders } from '../features/monetization/orders/feature';
import { contactSales, pricing } from '../features/monetization/pricing/feature';
import { invitation, referrals } from '../features/monetization/referrals/feature';
import { revenue } from '../features/monetization/revenue/feature';
import { rewards } from '../features/monetization/rewards/feature';
import { notices } from '../features/notifications/notices/feature';
import { noticePreferences } from '../features/notifications/preferences/feature';
import { notFound, pages } from '../features/pages/feature';
import type { Feature } from './feature';

/** Everything the product can do, as the shell sees it. */
export const features: readonly Feature[] = [
  home,
  browse,
  detail,
  assistant,
  assistantButton,
  comments,
  reports,
  sharing,
  savedSearches,
  createListing,
  createImage,
  createText,
  createAi,
  createVoice,
  voiceRecorder,
  voiceFeatures,
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
  leftDrafts,
  recentlyViewed,
  places,
  market,
  marketValue,
  rewards,
  pricing,
  boosts,
  referrals,
  invitation,
  orders,
  contactSales,
  myPlan,
  choosePlan,
  testCheckout,
  revenue,
  contact,
  meetups,
  meetupLinks,
  trustProfile,
  reviews,
  memberMarket,
  meetupAids,
  pages,
  notFound,
];
