import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT_LIMITS } from '#contract/chat';
import type { NotificationShape } from '#contract/notices/notices';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { onToastChange, shownToast } from '../../../ui/toast/toast-store';
import { aNotification, anOffer, aPage } from './a-notification';
import { notices } from './feature';

type Events = Parameters<
  typeof import('../../../api/notifications/watch-notifications').watchNotifications
>[0];
const watching = new Set<Events>();
jest.mock('../../../api/notifications/watch-notifications', () => ({
  watchNotifications: (events: Events) => {
    watching.add(events);
    return () => watching.delete(events);
  },
}));

const LIST = 'GET /api/notifications';
const PREFERENCES = 'GET /api/notification-preferences';
const READ_ALL = 'POST /api/notifications/read';
const READ_ONE = `POST /api/notifications/${aNotification().id}/read`;
const QUIET = { [PREFERENCES]: { body: { kinds: [], sound: false } } };
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const FEATURES = [notices, stub('/'), stub('/chat/:id'), stub('/auth')];
const arrive = (notification: NotificationShape) =>
  act(async () => {
    for (const { arrived } of watching) arrived(notification);
  });

const readElsewhere = (ids: string[] | null) =>
  act(async () => {
    for (const { read } of watching) read?.(ids);
  });

/** Signed in at home, with the bell there. */
async function ring(address = '/') {
  await renderApp(address, FEATURES);
  await signedInAs(aSession());
  return screen.findByRole('button', { name: /^Notifications/ });
}
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));

describe('the bell', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('tells how many notifications wait, and shows the latest', async () => {
    const calls = fakeServer({
      ...QUIET,
      [LIST]: { body: aPage([aNotification(), anOffer({ read: true })]) },
    });
    await ring();
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(bell).toHaveTextContent('1');
    expect(calls.find(({ route }) => route === LIST)?.search.get('limit')).toBe('10');
    await userEvent.click(bell);
    const [message, offer] = await (await panel()).findAllByRole('listitem');
    expect(message).toHaveTextContent('Unread: New message from NoorIs it still there?Just now');
    expect(offer).toHaveTextContent('Ilan offers $90For “Walnut lounge chair”.');
    expect(offer).not.toHaveTextContent('Unread');
  });

  it('counts no further than 99', async () => {
    fakeServer({ ...QUIET, [LIST]: { body: aPage([aNotification()], { unread: 99 }) } });
    await ring();
    await waitFor(() => expect(screen.getByRole('button', { name: /99 unread/ })).toHaveTextContent(/^99$/));
    await arrive(anOffer({ kind: 'other' }));
    expect(await screen.findByRole('button', { name: /100 unread/ })).toHaveTextContent('99+');
  });

  it('asks every ten seconds while there is no connection', async () => {
    const timers = jest.spyOn(window, 'setInterval');
    let unread = 1;
    fakeServer({ ...QUIET, [LIST]: () => ({ body: aPage([aNotification()], { unread }) }) });
    await ring();
    await screen.findByRole('button', { name: /1 unread/ });
    unread = 2;
    await act(async () => {
      for (const [task, ms] of timers.mock.calls)
        if (ms === CHAT_LIMITS.pollMs && typeof task === 'function') task();
    });
    expect(await screen.findByRole('button', { name: /2 unread/ })).toBeVisible();
    timers.mockRestore();
  });

  it('goes on telling how long ago while it is shown', async () => {
    const tick = jest.spyOn(window, 'setInterval');
    fakeServer({ ...QUIET, [LIST]: { body: aPage([aNotification({ read: true })]) } });
    await userEvent.click(await ring());
    expect(await (await panel()).findByText('Just now')).toBeVisible();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 17 * 60_000);
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await panel()).getByText('17 minutes ago')).toBeVisible();
    expect(tick.mock.calls.some(([, ms]) => ms !== undefined && ms <= 15_000)).toBe(true);
    clock.mockRestore();
    tick.mockRestore();
  });

  it('says "Just now" for a minute, then minutes, hours for a day, and then the date', async () => {
    const ages = [0.01, 17.5 / 60, 2, 23.5, 24].map((hours, place) =>
      anOffer({ id: `offer-${place}`, read: true, createdAt: hoursAgo(hours) }),
    );
    const chat = aNotification({ read: true, createdAt: hoursAgo(5) });
    fakeServer({ ...QUIET, [LIST]: { body: aPage([...ages, chat]) } });
    await userEvent.click(await ring());
    const times = (await (await panel()).findAllByRole('listitem')).map(
      (item) => item.querySelector('time')?.textContent,
    );
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(hoursAgo(24)));
    expect(times).toEqual(['Just now', '17m ago', '2h ago', '23h ago', date, '5 hours ago']);
  });

  it('leads to what a notification is about, and marks it as read', async () => {
    const calls = fakeServer({
      ...QUIET,
      [LIST]: { body: aPage([aNotification()]) },
      [READ_ONE]: { status: 204 },
    });
    await userEvent.click(await ring());
    await userEvent.click(await (await panel()).findByRole('link', { name: /New message from Noor/ }));
    expect(await screen.findByText('Arrived at /chat/:id')).toBeVisible();
    expect(location.search).toBe('?listing=chair');
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(calls.filter(({ route }) => route === READ_ONE)).toHaveLength(1);
  });

  it('marks all of them as read at once, and takes that back when it fails', async () => {
    let down = true;
    fakeServer({
      ...QUIET,
      [LIST]: { body: aPage([aNotification(), anOffer()]) },
      [READ_ALL]: () => (down ? refusal(503, 'platform.unavailable') : { status: 204 }),
    });
    await userEvent.click(await ring());
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByText(/Temporarily unavailable/)).toBeVisible();
    expect(screen.getByRole('button', { name: /2 unread/, hidden: true })).toBeInTheDocument();
    down = false;
    await userEvent.click((await panel()).getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
    expect((await panel()).queryByText(/Unread/)).toBeNull();
  });

  it('says that there is nothing, also when nothing could be loaded', async () => {
    fakeServer({ ...QUIET, [LIST]: 'network-error' });
    await userEvent.click(await ring());
    expect(await (await panel()).findByText('No notifications')).toBeVisible();
    expect((await panel()).queryByRole('alert')).toBeNull();
    expect((await panel()).getByRole('link', { name: 'See all notifications' })).toHaveAttribute(
      'href',
      '/notifications',
    );
  });

  it('asks visitors to sign in', async () => {
    const calls = fakeServer({});
    await renderApp('/', FEATURES);
    await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect((await panel()).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    expect(calls.filter(({ route }) => route === LIST)).toEqual([]);
  });
});

