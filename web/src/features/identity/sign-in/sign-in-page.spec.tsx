import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { shownToast } from '../../../ui/toast/toast-store';
import { signIn } from './feature';

const SIGN_IN = 'POST /api/auth/sign-in';
const features = [signIn, stub('/listings'), stub('/create-listing')];
const open = (address = '/auth') => renderApp(address, features);

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('main').querySelector<HTMLButtonElement>('button[type=submit]');

async function fillIn(address = 'ada@example.org', secret = 'secret') {
  await userEvent.type(email(), address);
  await userEvent.type(password(), `${secret}{Enter}`);
}
const sent = (calls: FakeCall[]) => calls.filter(({ route }) => route === SIGN_IN).map(({ body }) => body);

describe('the sign-in page', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('signs a member in, greets them and goes on to the listings', async () => {
    const calls = fakeServer({ [SIGN_IN]: { body: aSession({ name: 'Ada' }) } });
    await open();
    await fillIn();
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(screen.getByText('Welcome!')).toBeVisible();
    expect(screen.getByText('You are signed in as Ada.')).toBeVisible();
    expect(sent(calls)).toEqual([{ email: 'ada@example.org', password: 'secret' }]);
  });

  it('returns to where the person came from', async () => {
    fakeServer({ [SIGN_IN]: { body: aSession() } });
    await open('/auth?next=%2Fcreate-listing');
    await fillIn();
    expect(await screen.findByText('Arrived at /create-listing')).toBeVisible();
  });

  it('never leads to another site', async () => {
    fakeServer({ [SIGN_IN]: { body: aSession() } });
    await open('/auth?next=//evil.example/');
    await fillIn();
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
  });

  it('sends a member who is signed in already to the listings', async () => {
    fakeServer({});
    await open();
    await signedInAs(aSession());
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
  });

  it('asks for what is missing, at the first field that lacks it, and sends nothing', async () => {
    const calls = fakeServer({});
    await open();
    await userEvent.type(password(), 'secret{Enter}');
    expect(await screen.findByText('Please enter your email')).toBeVisible();
    await waitFor(() => expect(email()).toHaveFocus());
    expect(shownToast()).toBeNull();
    expect(email()).toHaveAccessibleDescription('Please enter your email');
    expect(password()).toHaveValue('secret');
    expect(sent(calls)).toEqual([]);
  });

  it('keeps what was typed after a wrong password and points at it', async () => {
    fakeServer({ [SIGN_IN]: refusal(401, 'identity.invalid-credentials') });
    await open();
    await fillIn();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toBeInvalid();
    expect(shownToast()).toBeNull();
    expect(password()).toHaveAccessibleDescription('Invalid email or password. Please check and try again.');
    expect(email()).toHaveValue('ada@example.org');
    expect(password()).toHaveValue('secret');
    await userEvent.type(password(), '!');
    expect(password()).not.toBeInvalid();
  });

  it('puts what the server finds wrong with a field under it', async () => {
    const issues = [{ field: 'email', code: 'email-invalid' }];
    fakeServer({ [SIGN_IN]: refusal(422, 'platform.invalid-input', { issues }) });
    await open();
    await fillIn('ada@nowhere');
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
  });

  it('names what the connection did, on phones as an authentication error', async () => {
    fakeServer({ [SIGN_IN]: 'network-error' });
    await open();
    await fillIn();
    const text = 'Network error. Please check your connection and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();

    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await userEvent.type(password(), '{Enter}');
    expect(await screen.findByText('Authentication Error')).toBeVisible();
  });

  it('offers an unconfirmed member the mail once more, and the facts for whoever helps', async () => {
    const calls = fakeServer({
      [SIGN_IN]: refusal(403, 'identity.email-not-confirmed'),
      'POST /api/auth/resend-confirmation': { status: 202 },
    });
    await open();
    await fillIn();
    const show = await screen.findByRole('button', { name: 'Show Diagnostics' });
    await userEvent.click(show);
    expect(screen.getByText('request-1')).toBeVisible();
    expect(screen.getByText('identity.email-not-confirmed (403)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Diagnostics' }));
    expect(screen.getByText('request-1')).not.toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Confirmation email sent')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ email: 'ada@example.org' });
  });

  it('says calmly when to try again, and no more once that has passed', async () => {
    let retryAfter = 240;
    fakeServer({
      [SIGN_IN]: () => refusal(429, 'platform.too-many-attempts', { params: { retryAfter } }),
    });
    await open();
    await fillIn();
    expect(await screen.findByText('Try again in 4 minutes.')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(password()).toHaveValue('secret');
    expect(password()).not.toBeInvalid();

    retryAfter = 1;
    await userEvent.type(password(), '{Enter}');
    expect(await screen.findByText('Try again in 10 seconds.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Try again/)).toBeNull());
  });

  it('sends once, however often the button is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const calls = fakeServer({
      [SIGN_IN]: async () => {
        await promise;
        return { body: aSession() };
      },
    });
    await open();
    await fillIn();
    const button = submit();
    expect(button).toHaveTextContent('Signing in…');
    if (button) await userEvent.dblClick(button);
    await userEvent.type(password(), '{Enter}');
    resolve();
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(sent(calls)).toHaveLength(1);
  });

  it('lets a guest bring their listings along, or not', async () => {
    const calls = fakeServer({ [SIGN_IN]: refusal(401, 'identity.invalid-credentials') });
    await open();
    await signedInAs(aGuestSession());
    const bring = await screen.findByRole('checkbox', { name: 'Bring my guest listings along' });
    expect(bring).toBeChecked();
    await fillIn();
    await waitFor(() => expect(password()).toBeInvalid());
    await userEvent.click(bring);
    await userEvent.type(password(), '{Enter}');
    await waitFor(() => expect(sent(calls)).toHaveLength(2));
    expect(sent(calls)).toMatchObject([{ bringGuest: true }, { bringGuest: false }]);
  });

  it('shows the password on request', async () => {
    fakeServer({});
    await open();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });
});
