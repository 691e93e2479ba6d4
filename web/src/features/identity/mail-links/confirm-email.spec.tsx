import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { SIGNED_IN_HINT } from '../../../api/refresh-session';
import { accessToken } from '../../../api/session-token';
import { aGuestSession, aSession, forgetEverything, renderApp, stub } from '../../../app/render-app';
import { holdGuest } from '../../../app/session/stored-guest';
import { mailLinks } from './feature';

const CONFIRM = 'POST /api/auth/confirm-email';
const REFRESH = 'POST /api/auth/refresh';
const LOG_IN = 'POST /api/guests/log-in';
const GUEST = { guestId: 'Guest-AB23CD45', pin: 'XY67ZW' };
const ofAnother = refusal(409, 'identity.link-of-another', { params: { email: 'eve@example.org' } });
/** Refuses until somebody says that they want to switch. */
const confirmed = (body: unknown) =>
  JSON.stringify(body).includes('switchAccount') ? { body: aSession({ id: 'eve' }) } : ofAnother;
const open = () => renderApp('/confirm-email?token=abc', [mailLinks, stub('/'), stub('/listings')]);
const asMember = () => localStorage.setItem(SIGNED_IN_HINT, 'mara');
const mara = () => aSession({ id: 'mara', name: 'Mara' });

afterEach(() => {
  forgetEverything();
  jest.restoreAllMocks();
});

describe('a confirmation link of somebody else', () => {
  it('is named to a member, and switches with a tap', async () => {
    const calls = fakeServer({ [REFRESH]: { body: mara() }, [CONFIRM]: confirmed });
    asMember();
    await open();
    expect(
      await screen.findByText(/signed in as Mara, and this link belongs to eve@example.org/),
    ).toBeVisible();
    expect(accessToken()).toBe('token-1');
    expect(calls.map(({ route }) => route)).toEqual([REFRESH, CONFIRM]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm and switch' }));
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ token: 'abc', switchAccount: true });
  });

  it('is left alone by who stays as they are', async () => {
    const calls = fakeServer({ [REFRESH]: { body: mara() }, [CONFIRM]: confirmed });
    asMember();
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Stay as I am' }));
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(calls.filter(({ route }) => route === CONFIRM)).toHaveLength(1);
  });

  it.each([false, true])('brings of a guest what they say (%p), and nothing unless they do', async (says) => {
    const calls = fakeServer({ [LOG_IN]: { body: aGuestSession() }, [CONFIRM]: confirmed });
    holdGuest(GUEST);
    await open();
    expect(await screen.findByText(/as a guest, and this link belongs to eve@example.org/)).toBeVisible();
    const box = screen.getByRole('checkbox', { name: /Bring my guest listings along/ });
    expect(box).not.toBeChecked();
    if (says) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ token: 'abc', switchAccount: true, bringGuest: says });
  });

  it('says why it did not work, and can be tapped again', async () => {
    let reachable = false;
    fakeServer({
      [LOG_IN]: { body: aGuestSession() },
      [CONFIRM]: (body) => {
        const { switchAccount } = body as { switchAccount?: true };
        return switchAccount && !reachable ? 'network-error' : confirmed(body);
      },
    });
    holdGuest(GUEST);
    await open();
    const button = await screen.findByRole('button', { name: 'Confirm email' });
    await userEvent.click(button);
    expect(await screen.findByText(/Network error/)).toBeVisible();
    reachable = true;
    await userEvent.click(button);
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
  });
});

describe('a confirmation link', () => {
  it('that ends before it is tapped says so where the tap was', async () => {
    fakeServer({
      [REFRESH]: { body: mara() },
      [CONFIRM]: (body) => {
        const { switchAccount } = body as { switchAccount?: true };
        return switchAccount ? refusal(422, 'identity.link-no-longer-valid') : ofAnother;
      },
    });
    asMember();
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm and switch' }));
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
  });

  it('asks the guest nothing who signed up with it', async () => {
    const calls = fakeServer({ [LOG_IN]: { body: aGuestSession() }, [CONFIRM]: { body: aSession() } });
    holdGuest(GUEST);
    await open();
    expect(await screen.findByText('Arrived at /listings')).toBeVisible();
    expect(calls.at(-1)).toMatchObject({ route: CONFIRM, body: { token: 'abc' } });
  });

  it.each([
    ['a member', REFRESH, asMember],
    ['a guest', LOG_IN, () => holdGuest(GUEST)],
  ])('is not opened as nobody while %s may be here', async (_, asked, isHere) => {
    let reachable = false;
    const calls = fakeServer({
      [asked]: () => (reachable ? { body: mara() } : { status: 503 }),
      [CONFIRM]: confirmed,
    });
    isHere();
    await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(calls.filter(({ route }) => route === CONFIRM)).toEqual([]);
    reachable = true;
    // Past the pause after a refresh that failed.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await userEvent.click(retry);
    expect(await screen.findByText(/this link belongs to eve@example.org/)).toBeVisible();
  });
});
