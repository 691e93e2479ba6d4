import type { ConfigFile } from '@rtk-query/codegen-openapi';

type Operation = { operation: { tags?: string[] } };

const tagged =
  (...tags: string[]) =>
  (_name: string, { operation }: Operation) =>
    Boolean(operation.tags?.some((tag) => tags.includes(tag)));

/** One file for each context, so that a page loads only the endpoints it may call. Written by `npm run generate`. */
const config: ConfigFile = {
  schemaFile: '../libs/contract/openapi.json',
  apiFile: './src/api/base-api.ts',
  apiImport: 'baseApi',
  hooks: true,
  tag: true,
  encodePathParams: true,
  useUnknown: true,
  outputFiles: {
    './src/api/catalog/catalog.gen.ts': { exportName: 'catalogApi', filterEndpoints: tagged('catalog') },
    './src/api/catalog/search.gen.ts': { exportName: 'searchApi', filterEndpoints: tagged('search') },
    './src/api/catalog/market-value.gen.ts': {
      exportName: 'marketValueApi',
      filterEndpoints: tagged('market-value'),
    },
    './src/api/catalog/own-listings.gen.ts': {
      exportName: 'ownListingsApi',
      filterEndpoints: tagged('own-listings'),
    },
    './src/api/catalog/drafts.gen.ts': { exportName: 'draftsApi', filterEndpoints: tagged('drafts') },
    './src/api/catalog/drafting.gen.ts': {
      exportName: 'draftingApi',
      filterEndpoints: tagged('drafting'),
    },
    './src/api/catalog/selling.gen.ts': { exportName: 'sellingApi', filterEndpoints: tagged('selling') },
    './src/api/catalog/comments.gen.ts': { exportName: 'commentsApi', filterEndpoints: tagged('comments') },
    './src/api/catalog/places.gen.ts': { exportName: 'placesApi', filterEndpoints: tagged('places') },
    './src/api/catalog/alike.gen.ts': { exportName: 'alikeApi', filterEndpoints: tagged('alike') },
    './src/api/catalog/voice.gen.ts': { exportName: 'voiceApi', filterEndpoints: tagged('voice') },
    './src/api/catalog/feed.gen.ts': { exportName: 'feedApi', filterEndpoints: tagged('feed') },
    './src/api/catalog/favorites.gen.ts': {
      exportName: 'favoritesApi',
      filterEndpoints: tagged('favorites'),
    },
    './src/api/catalog/reports.gen.ts': { exportName: 'reportsApi', filterEndpoints: tagged('reports') },
    './src/api/catalog/market.gen.ts': { exportName: 'marketApi', filterEndpoints: tagged('market') },
    './src/api/catalog/recently-viewed.gen.ts': {
      exportName: 'recentlyViewedApi',
      filterEndpoints: tagged('recently-viewed'),
    },
    './src/api/catalog/insights.gen.ts': { exportName: 'insightsApi', filterEndpoints: tagged('insights') },
    './src/api/catalog/figures.gen.ts': { exportName: 'figuresApi', filterEndpoints: tagged('figures') },
    './src/api/catalog/sharing.gen.ts': { exportName: 'sharingApi', filterEndpoints: tagged('sharing') },
    './src/api/community/reviews.gen.ts': { exportName: 'reviewsApi', filterEndpoints: tagged('reviews') },
    './src/api/catalog/sellers.gen.ts': { exportName: 'sellersApi', filterEndpoints: tagged('sellers') },
    './src/api/catalog/saved-searches.gen.ts': {
      exportName: 'savedSearchesApi',
      filterEndpoints: tagged('saved-searches'),
    },
    './src/api/monetization/plan-administration.gen.ts': {
      exportName: 'planAdministrationApi',
      filterEndpoints: tagged('plan-administration'),
    },
    './src/api/monetization/my-plan.gen.ts': { exportName: 'myPlanApi', filterEndpoints: tagged('my-plan') },
    './src/api/identity/identity.gen.ts': {
      exportName: 'identityApi',
      filterEndpoints: tagged('identity', 'profile'),
    },
    './src/api/identity/own-data.gen.ts': {
      exportName: 'ownDataApi',
      filterEndpoints: tagged('own-data', 'own-sessions'),
    },
    './src/api/identity/onboarding.gen.ts': {
      exportName: 'onboardingApi',
      filterEndpoints: tagged('onboarding'),
    },
    './src/api/messaging/messaging.gen.ts': {
      exportName: 'messagingApi',
      filterEndpoints: tagged('messaging'),
    },
    './src/api/notifications/notifications.gen.ts': {
      exportName: 'notificationsApi',
      filterEndpoints: tagged('notifications'),
    },
    './src/api/messaging/bots.gen.ts': { exportName: 'botsApi', filterEndpoints: tagged('bots') },
    './src/api/community/community.gen.ts': {
      exportName: 'communityApi',
      filterEndpoints: tagged('community'),
    },
    './src/api/community/meetups.gen.ts': {
      exportName: 'meetupsApi',
      filterEndpoints: tagged('meetups'),
    },
    './src/api/monetization/orders.gen.ts': {
      exportName: 'ordersApi',
      filterEndpoints: tagged('orders'),
    },
    './src/api/community/meetup-places.gen.ts': {
      exportName: 'meetupPlacesApi',
      filterEndpoints: tagged('meetup-places'),
    },
    './src/api/community/meetup-aids.gen.ts': {
      exportName: 'meetupAidsApi',
      filterEndpoints: tagged('meetup-aids'),
    },
    './src/api/community/assistant.gen.ts': {
      exportName: 'assistantApi',
      filterEndpoints: tagged('assistant'),
    },
    './src/api/monetization/plans.gen.ts': { exportName: 'plansApi', filterEndpoints: tagged('plans') },
    './src/api/monetization/rewards.gen.ts': { exportName: 'rewardsApi', filterEndpoints: tagged('rewards') },
    './src/api/monetization/boosts.gen.ts': { exportName: 'boostsApi', filterEndpoints: tagged('boosts') },
    './src/api/monetization/referrals.gen.ts': {
      exportName: 'referralsApi',
      filterEndpoints: tagged('referrals'),
    },
    './src/api/monetization/partnerships.gen.ts': {
      exportName: 'partnershipsApi',
      filterEndpoints: tagged('partnerships'),
    },
    './src/api/media/media.gen.ts': { exportName: 'mediaApi', filterEndpoints: tagged('media') },
  },
};

export default config;
