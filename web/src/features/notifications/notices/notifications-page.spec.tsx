import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { aNotification, anOffer, aPage } from './a-notification';
import { notices } from './feature';

jest.mock('../../../api/notifications/watch-notifications', () => ({
  watchNotifications: () => () => undefined,
}));

const LIST = 'GET /api/notifications';
const READ_ONE = `POST /api/notifications/${aNotification().id}/read`;
const READ_ALL = 'POST /api/notifications/read';
const FEATURES = [notices, stub('/'), stub('/auth'), stub('/chat/:id')];

/** By the bell's panel, as people come here. */
async function open() {
  await renderApp('/', FEATURES);
  await signedInAs(aSession());
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'See all notifications' }));
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'Notifications' });
  return main;
}

describe('the page of notifications', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('tells visitors how to come in, and back', async () => {
    fakeServer({});
    await renderApp('/notifications', FEATURES);
    expect(await screen.findByRole('heading', { name: 'Sign In Required' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fnotifications',
    );
  });

  it('shows them page by page', async () => {
    const calls = fakeServer({
      [LIST]: (_, search) => ({
        body: search.has('cursor')
          ? aPage([anOffer({ read: true })])
          : aPage([aNotification()], { nextCursor: 'next' }),
      }),
    });
    const main = await open();
    expect(await main.findByRole('link', { name: /New message from Noor/ })).toHaveAttribute(
      'href',
      '/chat/noor?listing=chair',
    );
    await userEvent.click(main.getByRole('button', { name: 'Show more' }));
    expect(await main.findByRole('link', { name: /Ilan offers \$90/ })).toBeVisible();
    expect(main.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(calls.some(({ search }) => search.get('cursor') === 'next')).toBe(true);
    expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(document.title).toContain('Notifications');
  });

  it('marks one as read without leaving, and the bell knows', async () => {
    const calls = fakeServer({
      [LIST]: { body: aPage([aNotification(), anOffer()]) },
      [READ_ONE]: { status: 204 },
    });
    const main = await open();
    const [first] = await main.findAllByRole('button', { name: 'Mark as read' });
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(main.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
    expect(main.getByRole('link', { name: /New message from Noor/ })).toHaveFocus();
    expect(calls.filter(({ route }) => route === READ_ONE)).toHaveLength(1);
  });

  it('marks all of them as read', async () => {
    fakeServer({ [LIST]: { body: aPage([aNotification(), anOffer()]) }, [READ_ALL]: { status: 204 } });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
    expect(main.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
    expect(main.getByRole('link', { name: 'Home' })).toHaveFocus();
  });

  it('has nothing to mark once those of all pages are read one by one', async () => {
    fakeServer({
      [LIST]: (_, search) => ({
        body: search.has('cursor')
          ? aPage([anOffer()], { unread: 2 })
          : aPage([aNotification()], { unread: 2, nextCursor: 'next' }),
      }),
      [READ_ONE]: { status: 204 },
      [`POST /api/notifications/${anOffer().id}/read`]: { status: 204 },
    });
    const main = await open();
    await userEvent.click(await main.findByRole('button', { name: 'Show more' }));
    await main.findByRole('link', { name: /Ilan offers/ });
    for (const button of main.getAllByRole('button', { name: 'Mark as read' })) await userEvent.click(button);
    await waitFor(() => expect(main.queryByRole('button', { name: 'Mark as read' })).toBeNull());
    expect(main.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('says so when there are none', async () => {
    fakeServer({ [LIST]: { body: aPage([]) } });
    const main = await open();
    expect(await main.findByText('No notifications')).toBeVisible();
    expect(main.getByText("You're all caught up! Check back later for updates.")).toBeVisible();
  });

  it('says so when they cannot be loaded, and tries again', async () => {
    let down = true;
    fakeServer({ [LIST]: () => (down ? refusal(500, 'platform.internal') : { body: aPage([anOffer()]) }) });
    const main = await open();
    expect(await main.findByText('Error loading notifications')).toBeVisible();
    expect(main.getByText('Could not load your notifications')).toBeVisible();
    down = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText(/Ilan offers/)).toBeVisible();
  });
});
