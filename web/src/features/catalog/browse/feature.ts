import { Compass, Search } from 'lucide-react';
import { browsePage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const browse: Feature = {
  name: 'browse',
  namespaces: ['browse'],
  routes: [
    { path: browsePage.path, page: () => import('./browse-page').then(({ BrowsePage }) => BrowsePage) },
  ],
  nav: [
    {
      to: paths.listings,
      label: 'nav.browse',
      icon: Search,
      places: ['top', 'quick-links'],
      order: 15,
    },
    { to: paths.listings, label: 'nav.explore', icon: Compass, places: ['bottom'], order: 15 },
  ],
};