describe('a notification that arrives', () => {
  beforeEach(() => watching.clear());
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('goes on top of ten, and is told for four seconds with the way to it', async () => {
    const ten = Array.from({ length: 10 }, (_, place) => anOffer({ id: `offer-${place}`, read: true }));
    const calls = fakeServer({ ...QUIET, [LIST]: { body: aPage(ten) }, [READ_ONE]: { status: 204 } });
    const bell = await ring();
    await waitFor(() => expect(calls.some(({ route }) => route === LIST)).toBe(true));
    await userEvent.click(bell);
    await (await panel()).findAllByRole('listitem');
    jest.useFakeTimers();
    await arrive(aNotification());
    expect(shownToast()).toMatchObject({
      title: 'New message from Noor',
      description: 'Is it still there?',
      action: { label: 'View', to: '/chat/noor?listing=chair' },
    });
    act(() => jest.advanceTimersByTime(3999));
    expect(shownToast()).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(shownToast()).toBeNull();
    jest.useRealTimers();
    const rows = (await panel()).getAllByRole('listitem');
    expect(rows).toHaveLength(10);
    expect(rows[0]).toHaveTextContent('New message from Noor');
    expect(screen.getByRole('button', { name: /1 unread/, hidden: true })).toBeInTheDocument();
  });

  it('is the same one again when the same person writes on', async () => {
    fakeServer({ ...QUIET, [LIST]: { body: aPage([anOffer({ read: true }), aNotification()]) } });
    await ring();
    await userEvent.click(await screen.findByRole('button', { name: /1 unread/ }));
    await arrive(aNotification({ params: { name: 'Noor', preview: 'Hello?' } }));
    await (await panel()).findByText('Hello?');
    const rows = (await panel()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Hello?'),
      expect.stringContaining('Ilan'),
    ]);
    expect(screen.getByRole('button', { name: /1 unread/, hidden: true })).toBeInTheDocument();
  });

  it('is not told where it would only repeat what is on screen', async () => {
    fakeServer({ ...QUIET, [LIST]: { body: aPage([]) } });
    await ring('/chat/noor?listing=chair');
    await arrive(aNotification());
    expect(screen.queryByText('New message from Noor')).toBeNull();
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
    await arrive(anOffer());
    expect(await screen.findByText('Ilan offers $90')).toBeVisible();
  });

  it('is read here when it was read elsewhere', async () => {
    fakeServer({ ...QUIET, [LIST]: { body: aPage([aNotification(), anOffer()]) } });
    await ring();
    await screen.findByRole('button', { name: /2 unread/ });
    await readElsewhere([anOffer().id]);
    expect(await screen.findByRole('button', { name: /1 unread/ })).toBeVisible();
    await readElsewhere(null);
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('that was missed is fetched when the connection stands again', async () => {
    let items = [anOffer({ read: true })];
    fakeServer({ ...QUIET, [LIST]: () => ({ body: aPage(items) }) });
    await ring();
    await waitFor(() => expect(watching.size).toBeGreaterThan(0));
    items = [aNotification(), ...items];
    await act(async () => {
      for (const { connected } of watching) connected?.();
    });
    expect(await screen.findByRole('button', { name: /1 unread/ })).toBeVisible();
    expect(shownToast()).toMatchObject({ title: 'New message from Noor' });
  });

  it('is told once, however often the list is read', async () => {
    const told: string[] = [];
    const stop = onToastChange(() => {
      const shown = shownToast();
      if (shown) told.push(shown.title);
    });
    let items = [anOffer({ createdAt: hoursAgo(2) })];
    const calls = fakeServer({ ...QUIET, [LIST]: () => ({ body: aPage(items) }) });
    const readAgain = async () => {
      const before = calls.filter(({ route }) => route === LIST).length;
      await act(async () => {
        for (const { connected } of watching) connected?.();
      });
      await waitFor(() => expect(calls.filter(({ route }) => route === LIST).length).toBeGreaterThan(before));
    };
    await ring();
    await screen.findByRole('button', { name: /1 unread/ });
    await readAgain();
    // It waited before the page was opened: the badge says so.
    expect(told).toEqual([]);
    items = [aNotification(), ...items];
    await arrive(aNotification());
    await readAgain();
    await readAgain();
    expect(await screen.findByRole('button', { name: /2 unread/ })).toBeVisible();
    expect(told).toEqual(['New message from Noor']);
    stop();
  });
});
