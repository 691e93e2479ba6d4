import { aiListingInfoPage, createAiListingPage } from '#contract/pages/catalog';
import type { Feature } from '../../../../app/feature';

/** What the product's AI does for whoever sells: the ways to begin, and how it works. */
export const createAi: Feature = {
  name: 'create-ai',
  namespaces: ['create-ai'],
  routes: [
    {
      path: createAiListingPage.path,
      page: () => import('./chooser-page').then(({ ChooserPage }) => ChooserPage),
    },
    { path: aiListingInfoPage.path, page: () => import('./info-page').then(({ InfoPage }) => InfoPage) },
  ],
  nav: [{ to: aiListingInfoPage.path, label: 'nav.ai-listings', places: ['support'], order: 20 }],
  slots: {
    'home-sections': () => import('./home-ai').then(({ HomeAi }) => HomeAi),
    'member-sections': () => import('./home-ai').then(({ HomeAiOfMembers }) => HomeAiOfMembers),
  },
};
