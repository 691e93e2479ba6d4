import type { Feature } from '../../../app/feature';

export const sharing: Feature = {
  name: 'sharing',
  namespaces: ['sharing'],
  routes: [],
  slots: {
    'listing-tools': () => import('./share-visit').then(({ ShareVisit }) => ShareVisit),
    'listing-seller': () => import('./social-boost').then(({ SocialBoost }) => SocialBoost),
  },
};
