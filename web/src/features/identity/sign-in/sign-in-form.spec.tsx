import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { signIn } from './feature';

let dropped = true;
jest.mock('./unconfirmed-notice', () => {
  if (dropped) throw new Error('The connection was dropped');
  return jest.requireActual('./unconfirmed-notice');
});

describe('who has not confirmed their address', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is told so also when the code of the notice does not come, and sees it the next time', async () => {
    fakeServer({ 'POST /api/auth/sign-in': refusal(403, 'identity.email-not-confirmed') });
    await renderApp('/auth', [signIn]);
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(await screen.findByText('Email not confirmed')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');

    dropped = false;
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Resend email' })).toBeVisible();
  });
});
