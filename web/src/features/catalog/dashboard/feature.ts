import { LayoutDashboard, Tag } from 'lucide-react';
import { dashboardPage } from '#contract/pages/catalog';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const dashboard: Feature = {
  name: 'dashboard',
  namespaces: ['dashboard', 'identity'],
  routes: [
    {
      path: dashboardPage.path,
      page: () => import('./dashboard-page').then(({ DashboardPage }) => DashboardPage),
      access: 'signed-in',
    },
  ],
  nav: [
    {
      to: paths.dashboard,
      label: 'nav.dashboard',
      icon: LayoutDashboard,
      places: ['account'],
      order: 20,
      access: 'signed-in',
    },
  ],
  dashboardTabs: [
    {
      id: 'overview',
      label: 'tabs.overview',
      icon: LayoutDashboard,
      page: () => import('./overview/overview').then(({ Overview }) => Overview),
      order: 10,
    },
    {
      id: 'listings',
      label: 'tabs.listings',
      icon: Tag,
      page: () => import('./listings/own-listings').then(({ OwnListings }) => OwnListings),
      order: 20,
    },
  ],
};
