import { House } from 'lucide-react';
import { homePage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const home: Feature = {
  name: 'home',
  namespaces: ['home'],
  routes: [{ path: homePage.path, page: () => import('./home-page').then(({ HomePage }) => HomePage) }],
  nav: [{ to: paths.home, label: 'nav.home', icon: House, places: ['bottom'], order: 10 }],
};
