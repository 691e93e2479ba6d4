import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HOUR_MS } from '#contract/time';
import { fakeServer, refusal } from '../../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../../app/render-app';
import { holdGuest, storedGuest } from '../../../../app/session/stored-guest';
import { settings } from '../feature';

const CLOSE = 'POST /api/profile/deletion';
const SESSIONS = 'GET /api/profile/sessions';
const member = aSession({ name: 'ada', email: 'ada@example.org' });

const session = (id: string, more: object = {}) => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: new Date(Date.now() - 3 * HOUR_MS).toISOString(),
  current: false,
  ...more,
});

async function open(answer: typeof member) {
  await renderApp('/auth', [settings, stub('/auth'), stub('/')]);
  await signedInAs(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
  return within(screen.getByRole('main'));
}

async function askToDelete() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }));
  return within(screen.getByRole('dialog', { name: 'Are you absolutely sure?' }));
}

const asked = (title: string) => within(screen.getByRole('dialog', { name: title }));

describe('the sessions in the settings', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('say where, since when and when last, and which one this is', async () => {
    fakeServer({
      [SESSIONS]: {
        body: {
          items: [session('s1', { current: true }), session('s2', { browser: 'Safari', system: 'iPhone' })],
        },
      },
    });
    const main = await open(member);
    const [here, phone] = await main.findAllByText(/ on (Windows|iPhone)$/);
    expect(here).toHaveTextContent('Firefox on WindowsThis device');
    expect(phone).toHaveTextContent('Safari on iPhone');
    expect(main.getAllByText('Signed in on November 2, 2026')).toHaveLength(2);
    expect(main.getByText('Last used 3 hours ago')).toBeVisible();
    expect(main.queryByRole('button', { name: 'End the session on Firefox on Windows' })).toBeNull();
  });

  it('are ended one by one, or all others at once', async () => {
    let items = [
      session('s1', { current: true }),
      session('s2'),
      session('s3', { browser: null, system: null }),
    ];
    const calls = fakeServer({
      [SESSIONS]: () => ({ body: { items } }),
      'DELETE /api/profile/sessions/s3': () => {
        items = items.slice(0, 2);
        return { status: 204 };
      },
      'DELETE /api/profile/sessions': () => {
        items = items.slice(0, 1);
        return { status: 204 };
      },
    });
    const main = await open(member);
    await userEvent.click(await main.findByRole('button', { name: 'End the session on Unknown device' }));
    await userEvent.click(asked('End this session?').getByRole('button', { name: 'Keep it' }));
    expect(calls.map(({ route }) => route)).not.toContain('DELETE /api/profile/sessions/s3');
    await userEvent.click(main.getByRole('button', { name: 'End the session on Unknown device' }));
    await userEvent.click(asked('End this session?').getByRole('button', { name: 'End session' }));
    expect(await screen.findByText('Session ended')).toBeVisible();
    await waitFor(() => expect(main.queryByText('Unknown device')).toBeNull());
    await userEvent.click(main.getByRole('button', { name: 'End all other sessions' }));
    await userEvent.click(
      asked('End all other sessions?').getByRole('button', { name: 'End all other sessions' }),
    );
    expect(await screen.findByText('You are signed out everywhere else')).toBeVisible();
    await waitFor(() => expect(main.queryByRole('button', { name: 'End all other sessions' })).toBeNull());
    expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toHaveLength(2);
  });

  it('can be asked for again when they could not be loaded', async () => {
    let answer: { status?: number; body?: unknown } = refusal(503, 'platform.unavailable');
    fakeServer({ [SESSIONS]: () => answer });
    const main = await open(member);
    expect(await main.findByText('Your sessions could not be loaded')).toBeVisible();
    answer = { body: { items: [session('s1', { current: true })] } };
    const region = within(main.getByRole('region', { name: 'Where you are signed in' }));
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('This device')).toBeVisible();
  });
});

describe('deleting the account in the settings', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('asks first, and is called off by Cancel', async () => {
    const calls = fakeServer({});
    await open(member);
    const dialog = await askToDelete();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(({ route }) => route)).not.toContain(CLOSE);
  });

  it('asks for the password, and leads home as a visitor, with a word', async () => {
    const calls = fakeServer({ [CLOSE]: { status: 204 } });
    await open(member);
    const dialog = await askToDelete();
    await userEvent.type(dialog.getByLabelText('Your password'), 'correct horse');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, delete my account' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    // It lay in the dialog while that was open.
    await waitFor(() => expect(screen.getByText('Your account is deleted')).toBeVisible());
    expect(calls).toContainEqual(
      expect.objectContaining({ route: CLOSE, body: { secret: 'correct horse' }, token: 'token-1' }),
    );
    expect((await screen.findAllByRole('link', { name: 'Sign In' }))[0]).toBeVisible();
  });

  it('asks a guest for the PIN, and forgets the credentials', async () => {
    fakeServer({ [CLOSE]: { status: 204 } });
    holdGuest({ guestId: 'Guest-AB23CD45', pin: 'XY67ZW' });
    await open(aGuestSession());
    const dialog = await askToDelete();
    await userEvent.type(dialog.getByLabelText('Your PIN'), 'XY67ZW{Enter}');
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(storedGuest()).toBeNull();
    expect(localStorage.getItem('guest_credentials')).toBeNull();
  });

  it('puts a wrong password under its field', async () => {
    const issues = [{ field: 'secret', code: 'password-wrong' }];
    fakeServer({ [CLOSE]: refusal(422, 'platform.invalid-input', { issues }) });
    await open(member);
    const dialog = await askToDelete();
    const secret = dialog.getByLabelText('Your password');
    await userEvent.type(secret, 'wrong{Enter}');
    await waitFor(() => expect(secret).toHaveAccessibleDescription('This is not your current password.'));
  });

  it.each([
    [
      refusal(500, 'platform.unexpected'),
      'Error deleting account',
      'There was an error deleting your account. Please try again.',
    ],
    [
      refusal(409, 'identity.last-administrator'),
      'You are the only administrator',
      'Make somebody else an administrator first, then delete this account.',
    ],
  ])('says why it did not happen', async (answer, title, description) => {
    fakeServer({ [CLOSE]: answer });
    await open(member);
    const dialog = await askToDelete();
    await userEvent.type(dialog.getByLabelText('Your password'), 'correct horse{Enter}');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(dialog.getByLabelText('Your password')).toHaveValue('correct horse');
  });

  it('says when to try again after too many wrong ones', async () => {
    fakeServer({ [CLOSE]: refusal(429, 'platform.too-many-attempts', { params: { retryAfter: 600 } }) });
    await open(member);
    const dialog = await askToDelete();
    await userEvent.type(dialog.getByLabelText('Your password'), 'wrong{Enter}');
    expect(await dialog.findByText('Try again in 10 minutes.')).toBeVisible();
  });

  it('stands beside what is shown to whom', async () => {
    fakeServer({});
    const main = await open(member);
    expect(main.getByText(/never shown to anybody/)).toBeVisible();
    expect(main.getByRole('link', { name: 'Read the Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
});
