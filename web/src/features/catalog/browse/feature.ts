import { Search } from 'lucide-react';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const browse: Feature = {
  name: 'browse',
  namespaces: ['catalog'],
  routes: [
    { path: paths.listings, page: () => import('./browse-page').then(({ BrowsePage }) => BrowsePage) },
  ],
  nav: [
    {
      to: paths.listings,
      label: 'nav.browse',
      icon: Search,
      places: ['top', 'bottom', 'quick-links'],
      order: 15,
    },
  ],
};
