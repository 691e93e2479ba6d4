import { CreditCard } from 'lucide-react';
import { subscriptionPage, testCheckoutPage } from '#contract/pages/monetization';
import { PLAN } from '../../../app/dialog-parameters';
import type { Feature } from '../../../app/feature';

export const myPlan: Feature = {
  name: 'my-plan',
  namespaces: ['my-plan', 'plans', 'plan-terms', 'monetization-errors', 'platform-errors'],
  routes: [
    {
      path: subscriptionPage.path,
      page: () => import('./own/my-plan-page').then(({ MyPlanPage }) => MyPlanPage),
      access: 'member',
    },
  ],
  nav: [
    {
      to: subscriptionPage.path,
      label: 'nav.subscriptions',
      icon: CreditCard,
      places: ['dashboard'],
      order: 23,
      access: 'member',
    },
  ],
};

/** Over whatever page a plan is chosen on. */
export const choosePlan: Feature = {
  name: 'choose-plan',
  namespaces: ['choose-plan', 'plans', 'plan-terms', 'monetization-errors', 'platform-errors'],
  routes: [],
  dialogs: [
    {
      parameter: PLAN,
      page: () => import('./choose/choose-dialog').then(({ ChooseDialog }) => ChooseDialog),
    },
  ],
};

export const testCheckout: Feature = {
  name: 'test-checkout',
  namespaces: ['test-checkout', 'plans', 'plan-terms', 'monetization-errors', 'platform-errors'],
  routes: [
    {
      path: testCheckoutPage.path,
      page: () =>
        import('./test-checkout/test-checkout-page').then(({ TestCheckoutPage }) => TestCheckoutPage),
      access: 'member',
    },
  ],
};
