import type { Feature } from '../../../app/feature';

export const recentlyViewed: Feature = {
  name: 'recently-viewed',
  namespaces: ['recently-viewed'],
  routes: [],
  slots: {
    'member-sections': () => import('./viewed-by-member').then(({ ViewedByMember }) => ViewedByMember),
    'home-sections': () => import('./viewed-by-visitor').then(({ ViewedByVisitor }) => ViewedByVisitor),
  },
};
