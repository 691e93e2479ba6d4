import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  goHome,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { shownToast } from '../../../ui/toast/toast-store';
import { mailLinks } from './feature';

const CONFIRM = 'POST /api/auth/confirm-email';
const RESET = 'POST /api/auth/reset-password';
const open = (address: string) =>
  renderApp(address, [mailLinks, stub('/'), stub('/listings'), stub('/create-listing'), stub('/auth')]);

afterEach(() => {
  forgetEverything();
  jest.restoreAllMocks();
});

describe('a confirmation link', () => {
  it('confirms by itself and signs the member in', async () => {
    const calls = fakeServer({ [CONFIRM]: { body: aSession() } });
    await open('/confirm-email?token=abc');
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(screen.getByText('Email confirmed!')).toBeVisible();
    expect(calls).toMatchObject([{ body: { token: 'abc' } }]);
  });

  it.each([
    ['%2Fcreate-listing', 'Arrived at /create-listing'],
    ['%2F%2Fevil.example', 'Arrived at /listings'],
  ])('goes on to where one was going: %s', async (next, arrived) => {
    fakeServer({ [CONFIRM]: { body: aSession() } });
    await open(`/confirm-email?token=abc&next=${next}`);
    expect(await screen.findByText(arrived)).toBeVisible();
  });

  it('leads nobody on who has gone elsewhere before the answer', async () => {
    const confirmed = Promise.withResolvers<{ body: object }>();
    fakeServer({ [CONFIRM]: () => confirmed.promise });
    await open('/confirm-email?token=abc');
    await goHome();
    confirmed.resolve({ body: aSession() });
    expect(await screen.findByText('Email confirmed!')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it('asks for a new one that leads on as well', async () => {
    const calls = fakeServer({
      [CONFIRM]: refusal(422, 'identity.link-no-longer-valid'),
      'POST /api/auth/resend-confirmation': { status: 202 },
    });
    await open('/confirm-email?token=old&next=%2Fcreate-listing');
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}');
    expect(await screen.findByText('Confirmation email sent')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org', next: '/create-listing' });
  });

  it('offers a new one when it no longer works', async () => {
    const calls = fakeServer({
      [CONFIRM]: refusal(422, 'identity.link-no-longer-valid'),
      'POST /api/auth/resend-confirmation': { status: 202 },
    });
    await open('/confirm-email?token=old');
    const resend = await screen.findByRole('button', { name: 'Resend email' });
    await userEvent.click(resend);
    expect(await screen.findByText('Please enter your email')).toBeVisible();
    expect(shownToast()).toBeNull();
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org{Enter}');
    expect(await screen.findByText('Confirmation email sent')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org' });
  });

  it('can be tried again when the server could not be reached', async () => {
    let reachable = false;
    fakeServer({ [CONFIRM]: () => (reachable ? { body: aSession() } : 'network-error') });
    await open('/confirm-email?token=abc');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Network error. Please check your connection and try again.')).toBeVisible();
    reachable = true;
    await userEvent.click(retry);
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
  });
});

describe('a forgotten password', () => {
  it('is answered alike for every address', async () => {
    const calls = fakeServer({ 'POST /api/auth/forgot-password': { status: 202 } });
    await open('/forgot-password');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org{Enter}');
    expect(await screen.findByText('A link is on its way')).toBeVisible();
    expect(screen.getByText(/If there is an account for ada@example.org/)).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('keeps where one was going, through the mail as well', async () => {
    const calls = fakeServer({ 'POST /api/auth/forgot-password': { status: 202 }, [RESET]: { status: 204 } });
    await open('/forgot-password?next=%2Fcreate-listing');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org{Enter}');
    expect(await screen.findByText('A link is on its way')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org', next: '/create-listing' });
    cleanup();
    await open('/reset-password?token=abc&next=%2Fcreate-listing');
    await userEvent.type(screen.getByLabelText('New password'), 'abcdef{Enter}');
    expect(await screen.findByText('Arrived at /auth')).toBeVisible();
    expect(location.search).toBe('?next=%2Fcreate-listing');
  });

  it('is replaced by a new one', async () => {
    const calls = fakeServer({ [RESET]: { status: 204 } });
    await open('/reset-password?token=abc');
    await userEvent.type(screen.getByLabelText('New password'), 'abc{Enter}');
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
    expect(screen.getByLabelText('New password')).toBeInvalid();
    expect(shownToast()).toBeNull();
    await userEvent.type(screen.getByLabelText('New password'), 'def{Enter}');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(await screen.findByText('Arrived at /auth')).toBeVisible();
    expect(calls).toMatchObject([{ body: { token: 'abc', password: 'abcdef' } }]);
  });

  it('leads nobody to the sign-in who has gone elsewhere before it was replaced', async () => {
    const replaced = Promise.withResolvers<{ status: number }>();
    fakeServer({ [RESET]: () => replaced.promise });
    await open('/reset-password?token=abc');
    await userEvent.type(screen.getByLabelText('New password'), 'abcdef{Enter}');
    await goHome();
    replaced.resolve({ status: 204 });
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it.each(['/reset-password', '/reset-password?token=old'])(
    'needs a link that works: %s',
    async (address) => {
      fakeServer({ [RESET]: refusal(422, 'identity.link-no-longer-valid') });
      await open(address);
      const field = screen.queryByLabelText('New password');
      if (field) await userEvent.type(field, 'abcdef{Enter}');
      expect(await screen.findByRole('link', { name: 'Send link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
      const heading = screen.getByRole('heading', { name: 'This link no longer works' });
      expect(document.activeElement).toBe(field ? heading : document.body);
    },
  );
});

describe('a signed-in guest', () => {
  it('may look at these pages too', async () => {
    fakeServer({});
    await open('/forgot-password');
    await signedInAs(aGuestSession());
    expect(screen.getByLabelText('Email')).toBeVisible();
  });
});

describe('a link about a change of address', () => {
  it.each([
    ['/change-email', 'POST /api/auth/confirm-email-change', 'Use this email', 'Email changed', 'Settings'],
    [
      '/keep-email',
      'POST /api/auth/undo-email-change',
      'Keep this email',
      'Your email stays',
      'Choose a new password',
    ],
  ])('%s waits for a tap, and says what is so now', async (path, route, submit, done, after) => {
    const calls = fakeServer({ [route]: { body: { email: 'ada@example.org' } } });
    await open(`${path}?token=abc`);
    const button = await screen.findByRole('button', { name: submit });
    expect(calls).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByRole('heading', { name: done })).toHaveFocus();
    expect(screen.getByText(/ada@example.org/)).toBeVisible();
    expect(screen.getByRole('link', { name: after })).toBeVisible();
    expect(calls).toMatchObject([{ route, body: { token: 'abc' } }]);
  });

  it.each([['?token=abc'], ['']])('says that it no longer works (%j)', async (search) => {
    fakeServer({
      'POST /api/auth/confirm-email-change': refusal(422, 'identity.link-no-longer-valid'),
    });
    await open(`/change-email${search}`);
    const button = screen.queryByRole('button', { name: 'Use this email' });
    if (button) await userEvent.click(button);
    const heading = await screen.findByRole('heading', { name: 'This link no longer works' });
    // Who has tapped nothing has lost nothing.
    expect(document.activeElement).toBe(button ? heading : document.body);
  });

  it('says that somebody else has taken the address', async () => {
    fakeServer({ 'POST /api/auth/confirm-email-change': refusal(409, 'identity.email-registered') });
    await open('/change-email?token=abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Use this email' }));
    expect(await screen.findByText('Account already exists')).toBeVisible();
  });
});
