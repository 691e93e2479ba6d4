import type { Feature } from '../../../app/feature';

export const comments: Feature = {
  name: 'comments',
  namespaces: ['comments', 'catalog-errors'],
  routes: [],
  slots: { 'listing-below': () => import('./comments').then(({ Comments }) => Comments) },
};
