import { all, another, SIGNED_IN_ONLY, type Try } from './try.js';

const credentials = { email: 'nobody@example.org', password: 'wrong' };

export const IDENTITY: readonly Try[] = [
  {
    route: 'POST /api/auth/sign-up',
    statuses: all(201),
    body: () => ({
      username: `newcomer_${another()}`,
      email: `newcomer${another()}@example.org`,
      password: 'a secret one',
      acceptTerms: true,
    }),
  },
  // Everybody may try; what they tried with is wrong.
  { route: 'POST /api/auth/sign-in', statuses: all(401), body: () => credentials },
  { route: 'POST /api/auth/confirm-email', statuses: all(422), body: () => ({ token: 'x'.repeat(43) }) },
  {
    route: 'POST /api/auth/reset-password',
    statuses: all(422),
    body: () => ({ token: 'x'.repeat(43), password: 'a secret one' }),
  },
  {
    route: 'POST /api/auth/resend-confirmation',
    statuses: all(202),
    body: () => ({ email: `x${another()}@example.org` }),
  },
  {
    route: 'POST /api/auth/forgot-password',
    statuses: all(202),
    body: () => ({ email: `x${another()}@example.org` }),
  },
  { route: 'POST /api/auth/refresh', statuses: [401, 200, 200, 200, 200] },
  { route: 'POST /api/auth/sign-out', statuses: all(204) },
  { route: 'GET /api/usernames/:username', statuses: all(200), path: () => '/api/usernames/somebody' },
  { route: 'POST /api/guests', statuses: all(201), body: () => ({}) },
  {
    route: 'POST /api/guests/log-in',
    statuses: all(401),
    body: () => ({ guestId: `Guest-AAAAAAA${another() % 10}`, pin: 'AAAAAA' }),
  },
  { route: 'GET /api/profile', statuses: SIGNED_IN_ONLY },
  { route: 'PATCH /api/profile', statuses: SIGNED_IN_ONLY, body: () => ({ language: 'es' }) },
  {
    // Only the owner has uploaded that picture.
    route: 'PUT /api/profile/avatar',
    statuses: [401, 403, 422, 200, 422],
    body: ({ upload }) => ({ imageId: upload }),
  },
  { route: 'DELETE /api/profile/avatar', statuses: [401, 403, 200, 200, 200] },
  {
    // Everybody's own password is another one.
    route: 'POST /api/profile/password',
    statuses: [401, 403, 422, 422, 422],
    body: () => ({ currentPassword: 'wrong', newPassword: 'another horse' }),
  },
  {
    route: 'POST /api/profile/email',
    statuses: [401, 403, 422, 422, 422],
    body: () => ({ currentPassword: 'wrong', email: 'another@example.org' }),
  },
  { route: 'GET /api/profile/phone', statuses: [401, 403, 200, 200, 200] },
  // They have no number.
  { route: 'POST /api/profile/phone/code', statuses: [401, 403, 409, 409, 409] },
  {
    route: 'POST /api/profile/phone/confirmation',
    statuses: [401, 403, 409, 409, 409],
    body: () => ({ code: '123456' }),
  },
  {
    route: 'POST /api/auth/confirm-email-change',
    statuses: all(422),
    body: () => ({ token: 'x'.repeat(43) }),
  },
  { route: 'POST /api/auth/undo-email-change', statuses: all(422), body: () => ({ token: 'x'.repeat(43) }) },
  { route: 'GET /api/profile/sessions', statuses: SIGNED_IN_ONLY },
  { route: 'DELETE /api/profile/sessions', statuses: [401, 204, 204, 204, 204] },
  {
    // Nobody's.
    route: 'DELETE /api/profile/sessions/:id',
    statuses: [401, 404, 404, 404, 404],
    path: ({ listing }) => `/api/profile/sessions/${listing}`,
  },
  {
    // Everybody's own password or PIN is another one.
    route: 'POST /api/profile/deletion',
    statuses: [401, 422, 422, 422, 422],
    body: () => ({ secret: 'wrong' }),
  },
  { route: 'GET /api/profile/onboarding', statuses: SIGNED_IN_ONLY },
  {
    route: 'PUT /api/profile/onboarding',
    statuses: [401, 204, 204, 204, 204],
    body: () => ({ step: 2, interests: ['photo'], completed: false }),
  },
  { route: 'GET /api/profile/export', statuses: SIGNED_IN_ONLY },
  { route: 'POST /api/profile/export', statuses: [401, 202, 202, 202, 202] },
  // None of them has one.
  { route: 'POST /api/profile/export/link', statuses: [401, 404, 404, 404, 404] },
  {
    route: 'GET /api/exports/file',
    statuses: all(404),
    path: () => `/api/exports/file?ticket=${'x'.repeat(43)}`,
  },
];
