import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../../api/catalog/a-listing';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { aMessage, aThread, CONVERSATION, ME } from '../data/a-conversation';
import { chatLinks } from '../feature';
import { makeOffer } from '../links/lazy-make-offer';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const listing = aListing({ price: 185, status: 'active' });
const page = () => Promise.resolve(() => <Slot name="listing-actions" listing={listing} />);
const sent = { message: aMessage(1, { senderId: ME }), offerQuestion: null, offerFailed: false };

describe('who goes back while their offer is sent', () => {
  beforeAll(async () => void (await makeOffer.preload()));
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it.each([
    ['has been', { status: 201, body: sent }, 'Your offer was sent'],
    [
      'could not be counted as one',
      { status: 201, body: { ...sent, offerFailed: true } },
      'Your message was sent, but it could not be counted as an offer.',
    ],
    ['was refused', refusal(409, 'messaging.item-not-for-sale'), 'This item is not for sale any more.'],
  ])('stays there, and is told that it %s', async (_, answer, words) => {
    const answered = Promise.withResolvers<typeof answer>();
    fakeServer({
      'POST /api/conversations': { body: aThread() },
      [`POST /api/conversations/${CONVERSATION}/messages`]: () => answered.promise,
    });
    await renderApp(`/listing/${listing.id}`, [
      { name: 'page', namespaces: ['make-offer'], routes: [{ path: '/listing/:id', page }] },
      chatLinks,
      stub('/chat/:id'),
    ]);
    await signedInAs(aSession({ id: 'buyer' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send offer of $167' }));
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    answered.resolve(answer);
    expect(await screen.findByText(words)).toBeVisible();
    expect(location.pathname + location.search).toBe(`/listing/${listing.id}`);
  });
});
