import { feedPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';

export const feed: Feature = {
  name: 'feed',
  namespaces: ['feed'],
  routes: [
    {
      path: feedPage.path,
      page: () => import('./feed-page').then(({ FeedPage }) => FeedPage),
      frame: 'focus',
    },
  ],
  slots: {
    'filter-links': () => import('./try-feed').then(({ TryFeed }) => TryFeed),
  },
};
