import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aListing } from '../../../../api/catalog/a-listing';
import { fakeServer } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { aMessage, CONVERSATION, THEO } from '../data/a-conversation';
import { chat, chatLinks } from '../feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const own = aListing();
const listing = { ...own, seller: own.seller && { ...own.seller, id: THEO } };

/** The page of Theo's listing, as far as it concerns others. */
const page: Feature = {
  name: 'page',
  namespaces: [],
  nav: [
    { to: '/', label: 'nav.home', places: ['bottom'], order: 10 },
    { to: '/listings', label: 'nav.explore', places: ['bottom'], order: 15 },
  ],
  routes: [
    {
      path: '/listing/:id',
      page: () => Promise.resolve(() => <Slot name="listing-actions" listing={listing} />),
    },
  ],
};
const open = () => renderApp(`/listing/${listing.id}`, [page, chat, chatLinks, stub('/auth')]);
const openSignedIn = (unreadMessages: number) => {
  fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    'GET /api/inbox': { body: { unreadMessages, unreadNotifications: 0 } },
  });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  return open();
};

describe('the ways to the chat', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('lead from a listing to its seller', async () => {
    fakeServer({});
    await open();
    const contact = await screen.findByRole('link', { name: 'Contact Seller' });
    expect(contact).toHaveAttribute('href', `/chat/${THEO}?listing=${listing.id}`);
  });

  it('tell on every page how many messages wait', async () => {
    await openSignedIn(3);
    const bar = await screen.findByRole('navigation', { name: 'Quick navigation' });
    const tab = await within(bar).findByRole('link', { name: /Messages.*3 unread/ });
    expect(tab).toHaveAttribute('href', '/chat');
    // Beside Sell, as on the other side of it; and nothing floats over the page.
    expect(within(bar).getAllByRole('listitem')).toHaveLength(4);
    await waitFor(() => expect(screen.getAllByRole('link', { name: /Messages.*3 unread/ })).toHaveLength(2));
  });

  it('count a message that comes, and tell the server that it arrived', async () => {
    await openSignedIn(100);
    await screen.findAllByRole('link', { name: /Messages.*100 unread/ });
    // The connection does not hurry on a page that is about something else.
    await waitFor(() => expect(socket.client.listening('connect')).toBe(true));
    await socket.connect();
    const message = aMessage(7);
    await socket.says('messaging.message', { conversationId: CONVERSATION, message, notification: null });
    for (const link of await screen.findAllByRole('link', { name: /Messages.*101 unread/ }))
      expect(link).toHaveTextContent('99+');
    expect(socket.said('messaging.received')).toEqual([{}, { conversationId: CONVERSATION, seq: 7 }]);
  });

  it('are not in the navigation of visitors', async () => {
    fakeServer({});
    await open();
    await screen.findByRole('link', { name: 'Contact Seller' });
    expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull();
  });
});
