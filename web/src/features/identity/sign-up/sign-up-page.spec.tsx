import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import { aGuestSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { shownToast } from '../../../ui/toast/toast-store';
import { signUp } from './feature';

const SIGN_UP = 'POST /api/auth/sign-up';
const FREE = { body: { available: true, suggestions: [] } };
const TAKEN = {
  body: { available: false, problem: 'username-taken', suggestions: ['ada1', 'ada2', 'ada3'] },
};

const open = (address = '/signup') => renderApp(address, [signUp, stub('/listings')]);
const username = () => screen.getByLabelText('Username');
const terms = () => screen.getByRole('checkbox', { name: /I am 18 or older and accept/ });
const submit = () => screen.getByRole('main').querySelector('button[type=submit]');
const asked = (calls: FakeCall[]) => calls.filter(({ route }) => route.includes('/usernames/'));
const sent = (calls: FakeCall[]) => calls.filter(({ route }) => route === SIGN_UP).map(({ body }) => body);

async function fillIn({ name = 'ada', secret = 'secret' } = {}) {
  await userEvent.type(username(), name);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org');
  await userEvent.type(screen.getByLabelText('Password'), secret);
  await userEvent.click(terms());
}
async function send() {
  await waitFor(() => expect(submit()).toBeEnabled());
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
}

describe('the username check', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it.each([
    ['ab', 'Username must be at least 3 characters long'],
    ['ada.l', 'Username can only contain letters, numbers, and underscores'],
    ['a'.repeat(31), 'Username must be 30 characters or less'],
  ])('tells what is wrong with "%s" without asking the server', async (typed, text) => {
    const calls = fakeServer({});
    await open();
    await userEvent.click(username());
    await userEvent.paste(typed);
    expect(username()).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(submit()).toBeDisabled();
    expect(asked(calls)).toEqual([]);
  });

  it('asks once the typing pauses, and holds the form back meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const calls = fakeServer({
      'GET /api/usernames/ada_l': async () => {
        await promise;
        return FREE;
      },
    });
    await open();
    await userEvent.type(username(), 'ada_l');
    expect(screen.getByText('Checking username…')).toBeInTheDocument();
    expect(submit()).toBeDisabled();
    await waitFor(() => expect(asked(calls)).toHaveLength(1));
    resolve();
    expect(await screen.findByText('Username is available')).toBeInTheDocument();
    expect(submit()).toBeEnabled();
    expect(asked(calls)).toHaveLength(1);
  });

  it('offers free usernames for a taken one, and takes over the one that is picked', async () => {
    fakeServer({ 'GET /api/usernames/ada': TAKEN, 'GET /api/usernames/ada2': FREE });
    await open();
    await userEvent.type(username(), 'ada');
    const pick = await screen.findByRole('button', { name: 'ada2' });
    expect(username()).toHaveAccessibleDescription(expect.stringContaining('Username is already taken'));
    expect(submit()).toBeDisabled();
    await userEvent.click(pick);
    expect(username()).toHaveValue('ada2');
    expect(username()).toHaveFocus();
    await screen.findByText('Username is available');
    expect(username()).toBeValid();
    expect(screen.queryByRole('button', { name: 'ada1' })).toBeNull();
  });

  it('leaves it to the server when it cannot be asked', async () => {
    fakeServer({ 'GET /api/usernames/ada': 'network-error' });
    await open();
    await userEvent.type(username(), 'ada');
    await waitFor(() => expect(submit()).toBeEnabled());
  });
});

describe('the sign-up page', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('creates an account and says where the link went', async () => {
    const calls = fakeServer({
      'GET /api/usernames/ada': FREE,
      [SIGN_UP]: { status: 201, body: { email: 'ada@example.org' } },
      'POST /api/auth/resend-confirmation': { status: 202 },
    });
    await open();
    await fillIn();
    await send();
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(screen.getByText('We sent a link to ada@example.org.')).toBeVisible();
    expect(sent(calls)).toEqual([
      { username: 'ada', email: 'ada@example.org', password: 'secret', acceptTerms: true, language: 'en' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Confirmation email sent')).toBeVisible();
  });

  it('hands on where one was going', async () => {
    const calls = fakeServer({
      'GET /api/usernames/ada': FREE,
      [SIGN_UP]: { status: 201, body: { email: 'ada@example.org' } },
      'POST /api/auth/resend-confirmation': { status: 202 },
    });
    await open('/signup?next=%2Fcreate-listing');
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('Confirmation email sent')).toBeVisible();
    expect(sent(calls)).toMatchObject([{ next: '/create-listing' }]);
    expect(calls.at(-1)?.body).toMatchObject({ next: '/create-listing' });
  });

  it('asks for all fields', async () => {
    const calls = fakeServer({});
    await open();
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.org{Enter}');
    await waitFor(() => expect(username()).toHaveFocus());
    expect(screen.getByText('Please choose a username')).toBeVisible();
    expect(shownToast()).toBeNull();
    expect(sent(calls)).toEqual([]);
  });

  it('asks for the age and the terms, which can be read beside it', async () => {
    const calls = fakeServer({ 'GET /api/usernames/ada': FREE });
    await open();
    await fillIn();
    await userEvent.click(terms());
    await send();
    await waitFor(() => expect(terms()).toHaveFocus());
    expect(terms()).toHaveAccessibleDescription(/accept the terms/);
    expect(sent(calls)).toEqual([]);
    for (const [name, href] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = within(screen.getByRole('main')).getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
  });

  it('refuses a short password', async () => {
    const calls = fakeServer({ 'GET /api/usernames/ada': FREE });
    await open();
    await fillIn({ secret: 'abc' });
    await send();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(shownToast()).toBeNull();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      expect.stringContaining('Password must be at least 6 characters long.'),
    );
    expect(sent(calls)).toEqual([]);
  });

  it('says on the field when someone else was quicker, and keeps what was typed', async () => {
    const issues = [{ field: 'username', code: 'username-taken' }];
    fakeServer({
      'GET /api/usernames/ada': FREE,
      [SIGN_UP]: refusal(409, 'identity.username-taken', { issues }),
    });
    await open();
    await fillIn();
    await send();
    await waitFor(() => expect(username()).toHaveFocus());
    expect(shownToast()).toBeNull();
    expect(username()).toHaveAccessibleDescription(expect.stringContaining('Username is already taken'));
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('secret');
  });

  it('says when the email has an account already', async () => {
    fakeServer({ 'GET /api/usernames/ada': FREE, [SIGN_UP]: refusal(409, 'identity.email-registered') });
    await open();
    await fillIn();
    await send();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(shownToast()).toBeNull();
  });

  it('lets a guest bring their listings along', async () => {
    const calls = fakeServer({
      'GET /api/usernames/ada': FREE,
      [SIGN_UP]: { status: 201, body: { email: 'ada@example.org' } },
    });
    await open();
    await signedInAs(aGuestSession());
    await screen.findByRole('checkbox', { name: 'Bring my guest listings along' });
    await fillIn();
    await send();
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(sent(calls)).toMatchObject([{ bringGuest: true }]);
  });
});
