import type { Feature } from '../../../app/feature';
import { END_GUEST } from '../../../app/session/use-sign-out';

export const guest: Feature = {
  name: 'guest',
  namespaces: ['identity', 'identity-errors', 'platform-errors'],
  routes: [],
  dialogs: [
    { parameter: 'guest', page: () => import('./guest-dialog').then(({ GuestDialog }) => GuestDialog) },
    {
      parameter: END_GUEST,
      page: () => import('./end-guest-dialog').then(({ EndGuestDialog }) => EndGuestDialog),
    },
  ],
};
