import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../app/render-app';
import { holdGuest } from '../../../app/session/stored-guest';
import { settings } from './feature';

const READ = 'GET /api/profile';
const EDIT = 'PATCH /api/profile';
const PASSWORD = 'POST /api/profile/password';
const EMAIL = 'POST /api/profile/email';
const member = aSession({ name: 'ada', email: 'ada@example.org' });
const own = { ...member.profile, fullName: null, bio: 'Hello', phone: null, memberSince: '2026-01-01' };

const browser = (id: string, current: boolean) => ({
  id,
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: '2026-11-02T10:00:00.000Z',
  current,
});

async function open(session: typeof member) {
  await renderApp('/auth', [settings, stub('/auth'), stub('/')]);
  await signedInAs(session);
  await userEvent.click(screen.getByRole('button', { name: 'Your account' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
  return within(screen.getByRole('main'));
}

const form = (name: string) => within(screen.getByRole('form', { name }));

describe('the settings', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('lead home whoever signs out, without asking them to sign in', async () => {
    fakeServer({ 'POST /api/auth/sign-out': { status: 204 }, [READ]: { body: own } });
    const main = await open(member);
    await userEvent.click(await main.findByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it('save what a member says of themselves, and show it in the shell', async () => {
    const calls = fakeServer({
      [READ]: { body: own },
      [EDIT]: { body: { ...own, name: 'Ada Lovelace', fullName: 'Ada Lovelace' } },
    });
    const main = await open(member);
    expect(main.getByText('Regular Account')).toBeVisible();
    expect(main.getByText('ada@example.org')).toBeVisible();
    await userEvent.type(await main.findByLabelText('Full name'), 'Ada Lovelace{Enter}');
    expect(await screen.findByText('Profile updated')).toBeVisible();
    expect(await main.findByText('Ada Lovelace')).toBeVisible();
    expect(calls).toContainEqual(
      expect.objectContaining({ route: EDIT, body: { fullName: 'Ada Lovelace', bio: 'Hello', phone: '' } }),
    );
  });

  it('put what is wrong under its field and keep what was typed', async () => {
    const issues = [{ field: 'phone', code: 'phone-invalid' }];
    fakeServer({ [READ]: { body: own }, [EDIT]: refusal(422, 'platform.invalid-input', { issues }) });
    const main = await open(member);
    const phone = await main.findByLabelText('Phone');
    await userEvent.type(phone, 'call me{Enter}');
    const why = expect.stringContaining('Please enter a valid phone number');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(why));
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('call me');
  });

  it('keep theme and language with the profile', async () => {
    const calls = fakeServer({ [READ]: { body: own }, [EDIT]: { body: own } });
    const main = await open(member);
    await userEvent.click(main.getByRole('radio', { name: 'Dark' }));
    await waitFor(() =>
      expect(calls).toContainEqual(expect.objectContaining({ route: EDIT, body: { theme: 'dark' } })),
    );
    await userEvent.selectOptions(main.getByLabelText('Language'), 'es');
    expect(await main.findByRole('heading', { name: 'Ajustes' })).toBeVisible();
    await waitFor(() =>
      expect(calls).toContainEqual(expect.objectContaining({ route: EDIT, body: { language: 'es' } })),
    );
    await userEvent.selectOptions(main.getByLabelText('Idioma'), 'en');
    await userEvent.click(await main.findByRole('radio', { name: 'Light' }));
  });

  it('change the password, and forget what was typed', async () => {
    const calls = fakeServer({ [READ]: { body: own }, [PASSWORD]: { status: 204 } });
    await open(member);
    const current = form('Password').getByLabelText('Current password');
    await userEvent.type(current, 'correct horse');
    await userEvent.type(form('Password').getByLabelText('New password'), 'another horse{Enter}');
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(calls.find(({ route }) => route === PASSWORD)?.body).toEqual({
      currentPassword: 'correct horse',
      newPassword: 'another horse',
    });
    expect(current).toHaveValue('');
  });

  it('say why a password is refused, and when to try again', async () => {
    let answer = refusal(422, 'platform.invalid-input', {
      issues: [{ field: 'newPassword', code: 'password-common' }],
    });
    fakeServer({ [READ]: { body: own }, [PASSWORD]: () => answer });
    await open(member);
    const wanted = form('Password').getByLabelText('New password');
    await userEvent.type(form('Password').getByLabelText('Current password'), 'correct horse');
    await userEvent.type(wanted, 'iloveyou{Enter}');
    await waitFor(() => expect(wanted).toHaveAccessibleDescription(expect.stringContaining('guessed first')));
    answer = refusal(429, 'platform.too-many-attempts', { params: { retryAfter: 600 } });
    await userEvent.type(wanted, '!{Enter}');
    expect(await form('Password').findByText('Try again in 10 minutes.')).toBeVisible();
  });

  it('ask for another email, and say that its link decides', async () => {
    const calls = fakeServer({ [READ]: { body: own }, [EMAIL]: { status: 202 } });
    await open(member);
    await userEvent.type(form('Email').getByLabelText('New email'), 'lovelace@example.org');
    await userEvent.type(form('Email').getByLabelText('Current password'), 'correct horse{Enter}');
    expect(await form('Email').findByText(/Open the link we sent to lovelace@example.org/)).toBeVisible();
    expect(calls.at(-1)).toMatchObject({
      route: EMAIL,
      body: { email: 'lovelace@example.org', currentPassword: 'correct horse' },
    });
  });

  it.each(['a new password', 'the end of all other sessions'])(
    'say no more that a link decides once %s has called it off',
    async (by) => {
      fakeServer({
        [READ]: { body: own },
        [EMAIL]: { status: 202 },
        [PASSWORD]: { status: 204 },
        'GET /api/profile/sessions': { body: { items: [browser('s1', true), browser('s2', false)] } },
        'DELETE /api/profile/sessions': { status: 204 },
      });
      await open(member);
      await userEvent.type(form('Email').getByLabelText('New email'), 'lovelace@example.org');
      await userEvent.type(form('Email').getByLabelText('Current password'), 'correct horse{Enter}');
      expect(await form('Email').findByText(/Open the link we sent/)).toBeVisible();
      if (by === 'a new password') {
        await userEvent.type(form('Password').getByLabelText('Current password'), 'correct horse');
        await userEvent.type(form('Password').getByLabelText('New password'), 'another horse{Enter}');
      } else {
        await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
        const asked = within(screen.getByRole('dialog', { name: 'End all other sessions?' }));
        await userEvent.click(asked.getByRole('button', { name: 'End all other sessions' }));
      }
      await waitFor(() => expect(form('Email').queryByText(/Open the link we sent/)).toBeNull());
    },
  );

  it('put a wrong password under its field, in the form it was typed in', async () => {
    const issues = [{ field: 'currentPassword', code: 'password-wrong' }];
    fakeServer({ [READ]: { body: own }, [EMAIL]: refusal(422, 'platform.invalid-input', { issues }) });
    await open(member);
    await userEvent.type(form('Email').getByLabelText('New email'), 'lovelace@example.org');
    await userEvent.type(form('Email').getByLabelText('Current password'), 'wrong{Enter}');
    await waitFor(() =>
      expect(form('Email').getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    );
    expect(form('Password').getByLabelText('Current password')).not.toHaveAttribute('aria-invalid');
    expect(form('Email').getByLabelText('New email')).toHaveValue('lovelace@example.org');
  });

  it('warn a guest, and show the credentials where this browser holds them', async () => {
    fakeServer({});
    holdGuest({ guestId: 'Guest-AB23CD45', pin: 'XY67ZW' });
    const main = await open(aGuestSession());
    expect(main.getByText('Guest Account')).toBeVisible();
    expect(main.getByText('Guest accounts are temporary')).toBeVisible();
    expect(main.getByText('XY67ZW')).toBeVisible();
    expect(main.queryByLabelText('Full name')).toBeNull();
    expect(main.queryByLabelText('Current password')).toBeNull();
  });

  it('refuse a file that is no picture before it is sent', async () => {
    const calls = fakeServer({ [READ]: { body: own } });
    const main = await open(member);
    const input = await main.findByLabelText<HTMLInputElement>('Upload picture', { selector: 'input' });
    await userEvent.upload(input, new File(['x'], 'notes.pdf', { type: 'application/pdf' }), {
      applyAccept: false,
    });
    expect(await screen.findByText('Invalid file type')).toBeVisible();
    expect(calls.filter(({ route }) => !route.startsWith('GET'))).toEqual([]);
  });
});
