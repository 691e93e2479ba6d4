import { feedPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { loadTexts } from '../../../i18n/i18n';

export const feed: Feature = {
  name: 'feed',
  namespaces: ['feed'],
  routes: [
    {
      path: feedPage.path,
      page: async () => {
        const [{ FeedPage }] = await Promise.all([import('./feed-page'), loadTexts(['sharing'])]);
        return FeedPage;
      },
      frame: 'focus',
    },
  ],
  slots: {
    'filter-links': () => import('./try-feed').then(({ TryFeed }) => TryFeed),
  },
};
