import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import {
  aGuestSession,
  forgetEverything,
  goHome,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { GUEST_CREDENTIALS, holdGuest } from '../../../app/session/stored-guest';
import { shownToast } from '../../../ui/toast/toast-store';
import { guest } from './feature';

const CREATE = 'POST /api/guests';
const LOG_IN = 'POST /api/guests/log-in';
const CREDENTIALS = { guestId: 'Guest-AB23CD45', pin: 'XY67ZW' };
const features = [
  guest,
  stub('/'),
  stub('/auth'),
  stub('/listings'),
  stub('/create-listing'),
  stub('/dashboard'),
];

const open = (address = '/auth?guest=1') => renderApp(address, features);
const dialog = () => within(screen.getByRole('dialog'));
const stored = () => JSON.parse(localStorage.getItem(GUEST_CREDENTIALS) ?? 'null') as unknown;
const sent = (calls: FakeCall[]) => calls.filter(({ route }) => route === LOG_IN).map(({ body }) => body);

async function logIn(guestId: string, pin: string) {
  await userEvent.click(dialog().getByRole('tab', { name: 'I have a Guest ID' }));
  if (guestId) await userEvent.type(dialog().getByLabelText('Guest ID'), guestId);
  if (pin) await userEvent.type(dialog().getByLabelText('PIN'), pin);
  await userEvent.click(dialog().getByRole('button', { name: 'Log in as guest' }));
}

async function signOut() {
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
}

describe('the guest dialog', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('creates a session and shows its Guest ID and PIN to be saved', async () => {
    localStorage.setItem('auth_signed_out', '1');
    fakeServer({ [CREATE]: { status: 201, body: { ...aGuestSession(), ...CREDENTIALS } } });
    const user = userEvent.setup();
    await open('/auth?guest=1&next=/create-listing');
    await user.click(dialog().getByRole('button', { name: 'Create guest session' }));
    expect(await dialog().findByText('Save these now')).toBeVisible();
    expect(dialog().getByLabelText('Guest ID')).toHaveTextContent('Guest-AB23CD45');
    expect(dialog().getByLabelText('PIN')).toHaveTextContent('XY67ZW');
    expect(stored()).toEqual(CREDENTIALS);
    expect(localStorage.getItem('auth_signed_out')).toBeNull();

    await user.click(dialog().getByRole('button', { name: 'Copy PIN' }));
    expect(await navigator.clipboard.readText()).toBe('XY67ZW');
    expect(await dialog().findByText('Copied')).toBeInTheDocument();

    await user.click(dialog().getByRole('button', { name: /continue/ }));
    expect(await screen.findByText('Arrived at /create-listing')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says what becoming a guest agrees to', async () => {
    fakeServer({});
    await open();
    expect(dialog().getByText(/By continuing you confirm that you are 18 or older/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(dialog().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });

  it('stays at the page that asked for somebody', async () => {
    fakeServer({ [CREATE]: { status: 201, body: { ...aGuestSession(), ...CREDENTIALS } } });
    await open('/create-listing?prefilled=true&guest=1');
    await userEvent.click(dialog().getByRole('button', { name: 'Create guest session' }));
    await userEvent.click(await dialog().findByRole('button', { name: /continue/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.pathname + location.search).toBe('/create-listing?prefilled=true');
  });

  it('says when too many were created', async () => {
    fakeServer({ [CREATE]: refusal(429, 'identity.too-many-guests') });
    await open();
    await userEvent.click(dialog().getByRole('button', { name: 'Create guest session' }));
    expect(await screen.findByText('Too many attempts')).toBeVisible();
    expect(screen.getByText('Please wait before creating another guest session.')).toBeVisible();
    expect(stored()).toBeNull();
  });

  it('lets a guest in with what they saved, however they type it', async () => {
    const calls = fakeServer({ [LOG_IN]: { body: aGuestSession() } });
    await open();
    await logIn('guest-ab23cd45', 'xy67zw');
    expect(await screen.findByText('Arrived at /dashboard')).toBeVisible();
    expect(sent(calls)).toEqual([CREDENTIALS]);
    expect(stored()).toEqual(CREDENTIALS);
  });

  it.each([
    ['', '', 'Please enter both Guest ID and PIN', 'Guest ID'],
    ['Guest-AB23CD45', '', 'Please enter both Guest ID and PIN', 'PIN'],
    ['Guest-AB', 'XY67ZW', 'Guest ID must be in format Guest-XXXXXXXX (8 characters)', 'Guest ID'],
    ['Guest-AB23CD45', 'XY', 'PIN must be 6 alphanumeric characters', 'PIN'],
  ])('answers "%s" and "%s" with %s', async (guestId, pin, text, field) => {
    const calls = fakeServer({});
    await open();
    await logIn(guestId, pin);
    await waitFor(() => expect(dialog().getByLabelText(field)).toHaveFocus());
    expect(shownToast()).toBeNull();
    expect(dialog().getByLabelText(field)).toHaveAccessibleDescription(text);
    expect(dialog().getAllByText(text)).toHaveLength(1);
    expect(sent(calls)).toEqual([]);
  });

  it('says when the credentials are wrong, and keeps them in the fields', async () => {
    fakeServer({ [LOG_IN]: refusal(401, 'identity.guest-credentials') });
    await open();
    await logIn('Guest-AB23CD45', 'XY67ZW');
    expect(await screen.findByText('Guest ID or PIN is incorrect')).toBeVisible();
    expect(dialog().getByLabelText('Guest ID')).toHaveValue('Guest-AB23CD45');
    expect(dialog().getByLabelText('PIN')).toHaveAccessibleDescription('Guest ID or PIN is incorrect');
    expect(shownToast()).toBeNull();
    expect(stored()).toBeNull();
  });

  it('says when to try again after too many wrong ones', async () => {
    fakeServer({ [LOG_IN]: refusal(429, 'platform.too-many-attempts', { params: { retryAfter: 1790 } }) });
    await open();
    await logIn('Guest-AB23CD45', 'XY67ZW');
    expect(await dialog().findByText('Try again in 30 minutes.')).toBeVisible();
    expect(dialog().getByLabelText('PIN')).toHaveValue('XY67ZW');
  });

  it('leads nobody on who has gone elsewhere before the answer', async () => {
    const answered = Promise.withResolvers<{ body: object }>();
    fakeServer({ [LOG_IN]: () => answered.promise });
    await open();
    await logIn('Guest-AB23CD45', 'XY67ZW');
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    await goHome();
    answered.resolve({ body: aGuestSession() });
    await waitFor(() => expect(stored()).toEqual(CREDENTIALS));
    expect(location.pathname).toBe('/');
  });

  it('is switched between its tabs by arrow keys', async () => {
    fakeServer({});
    await open();
    dialog().getByRole('tab', { name: 'New session' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog().getByRole('tab', { name: 'I have a Guest ID' })).toHaveFocus();
    expect(dialog().getByLabelText('Guest ID')).toBeVisible();
  });

  it('closes without leaving the page below', async () => {
    fakeServer({});
    await open();
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.search).toBe('');
    expect(screen.getByText('Arrived at /auth')).toBeVisible();
  });
});

describe('signing a guest out', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows the credentials once more before they leave this browser', async () => {
    fakeServer({ 'POST /api/auth/sign-out': { status: 204 } });
    await open('/listings');
    holdGuest(CREDENTIALS);
    await signedInAs(aGuestSession());
    await signOut();
    expect(await dialog().findByText('XY67ZW')).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signed out successfully')).toBeVisible();
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(location.search).toBe('');
    expect(stored()).toBeNull();
    expect(localStorage.getItem('auth_signed_out')).toBe('1');
  });

  it('leaves them where they are when it fails', async () => {
    fakeServer({ 'POST /api/auth/sign-out': refusal(503, 'platform.unavailable') });
    await open('/listings');
    holdGuest(CREDENTIALS);
    await signedInAs(aGuestSession());
    await signOut();
    await userEvent.click(await dialog().findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Error signing out')).toBeVisible();
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(location.search).toBe('');
    expect(stored()).toEqual(CREDENTIALS);
  });

  it('lets them stay', async () => {
    const calls = fakeServer({});
    await open('/listings');
    holdGuest(CREDENTIALS);
    await signedInAs(aGuestSession());
    await signOut();
    await userEvent.click(await dialog().findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored()).toEqual(CREDENTIALS);
    expect(calls).toEqual([]);
  });
});
