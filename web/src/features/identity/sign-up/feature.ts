import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

export const signUp: Feature = {
  name: 'sign-up',
  namespaces: ['identity', 'identity-errors', 'platform-errors'],
  routes: [
    {
      path: paths.signUp,
      page: () => import('./sign-up-page').then(({ SignUpPage }) => SignUpPage),
      access: 'visitor',
    },
  ],
};
