import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import type { WaitingOffers } from '../../../../api/messaging/messaging.gen';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import { useDashboardTabs } from '../../../../app/app-context';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp } from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { aConversation, anItem, anOffer, aPerson, ME, THEO } from '../data/a-conversation';
import { chat } from '../feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const home: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(() => <Slot name="home" />) }],
};
/** As the dashboard shows what chat offers it. */
const dashboard: Feature = {
  name: 'dashboard',
  namespaces: ['dashboard'],
  routes: [
    {
      path: '/dashboard',
      page: () =>
        Promise.resolve(() =>
          useDashboardTabs().map(({ Page, badge, id }) => (
            <section key={id}>
              <h1>{badge && <badge.Page />}</h1>
              <Page />
            </section>
          )),
        ),
    },
  ],
};
const NOTHING: WaitingOffers = { items: [], more: false };
const theirs = {
  offer: anOffer({ sellerId: ME, buyerId: THEO, amount: 90 }),
  person: aPerson(),
  item: anItem({ sellerId: ME }),
};

type Routes = Parameters<typeof fakeServer>[0];

async function open(waiting: () => WaitingOffers, address = '/', more: Routes = {}) {
  const calls = fakeServer({
    'POST /api/auth/refresh': { body: aSession() },
    'GET /api/inbox': { body: { unreadMessages: 0, unreadNotifications: 0 } },
    'GET /api/conversations': { body: { items: [], nextCursor: null } },
    'GET /api/waiting-offers': () => ({ body: waiting() }),
    ...more,
  });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp(address, [home, dashboard, chat]);
  return calls;
}

describe('what waits at home', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is the offer to be answered first, with the way to its conversation', async () => {
    await open(() => ({ items: [theirs], more: false }));
    const link = await screen.findByRole('link', { name: /1 offer waits for your answer/ });
    expect(link).toHaveTextContent('Theo offers $90: Walnut lounge chair');
    expect(link).toHaveAttribute('href', `/chat/${THEO}?listing=${theirs.item.id}`);
    expect(await screen.findByRole('link', { name: 'You have read all your messages.' })).toBeVisible();
  });

  it('is a counter offer to its buyer, and no more than a few are counted', async () => {
    const countered = { ...theirs, offer: anOffer({ amount: 90, counter: 110, status: 'countered' }) };
    const others = ['one', 'two'].map((id) => ({ ...theirs, offer: anOffer({ id }) }));
    await open(() => ({ items: [countered, ...others], more: true }));
    const link = await screen.findByRole('link', { name: /3\+ offers wait for your answer/ });
    expect(link).toHaveTextContent('Theo asks $110 instead of $90: Walnut lounge chair');
  });

  it('follows offers as they come and go', async () => {
    let waiting = NOTHING;
    await open(() => waiting);
    await screen.findByRole('link', { name: 'No offer waits for your answer.' });
    await socket.connect();
    waiting = { items: [theirs], more: false };
    await socket.says('messaging.offer', theirs.offer);
    expect(await screen.findByRole('link', { name: /1 offer waits/ })).toBeVisible();
    waiting = NOTHING;
    await socket.says('messaging.offer', { ...theirs.offer, status: 'withdrawn' });
    expect(await screen.findByRole('link', { name: 'No offer waits for your answer.' })).toBeVisible();
  });
});

const openUnread = (unreadMessages: number, conversations: Routes[string]) =>
  open(() => NOTHING, '/', {
    'GET /api/inbox': { body: { unreadMessages, unreadNotifications: 0 } },
    'GET /api/conversations': conversations,
  });
const listOf = (...items: ReturnType<typeof aConversation>[]) => ({ body: { items, nextCursor: 'more' } });

describe('what is to be read at home', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is counted with the latest of it, and leads to its conversation when there is no other', async () => {
    const item = anItem();
    await openUnread(3, listOf(aConversation({ id: 'read' }), aConversation({ unread: 3, item })));
    const link = await screen.findByRole('link', { name: /3 unread messages/ });
    await waitFor(() => expect(link).toHaveTextContent('Theo: Message 1'));
    expect(link).toHaveAttribute('href', `/chat/${THEO}?listing=${item.id}`);
  });

  it('leads to all conversations when it is in several', async () => {
    await openUnread(3, listOf(aConversation({ unread: 2 })));
    const link = await screen.findByRole('link', { name: /3 unread messages/ });
    await waitFor(() => expect(link).toHaveTextContent('Theo: Message 1'));
    expect(link).toHaveAttribute('href', '/chat');
  });

  it.each<[string, Routes[string]]>([
    ['are on their way', () => new Promise<never>(() => undefined)],
    ['do not come', 'network-error'],
    ['that come first are all read', listOf(aConversation())],
  ])('is counted while the conversations %s', async (_, conversations) => {
    const calls = await openUnread(3, conversations);
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /api/conversations'));
    expect(await screen.findByRole('link', { name: '3 unread messages' })).toHaveAttribute('href', '/chat');
    expect(screen.queryByText('You have read all your messages.')).toBeNull();
  });
});

describe('what waits on the dashboard', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are all offers to answer, counted beside their entry', async () => {
    const calls = await open(() => ({ items: [theirs], more: true }), '/dashboard');
    const answer = await screen.findByRole('link', { name: 'Answer: Walnut lounge chair' });
    expect(answer).toHaveAttribute('href', `/chat/${THEO}?listing=${theirs.item.id}`);
    const who = screen.getByRole('link', { name: 'Theo' });
    expect(who).toHaveAttribute('href', `/trust-profile/${THEO}`);
    expect(who.parentElement).toHaveTextContent('Theo offers $90: Walnut lounge chair');
    expect(screen.getByText(/There are more than these/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'More than 1 wait' })).toBeVisible();
    const asked = calls.filter(({ route }) => route === 'GET /api/waiting-offers');
    expect(asked.map(({ search }) => search.get('limit'))).toEqual(['20']);
  });

  it('may be nothing', async () => {
    await open(() => NOTHING, '/dashboard');
    expect(await screen.findByText('No offer waits for your answer.')).toBeVisible();
    expect(screen.getByRole('heading')).toBeEmptyDOMElement();
  });
});
