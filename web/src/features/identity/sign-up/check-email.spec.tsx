import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../api/fake-server';
import { aGuestSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { signUp } from './feature';

const SIGN_UP = 'POST /api/auth/sign-up';
const bring = () => screen.getByRole('checkbox', { name: 'Bring my guest listings along' });
const email = () => screen.getByLabelText('Email');

afterEach(() => {
  forgetEverything();
  jest.restoreAllMocks();
});

describe('a wrong address', () => {
  it('is changed in the form as it was sent, which takes the place of the first one', async () => {
    const calls = fakeServer({
      'GET /api/usernames/ada': { body: { available: true, suggestions: [] } },
      [SIGN_UP]: (body) => ({ status: 201, body: { email: (body as { email: string }).email } }),
    });
    await renderApp('/signup', [signUp]);
    await signedInAs(aGuestSession());
    await userEvent.click(await screen.findByRole('checkbox', { name: /Bring my guest/ }));
    await userEvent.type(screen.getByLabelText('Username'), 'ada');
    await userEvent.type(email(), 'ada@exampel.org');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('checkbox', { name: /I am 18 or older/ }));
    await screen.findByText('Username is available');
    await userEvent.type(email(), '{Enter}');
    expect(await screen.findByText('We sent a link to ada@exampel.org.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Change it' }));

    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveValue('ada@exampel.org');
    expect(bring()).not.toBeChecked();
    const asked = calls.length;
    await userEvent.clear(email());
    await userEvent.type(email(), 'ada@example.org{Enter}');
    expect(await screen.findByText('We sent a link to ada@example.org.')).toBeVisible();
    // Nobody asks whether their own username is taken.
    expect(calls.slice(asked).map(({ route }) => route)).toEqual([SIGN_UP]);
    expect(calls.at(-1)?.body).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      password: 'secret',
      acceptTerms: true,
      language: 'en',
      bringGuest: false,
      insteadOf: { email: 'ada@exampel.org', password: 'secret' },
    });
  });
});
