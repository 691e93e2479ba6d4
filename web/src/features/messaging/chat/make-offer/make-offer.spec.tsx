import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../../api/catalog/a-listing';
import type { ListingDetail, ListingSeller } from '../../../../api/catalog/listings';
import { type FakeCall, fakeServer, refusal } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { aMessage, aThread, CONVERSATION, ME, THEO } from '../data/a-conversation';
import { chatLinks } from '../feature';
import { makeOffer } from '../links/lazy-make-offer';
import { keepOfferDraft } from './offer-draft';
import { useSendOffer } from './use-send-offer';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const BEGIN = 'POST /api/conversations';
const SEND = `POST /api/conversations/${CONVERSATION}/messages`;

const theirs = (wanted: Partial<ListingDetail> = {}): ListingDetail => {
  const listing = aListing({ price: 185, status: 'active', ...wanted });
  return { ...listing, seller: listing.seller && { ...listing.seller, id: THEO, name: 'Theo' } };
};

type Page = Feature['routes'][number]['page'];
/** A listing's page as far as it concerns offers. */
const pageOf =
  (listing: ListingDetail): Page =>
  () =>
    Promise.resolve(() => <Slot name="listing-actions" listing={listing} />);

const sentMessage = { message: aMessage(1, { senderId: ME }), offerQuestion: null, offerFailed: false };

type Routes = Parameters<typeof fakeServer>[0];
type Opened = { listing?: ListingDetail; address?: string; signedIn?: boolean; routes?: Routes; page?: Page };
async function open({
  listing = theirs(),
  address,
  signedIn = true,
  routes,
  page = pageOf(listing),
}: Opened = {}): Promise<FakeCall[]> {
  const calls = fakeServer({
    ...(signedIn && { 'POST /api/auth/refresh': { body: aSession() } }),
    'GET /api/inbox': { body: { unreadMessages: 0, unreadNotifications: 0 } },
    [BEGIN]: { body: aThread() },
    [SEND]: { status: 201, body: sentMessage },
    ...routes,
  });
  if (signedIn) localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp(address ?? `/listing/${listing.id}`, [
    { name: 'page', namespaces: ['make-offer'], routes: [{ path: '/listing/:id', page }] },
    chatLinks,
    stub('/auth'),
    stub('/chat/:id'),
  ]);
  return calls;
}
const sheet = () => screen.findByRole('dialog', { name: 'Make an offer' });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const amount = () => screen.getByRole('textbox', { name: 'Your offer in USD' });
const sent = (calls: FakeCall[]) => calls.filter(({ route }) => route === SEND).map(({ body }) => body);

