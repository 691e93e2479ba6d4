import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const signIn: Feature = {
  name: 'sign-in',
  namespaces: ['identity'],
  routes: [
    {
      path: paths.signIn,
      page: () => import('./sign-in-page').then(({ SignInPage }) => SignInPage),
      access: 'visitor',
    },
  ],
};
