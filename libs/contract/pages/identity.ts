import type { PageDeclaration } from './page.js';

export const signInPage = {
  path: '/auth',
  title: 'identity:sign-in.title',
  description: 'identity:sign-in.lead',
  drawn: true,
} as const satisfies PageDeclaration;

export const signUpPage = {
  path: '/signup',
  title: 'identity:sign-up.title',
  description: 'identity:sign-up.lead',
  drawn: true,
} as const satisfies PageDeclaration;

export const settingsPage = {
  path: '/settings',
  title: 'identity:settings.title',
  description: 'identity:settings.description',
  personal: true,
} as const satisfies PageDeclaration;

export const forgotPasswordPage = {
  path: '/forgot-password',
  title: 'identity:forgot.title',
  description: 'identity:forgot.lead',
  personal: true,
} as const satisfies PageDeclaration;

export const resetPasswordPage = {
  path: '/reset-password',
  title: 'identity:reset.title',
  description: 'identity:reset.lead',
  personal: true,
} as const satisfies PageDeclaration;

export const confirmEmailPage = {
  path: '/confirm-email',
  title: 'identity:confirm.title',
  description: 'identity:confirm.description',
  personal: true,
} as const satisfies PageDeclaration;

export const changeEmailPage = {
  path: '/change-email',
  title: 'identity:change-email.title',
  description: 'identity:change-email.lead',
  personal: true,
} as const satisfies PageDeclaration;

export const keepEmailPage = {
  path: '/keep-email',
  title: 'identity:keep-email.title',
  description: 'identity:keep-email.lead',
  personal: true,
} as const satisfies PageDeclaration;
