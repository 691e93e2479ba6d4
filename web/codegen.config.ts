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
    './src/api/catalog/own-listings.gen.ts': {
      exportName: 'ownListingsApi',
      filterEndpoints: tagged('own-listings'),
    },
    './src/api/catalog/sellers.gen.ts': { exportName: 'sellersApi', filterEndpoints: tagged('sellers') },
    './src/api/identity/identity.gen.ts': {
      exportName: 'identityApi',
      filterEndpoints: tagged('identity', 'profile'),
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
    './src/api/media/media.gen.ts': { exportName: 'mediaApi', filterEndpoints: tagged('media') },
  },
};

export default config;
