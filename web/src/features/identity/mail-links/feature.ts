import {
  changeEmailPage,
  confirmEmailPage,
  forgotPasswordPage,
  keepEmailPage,
  resetPasswordPage,
} from '#contract/pages/identity';
import type { Feature } from '../../../app/feature';

/** What the mails link to, and the page that asks for one of them. */
export const mailLinks: Feature = {
  name: 'mail-links',
  namespaces: ['identity', 'identity-errors', 'platform-errors'],
  routes: [
    {
      path: confirmEmailPage.path,
      page: () => import('./confirm-email-page').then(({ ConfirmEmailPage }) => ConfirmEmailPage),
    },
    {
      path: forgotPasswordPage.path,
      page: () => import('./forgot-password-page').then(({ ForgotPasswordPage }) => ForgotPasswordPage),
    },
    {
      path: resetPasswordPage.path,
      page: () => import('./reset-password-page').then(({ ResetPasswordPage }) => ResetPasswordPage),
    },
    {
      path: changeEmailPage.path,
      page: () => import('./change-email-page').then(({ ChangeEmailPage }) => ChangeEmailPage),
    },
    {
      path: keepEmailPage.path,
      page: () => import('./keep-email-page').then(({ KeepEmailPage }) => KeepEmailPage),
    },
  ],
};
