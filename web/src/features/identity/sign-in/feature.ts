import { signInPage } from '#contract/pages/identity';
import type { Feature } from '../../../app/feature';

export const signIn: Feature = {
  name: 'sign-in',
  namespaces: ['identity'],
  routes: [
    {
      path: signInPage.path,
      page: () => import('./sign-in-page').then(({ SignInPage }) => SignInPage),
      access: 'visitor',
    },
  ],
};
