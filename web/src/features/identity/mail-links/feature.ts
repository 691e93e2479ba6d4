import type { Feature } from '../../../app/feature';
import { paths } from '../../../app/paths';

/** What the mails link to, and the page that asks for one of them. */
export const mailLinks: Feature = {
  name: 'mail-links',
  namespaces: ['identity', 'identity-errors', 'platform-errors'],
  routes: [
    {
      path: '/confirm-email',
      page: () => import('./confirm-email-page').then(({ ConfirmEmailPage }) => ConfirmEmailPage),
    },
    {
      path: paths.forgotPassword,
      page: () => import('./forgot-password-page').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
    },
    {
      path: '/reset-password',
      page: () => import('./reset-password-page').then(({ ResetPasswordPage }) => ResetPasswordPage),
    },
    {
      path: '/change-email',
      page: () => import('./change-email-page').then(({ ChangeEmailPage }) => ChangeEmailPage),
    },
    {
      path: '/keep-email',
      page: () => import('./keep-email-page').then(({ KeepEmailPage }) => KeepEmailPage),
    },
  ],
};
