import { pricingPage } from '#contract/pages/monetization';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const pricing: Feature = {
  name: 'pricing',
  namespaces: ['pricing'],
  routes: [
    { path: pricingPage.path, page: () => import('./pricing-page').then(({ PricingPage }) => PricingPage) },
  ],
  nav: [{ to: paths.pricing, label: 'nav.upgrade', places: ['top', 'quick-links'], order: 90 }],
};
