import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeCall, fakeServer, refusal } from '../../../api/fake-server';
import type { Feature } from '../../../app/feature';
import { aGuestSession, aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { onboarding } from './feature';

const READ = 'GET /api/profile/onboarding';
const SAVE = 'PUT /api/profile/onboarding';
const NEW = { step: 1, interests: [], completed: false };

/** Stands for the dashboard, which belongs to another feature. */
const dashboard: Feature = {
  name: 'dashboard',
  namespaces: [],
  routes: [
    {
      path: '/dashboard',
      page: () =>
        Promise.resolve(() => (
          <>
            <input aria-label="Something to type" />
            <Slot name="dashboard" />
          </>
        )),
    },
  ],
};

const newcomer = () => aSession({ onboardingCompleted: false });
const kept = (calls: FakeCall[]) => calls.filter(({ route }) => route === SAVE).map(({ body }) => body);

async function come(session: ReturnType<typeof aSession>, address = '/dashboard') {
  const store = await renderApp(address, [onboarding, dashboard]);
  await signedInAs(session);
  return store;
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Welcome to Vybac' }));
const press = async (name: string) => userEvent.click(await (await dialog()).findByRole('button', { name }));

describe('the introduction', () => {
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    forgetEverything();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('opens by itself after a second, for who is new', async () => {
    fakeServer({ [READ]: { body: NEW } });
    jest.useFakeTimers();
    await come(newcomer());
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('dialog', { name: 'Welcome to Vybac' })).toBeInTheDocument();
  });

  it.each([
    ['who is through', aSession(), () => undefined],
    [
      'who has closed it here',
      newcomer(),
      ({ id }: { id: string }) => localStorage.setItem('tutorial_closed', id),
    ],
  ])('does not open by itself for %s', async (_, session, prepare) => {
    prepare(session.profile);
    fakeServer({ [READ]: { body: NEW } });
    jest.useFakeTimers();
    await come(session);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not open by itself where the address asks for it, though its code has not come yet', async () => {
    fakeServer({ [READ]: { body: NEW } });
    jest.useFakeTimers();
    await renderApp('/dashboard?tutorial=1', [{ ...onboarding, dialogs: [] }, dashboard]);
    await signedInAs(newcomer());
    const entries = history.length;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(history.length).toBe(entries);
    expect(history.state).not.toMatchObject({ usr: { opened: 'tutorial' } });
  });

  it('does not open by itself while somebody types', async () => {
    fakeServer({ [READ]: { body: NEW } });
    jest.useFakeTimers();
    await come(newcomer());
    screen.getByLabelText('Something to type').focus();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads a member through four steps, and keeps each', async () => {
    const calls = fakeServer({ [READ]: { body: NEW }, [SAVE]: { status: 204 } });
    const store = await come(newcomer(), '/dashboard?tutorial=1');
    const shown = await dialog();
    expect(await shown.findByRole('heading', { name: 'Glad you are here' })).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(3);
    expect(shown.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(shown.getByRole('progressbar')).toHaveAttribute('value', '1');

    await press('Next');
    expect(shown.getByText('Step 2 of 4')).toBeVisible();
    await userEvent.click(shown.getByRole('checkbox', { name: 'Community' }));
    await userEvent.click(shown.getByRole('checkbox', { name: 'Photos that sell' }));

    await press('Next');
    expect(shown.getByRole('heading', { name: 'Your quick start' })).toBeVisible();
    await press('Next');
    expect(shown.getByRole('heading', { name: 'You are all set' })).toBeVisible();
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Photos that sell',
      'Community',
    ]);
    await press('Get Started');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().session.profile?.onboardingCompleted).toBe(true);
    expect(screen.queryByRole('link', { name: 'Show Tutorial' })).toBeNull();
    const interests = ['photo', 'community'];
    expect(kept(calls)).toEqual([
      { step: 2, interests: [], completed: false },
      { step: 2, interests: ['community'], completed: false },
      { step: 2, interests, completed: false },
      { step: 3, interests, completed: false },
      { step: 4, interests, completed: false },
      { step: 4, interests, completed: true },
    ]);
  });

  it('is found as it was left, though nothing of it has been answered yet', async () => {
    const saved = Promise.withResolvers<{ status: number }>();
    const calls = fakeServer({ [READ]: { body: NEW }, [SAVE]: () => saved.promise });
    await come(newcomer(), '/dashboard?tutorial=1');
    await (await dialog()).findByRole('heading', { name: 'Glad you are here' });
    await press('Next');
    await userEvent.click((await dialog()).getByRole('checkbox', { name: 'Photos that sell' }));
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Show Tutorial' }));
    expect((await dialog()).getByText('Step 2 of 4')).toBeVisible();
    expect((await dialog()).getByRole('checkbox', { name: 'Photos that sell' })).toBeChecked();
    saved.resolve({ status: 204 });
    await waitFor(() => expect(kept(calls)).toHaveLength(2));
  });

  it('takes the focus along to each step', async () => {
    fakeServer({ [READ]: { body: NEW }, [SAVE]: { status: 204 } });
    await come(newcomer(), '/dashboard?tutorial=1');
    await (await dialog()).findByRole('heading', { name: 'Glad you are here' });
    await press('Next');
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^What would you like to learn about/),
    );
  });

  it('offers every topic, and explains each in a dialog of its own', async () => {
    fakeServer({ [READ]: { body: { ...NEW, step: 2 } }, [SAVE]: { status: 204 } });
    await come(newcomer(), '/dashboard?tutorial=1');
    await (await dialog()).findByText('Step 2 of 4');
    const topics = (await dialog()).getAllByRole('checkbox').map((box) => box.getAttribute('name'));
    expect(topics).toEqual(['photo', 'voice', 'meetups', 'boost', 'reviews', 'community']);
    for (const name of [
      'Photos that sell',
      'Listing by voice',
      'Meetups',
      'Boosts',
      'Reviews',
      'Community',
    ]) {
      await userEvent.click((await dialog()).getByRole('button', { name: `Explain: ${name}` }));
      const explanation = within(screen.getByRole('dialog', { name }));
      expect(explanation.getAllByRole('listitem')).toHaveLength(5);
      await userEvent.click(explanation.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
    }
    expect((await dialog()).getByText('Step 2 of 4')).toBeVisible();
  });

  it('tells a guest what guests may do, and what signing up gives', async () => {
    fakeServer({ [READ]: { body: { ...NEW, step: 3 } }, [SAVE]: { status: 204 } });
    const session = aGuestSession();
    await come(
      { ...session, profile: { ...session.profile, onboardingCompleted: false } },
      '/dashboard?tutorial=1',
    );
    const shown = await dialog();
    expect(await shown.findByText('create up to 3 listings')).toBeVisible();
    expect(shown.getByText(/^use AI tools/)).toBeVisible();
    expect(shown.getByText(/unlimited listings and seller tools/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  it('goes on where it was left once it is asked for again', async () => {
    fakeServer({
      [READ]: { body: { step: 3, interests: ['photo'], completed: false } },
      [SAVE]: { status: 204 },
    });
    await come(newcomer(), '/dashboard?tutorial=1');
    await (await dialog()).findByText('Step 3 of 4');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: 'Show Tutorial' }));
    expect(await (await dialog()).findByText('Step 3 of 4')).toBeVisible();
  });

  it('begins at its beginning when nobody knows where it was left, and keeps quiet about it', async () => {
    fakeServer({
      [READ]: refusal(503, 'platform.unavailable'),
      [SAVE]: refusal(503, 'platform.unavailable'),
    });
    await come(newcomer(), '/dashboard?tutorial=1');
    await (await dialog()).findByText('Step 1 of 4');
    await press('Next');
    expect((await dialog()).getByText('Step 2 of 4')).toBeVisible();
    expect(screen.queryByText(/try again/i)).toBeNull();
  });
});
