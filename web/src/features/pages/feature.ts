import { aboutPage, privacyPage, termsPage } from '#contract/pages/community';
import type { Feature } from '../../app/feature';
import { paths } from '../../app/paths';

export const pages: Feature = {
  name: 'pages',
  namespaces: ['pages'],
  routes: [
    { path: aboutPage.path, page: () => import('./about-page').then(({ AboutPage }) => AboutPage) },
    {
      path: privacyPage.path,
      also: privacyPage.also,
      page: () => import('./legal-page').then(({ PrivacyPage }) => PrivacyPage),
    },
    {
      path: termsPage.path,
      also: termsPage.also,
      page: () => import('./legal-page').then(({ TermsPage }) => TermsPage),
    },
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
