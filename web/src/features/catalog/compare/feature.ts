import type { Feature } from '../../../app/feature';

export const compare: Feature = {
  name: 'compare',
  namespaces: ['compare'],
  routes: [],
  slots: {
    'listing-compare': () => import('./compare-button').then(({ CompareButton }) => CompareButton),
  },
};
