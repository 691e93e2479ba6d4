import { CreditCard } from 'lucide-react';
import { pricingPage } from '#contract/pages/monetization';
import { SALES } from '../../../app/dialog-parameters';
import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const pricing: Feature = {
  name: 'pricing',
  namespaces: ['pricing', 'plans', 'plan-terms'],
  routes: [
    { path: pricingPage.path, page: () => import('./pricing-page').then(({ PricingPage }) => PricingPage) },
  ],
  nav: [
    {
      to: paths.pricing,
      label: 'nav.upgrade',
      icon: CreditCard,
      places: ['top', 'quick-links'],
      order: 90,
    },
  ],
};

/** Apart, so that the page does not load its words. */
export const contactSales: Feature = {
  name: 'contact-sales',
  namespaces: ['contact-sales', 'community-errors', 'platform-errors'],
  routes: [],
  dialogs: [
    {
      parameter: SALES,
      page: () => import('./sales/sales-dialog').then(({ SalesDialog }) => SalesDialog),
    },
  ],
};
