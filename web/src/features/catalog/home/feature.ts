import { House } from 'lucide-react';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const home: Feature = {
  name: 'home',
  namespaces: ['home'],
  routes: [{ path: paths.home, page: () => import('./home-page').then(({ HomePage }) => HomePage) }],
  nav: [{ to: paths.home, label: 'nav.home', icon: House, places: ['bottom'], order: 10 }],
};
