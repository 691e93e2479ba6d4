import type { Feature } from '../../../app/feature';

export const places: Feature = {
  name: 'places',
  namespaces: ['places'],
  routes: [],
  slots: {
    'browse-filters': () => import('./nearby-filter').then(({ NearbyFilter }) => NearbyFilter),
    'listing-distance': () => import('./listing-distance').then(({ ListingDistance }) => ListingDistance),
    'member-sections': () => import('./near-you').then(({ NearYou }) => NearYou),
    settings: () => import('./place-settings').then(({ PlaceSettings }) => PlaceSettings),
  },
};
