import { Settings } from 'lucide-react';
import { settingsPage } from '#contract/pages/identity';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const settings: Feature = {
  name: 'settings',
  namespaces: ['identity', 'account', 'phone', 'data-export', 'identity-errors', 'platform-errors'],
  routes: [
    {
      path: settingsPage.path,
      page: () => import('./settings-page').then(({ SettingsPage }) => SettingsPage),
      access: 'signed-in',
    },
  ],
  nav: [
    {
      to: paths.settings,
      label: 'nav.settings',
      icon: Settings,
      places: ['account', 'dashboard'],
      order: 80,
      access: 'signed-in',
    },
  ],
};
