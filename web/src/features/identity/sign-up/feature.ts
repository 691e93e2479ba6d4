import { signUpPage } from '#contract/pages/identity';
import type { Feature } from '../../../app/feature';

export const signUp: Feature = {
  name: 'sign-up',
  namespaces: ['identity', 'identity-errors', 'platform-errors'],
  routes: [
    {
      path: signUpPage.path,
      page: () => import('./sign-up-page').then(({ SignUpPage }) => SignUpPage),
      access: 'visitor',
    },
  ],
};