describe('making an offer on a listing', () => {
  beforeAll(async () => void (await makeOffer.preload()));
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    sessionStorage.clear();
    jest.restoreAllMocks();
  });

  it('takes one touch for an amount and one to send it, and leads to the conversation', async () => {
    const calls = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    const choices = within(within(await sheet()).getByRole('list', { name: 'Suggested amounts' }));
    expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '$176-5%',
      '$167-10%',
      '$157-15%',
    ]);
    await userEvent.click(choices.getByRole('button', { name: /\$157/ }));
    expect(choices.getByRole('button', { pressed: true })).toHaveTextContent('$157');
    await press('Send offer of $157');
    expect(await screen.findByText('Arrived at /chat/:id')).toBeVisible();
    expect(location.pathname + location.search).toBe(`/chat/${THEO}?listing=${theirs().id}`);
    expect(sent(calls)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        content: 'Would you take $157?',
        imageIds: [],
        offer: 157,
      },
    ]);
    expect(calls.find(({ route }) => route === BEGIN)?.body).toEqual({
      personId: THEO,
      listingId: theirs().id,
    });
  });

  it('takes an amount of one’s own and a note, which is part of the message', async () => {
    const calls = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await sheet();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '$150.50');
    await userEvent.type(
      screen.getByLabelText(/A note for the seller/),
      'I can come at 5, with 200 in cash.',
    );
    await press('Send offer of $150.50');
    await screen.findByText('Arrived at /chat/:id');
    expect(sent(calls)).toMatchObject([
      { content: 'Would you take $150.50?\nI can come at 5, with 200 in cash.', offer: 150.5 },
    ]);
  });

  it.each(['', '0', '-5', '186', 'much'])('refuses "%s", and says what is possible', async (typed) => {
    const calls = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await sheet();
    await userEvent.clear(amount());
    if (typed) await userEvent.type(amount(), typed);
    await press('Send offer');
    expect(amount()).toHaveAccessibleDescription('Please enter an amount above $0 and up to $185');
    expect(sent(calls)).toEqual([]);
  });

  it('steps down and up', async () => {
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await sheet();
    expect(amount()).toHaveValue('167');
    await press('Less');
    expect(amount()).toHaveValue('166');
    await press('More');
    await press('More');
    expect(amount()).toHaveValue('168');
  });

  it('makes one offer of a double click', async () => {
    const calls = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await sheet();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send offer of $167' }));
    await screen.findByText('Arrived at /chat/:id');
    expect(sent(calls)).toHaveLength(1);
  });

  it('makes one offer also when the second press comes after the answer and before the page has gone', async () => {
    const listing = theirs();
    function PressedTwice() {
      const { send } = useSendOffer({ ...listing, seller: listing.seller as ListingSeller });
      const twice = async () => {
        await send(167, '');
        await send(167, '');
      };
      return <button type="button" onClick={() => void twice()} aria-label="Twice" />;
    }
    const page = () => Promise.resolve(PressedTwice);
    const calls = await open({ page, listing });
    await press('Twice');
    await screen.findByText('Arrived at /chat/:id');
    expect(sent(calls)).toHaveLength(1);
  });

  it('is the same message when what got lost is sent again', async () => {
    let lost = true;
    const calls = await open({
      routes: { [SEND]: () => (lost ? 'network-error' : { status: 201, body: sentMessage }) },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await sheet();
    await press('Send offer of $167');
    expect(await within(await sheet()).findByText(/^Network error/)).toBeVisible();
    lost = false;
    await press('Send offer of $167');
    await screen.findByText('Arrived at /chat/:id');
    const ids = sent(calls).map((body) => (body as { id: string }).id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(1);
  });

  it('leads visitors to the sign-in page, and keeps what they were about to offer', async () => {
    await open({ signedIn: false });
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await sheet();
    await press(/\$157/);
    await userEvent.type(screen.getByLabelText(/A note/), 'Today?');
    await press('Send offer of $157');
    expect(await screen.findByText('Arrived at /auth')).toBeVisible();
    expect(await screen.findByText('Please log in or continue as guest to make your offer.')).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(new URLSearchParams(location.search).get('next')).toBe(`/listing/${theirs().id}?make-offer=1`);
  });

  it('stands open for who comes back, with the amount and the note', async () => {
    keepOfferDraft(theirs().id, null, { amount: '157', note: 'Today?' });
    const calls = await open({ address: `/listing/${theirs().id}?make-offer=1` });
    await sheet();
    expect(screen.getByLabelText(/A note/)).toHaveValue('Today?');
    await press('Send offer of $157');
    await screen.findByText('Arrived at /chat/:id');
    expect(sent(calls)).toMatchObject([{ content: 'Would you take $157?\nToday?', offer: 157 }]);
    expect(sessionStorage.length).toBe(0);
  });

  it.each([
    ['messaging.item-not-for-sale', 409, 'This item is not for sale any more.'],
    ['messaging.cannot-write', 403, 'You can no longer write to each other.'],
  ])('says it in the sheet when the server refuses with %s', async (code, status, words) => {
    await open({ routes: { [SEND]: refusal(status, code) } });
    await userEvent.click(await screen.findByRole('link', { name: 'Make Offer' }));
    await sheet();
    await press('Send offer of $167');
    expect(await within(await sheet()).findByText(words)).toBeVisible();
    expect(amount()).toHaveValue('167');
  });

  it.each([
    ['free', { price: 0 }, 'This item is free: there is no price to offer. Write to its seller.'],
    [
      'pending',
      { status: 'pending' },
      'The seller has agreed on this item with somebody. You can still write to them.',
    ],
    ['sold', { status: 'sold' }, 'This item has been sold.'],
  ] as const)(
    'is not offered for what is %s, and says why to who has the address',
    async (_, wanted, words) => {
      const listing = theirs(wanted);
      await open({ listing, address: `/listing/${listing.id}?make-offer=1` });
      expect(await within(await sheet()).findByText(words)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Make Offer' })).toBeNull();
    },
  );

  it('is not for one’s own listing', async () => {
    const listing = theirs();
    const own = { ...listing, seller: listing.seller && { ...listing.seller, id: ME } };
    await open({ listing: own, address: `/listing/${listing.id}?make-offer=1` });
    expect(await within(await sheet()).findByText('This is your own listing.')).toBeVisible();
  });
});
