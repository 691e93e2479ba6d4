import type { Feature } from '../../../app/feature';

export const selling: Feature = {
  name: 'selling',
  namespaces: ['selling'],
  routes: [],
  slots: {
    'own-listing': () => import('./own-listing-actions').then(({ OwnListingActions }) => OwnListingActions),
  },
};
