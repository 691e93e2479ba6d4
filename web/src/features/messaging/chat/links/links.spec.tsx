import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, CONVERSATION, THEO } from '../../../../api/a-conversation';
import { aListing } from '../../../../api/a-listing';
import { fakeServer } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { chat, chatLinks } from '../feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const own = aListing();
const listing = { ...own, seller: own.seller && { ...own.seller, id: THEO } };

/** The page of Theo's listing, as far as it concerns others. */
const page: Feature = {
  name: 'page',
  namespaces: [],
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

  it('lead from a listing to its seller, visitors by way of the sign-in page', async () => {
    fakeServer({});
    await open();
    const contact = await screen.findByRole('link', { name: 'Contact Seller' });
    expect(contact).toHaveAttribute('href', `/chat/${THEO}?listing=${listing.id}`);
    await userEvent.click(contact);
    expect(await screen.findByText('Arrived at /auth')).toBeVisible();
    expect(new URLSearchParams(location.search).get('next')).toBe(`/chat/${THEO}?listing=${listing.id}`);
  });

  it('tell on every page how many messages wait', async () => {
    await openSignedIn(3);
    expect(await screen.findByRole('link', { name: /Messages.*3 unread/ })).toHaveAttribute('href', '/chat');
    expect(screen.getByRole('link', { name: 'Open your messages' })).toHaveAttribute('href', '/chat');
  });

  it('count a message that comes, and tell the server that it arrived', async () => {
    await openSignedIn(100);
    await screen.findByRole('link', { name: /Messages.*100 unread/ });
    // The connection does not hurry on a page that is about something else.
    await waitFor(() => expect(socket.client.listening('connect')).toBe(true), { timeout: 5000 });
    await socket.connect();
    const message = aMessage(7);
    await socket.says('messaging.message', { conversationId: CONVERSATION, message, notification: null });
    expect(await screen.findByRole('link', { name: /Messages.*101 unread/ })).toHaveTextContent('99+');
    expect(socket.said('messaging.received')).toEqual([{}, { conversationId: CONVERSATION, seq: 7 }]);
  });

  it('are not in the navigation of visitors', async () => {
    fakeServer({});
    await open();
    await screen.findByRole('link', { name: 'Contact Seller' });
    expect(screen.queryByRole('link', { name: /Messages/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open your messages' })).toBeNull();
  });
});
