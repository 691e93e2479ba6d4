import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { forgetEverything } from '../../../app/render-app';
import { onToastChange, shownToast } from '../../../ui/toast/toast-store';
import { aNotification, anOffer, aPage } from './a-notification';
import {
  arrive,
  changedElsewhere,
  hoursAgo,
  LIST,
  panel,
  QUIET,
  READ_ONE,
  readElsewhere,
  ring,
  watching,
} from './render-bell';

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

  it('goes when it is withdrawn', async () => {
    let items = [aNotification(), anOffer()];
    fakeServer({ ...QUIET, [LIST]: () => ({ body: aPage(items) }) });
    await userEvent.click(await ring());
    await screen.findByRole('button', { name: /2 unread/, hidden: true });
    items = [anOffer()];
    await changedElsewhere();
    expect(await screen.findByRole('button', { name: /1 unread/, hidden: true })).toBeInTheDocument();
    expect((await panel()).queryByText('New message from Noor')).toBeNull();
  });

  it('goes without an error when it is pressed after it was withdrawn', async () => {
    let items = [aNotification()];
    const calls = fakeServer({
      ...QUIET,
      [LIST]: () => ({ body: aPage(items) }),
      [READ_ONE]: refusal(404, 'notifications.notification-not-found'),
    });
    await userEvent.click(await ring());
    const link = await (await panel()).findByRole('link', { name: /New message from Noor/ });
    items = [];
    await userEvent.click(link);
    await waitFor(() => expect(calls.filter(({ route }) => route === LIST).length).toBeGreaterThan(1));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(shownToast()).toBeNull();
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
    // Read before it is told, as on a slow connection.
    const later = anOffer({ id: 'later', createdAt: new Date(Date.now() + 1000).toISOString() });
    items = [later, ...items];
    await readAgain();
    await waitFor(() => expect(told).toHaveLength(2));
    await arrive(later);
    await arrive({ ...later, createdAt: new Date(Date.now() + 2000).toISOString() });
    await waitFor(() =>
      expect(told).toEqual(['New message from Noor', 'Ilan offers $90', 'Ilan offers $90']),
    );
    stop();
  });
});
