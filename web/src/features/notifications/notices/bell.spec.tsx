import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHAT_LIMITS } from '#contract/chat';
import { HOUR_MS } from '#contract/time';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything, renderApp } from '../../../app/render-app';
import { aNotification, anOffer, aPage } from './a-notification';
import { arrive, FEATURES, hoursAgo, LIST, panel, QUIET, READ_ALL, READ_ONE, ring } from './render-bell';

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
    let unread = 99;
    fakeServer({ ...QUIET, [LIST]: () => ({ body: aPage([aNotification()], { unread }) }) });
    await ring();
    await waitFor(() => expect(screen.getByRole('button', { name: /99 unread/ })).toHaveTextContent(/^99$/));
    unread = 100;
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
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * HOUR_MS);
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect((await panel()).getByText('2 hours ago')).toBeVisible();
    expect(tick.mock.calls.some(([, ms]) => ms !== undefined && ms <= 15_000)).toBe(true);
    clock.mockRestore();
    tick.mockRestore();
  });

  it('says "Just now" for an hour, then hours for a day, and then the date', async () => {
    const ages = [0.01, 0.9, 2, 23.5, 24].map((hours, place) =>
      anOffer({ id: `offer-${place}`, read: true, createdAt: hoursAgo(hours) }),
    );
    const chat = aNotification({ read: true, createdAt: hoursAgo(5) });
    fakeServer({ ...QUIET, [LIST]: { body: aPage([...ages, chat]) } });
    await userEvent.click(await ring());
    const times = (await (await panel()).findAllByRole('listitem')).map(
      (item) => item.querySelector('time')?.textContent,
    );
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(hoursAgo(24)));
    expect(times).toEqual(['Just now', 'Just now', '2h ago', '23h ago', date, '5 hours ago']);
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
    expect(await screen.findByRole('button', { name: /2 unread/, hidden: true })).toBeInTheDocument();
    down = false;
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeInTheDocument();
    expect((await panel()).queryByText(/Unread/)).toBeNull();
    expect((await panel()).getByRole('link', { name: 'See all notifications' })).toHaveFocus();
  });

  it('says that there is nothing, also when nothing could be loaded', async () => {
    fakeServer({ ...QUIET, [LIST]: 'network-error' });
    await userEvent.click(await ring());
    expect(await (await panel()).findByText('No notifications')).toBeVisible();
    expect((await panel()).getByRole('alert')).toBeEmptyDOMElement();
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
