import { contactPage } from '#contract/pages/community';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const contact: Feature = {
  name: 'contact',
  namespaces: ['contact', 'community-errors', 'platform-errors'],
  routes: [
    { path: contactPage.path, page: () => import('./contact-page').then(({ ContactPage }) => ContactPage) },
  ],
  nav: [{ to: paths.contact, label: 'nav.contact', places: ['support'], order: 10 }],
};
