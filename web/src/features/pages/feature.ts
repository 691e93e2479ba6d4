import type { Feature } from '../../app/feature';
import { paths } from '../../app/paths';

const privacy = () => import('./legal-page').then(({ PrivacyPage }) => PrivacyPage);
const terms = () => import('./legal-page').then(({ TermsPage }) => TermsPage);

export const pages: Feature = {
  name: 'pages',
  namespaces: ['pages'],
  routes: [
    { path: paths.about, page: () => import('./about-page').then(({ AboutPage }) => AboutPage) },
    { path: paths.privacy, page: privacy },
    { path: '/privacy-policy', page: privacy },
    { path: paths.terms, page: terms },
    { path: '/terms-of-service', page: terms },
  ],
  nav: [
    { to: paths.about, label: 'nav.about', places: ['quick-links'], order: 90 },
    { to: paths.privacy, label: 'nav.privacy', places: ['legal'], order: 10 },
    { to: paths.terms, label: 'nav.terms', places: ['legal'], order: 20 },
  ],
};

/** Apart from the others, so that an unknown address does not fetch their texts. */
export const notFound: Feature = {
  name: 'not-found',
  namespaces: [],
  routes: [{ path: '*', page: () => import('./not-found-page').then(({ NotFoundPage }) => NotFoundPage) }],
};
