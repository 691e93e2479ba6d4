import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MeetupStatus } from '#contract/meetups';
import { aMeetup } from '../../../../api/community/a-meetup';
import type { MeetupPage } from '../../../../api/community/meetups';
import { type FakeCall, fakeServer } from '../../../../api/fake-server';
import { fakeSocket } from '../../../../api/fake-socket';
import { SIGNED_IN_HINT } from '../../../../api/refresh-session';
import type { Feature } from '../../../../app/feature';
import { aSession, forgetEverything, renderApp, stub } from '../../../../app/render-app';
import { meetups } from '../feature';

const socket = fakeSocket();
jest.mock('socket.io-client', () => ({ io: () => socket.client }));

const [{ page, badge } = { page: undefined, badge: undefined }] = meetups.dashboardTabs ?? [];
/** The tab and its badge, without the dashboard around them. */
const tab: Feature = {
  name: 'dashboard',
  namespaces: ['dashboard'],
  routes: [
    {
      path: '/dashboard/meetups',
      page: async () => {
        const Tab = (await page?.()) ?? (() => null);
        const Badge = (await badge?.preload()) ?? (() => null);
        return () => (
          <>
            <Badge />
            <Tab />
          </>
        );
      },
    },
  ],
};
const LIST = 'GET /api/meetups';
const answer = (items: MeetupPage['items'], more: Partial<MeetupPage> = {}) => ({
  body: { items, nextCursor: null, ...more },
});

async function open(
  address: string,
  list: Parameters<typeof fakeServer>[0][string],
  routes: Parameters<typeof fakeServer>[0] = {},
): Promise<FakeCall[]> {
  const calls = fakeServer({ 'POST /api/auth/refresh': { body: aSession() }, [LIST]: list, ...routes });
  localStorage.setItem(SIGNED_IN_HINT, '1');
  await renderApp(address, [meetups, tab, stub('/listings')]);
  return calls;
}
const asked = (calls: FakeCall[]) =>
  calls.filter(({ route }) => route === LIST).map(({ search }) => search.toString());

describe('the page of one’s meetups', () => {
  afterEach(async () => {
    await socket.forget();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('shows what is ahead of the buyer, with all that may be done', async () => {
    const calls = await open(
      '/meetups',
      answer([aMeetup({ notes: 'Blue raincoat', may: ['confirm', 'cancel'] })]),
    );
    const list = within(await screen.findByRole('list', { name: 'Meetups' }));
    expect(list.getByText('Walnut lounge chair')).toBeVisible();
    for (const said of ['Library café', '$60']) expect(list.getByText(said)).toBeVisible();
    expect(list.getByText('Blue raincoat')).toBeVisible();
    expect(list.getByRole('link', { name: 'Open the conversation: Theo' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/chat\/.*listing=/),
    );
    expect(list.getByRole('button', { name: 'Confirm: Walnut lounge chair' })).toBeVisible();
    expect(list.getByRole('button', { name: 'Cancel: Walnut lounge chair' })).toBeVisible();
    expect(asked(calls)).toEqual(['side=buyer&when=upcoming']);
  });

  it('passes the focus on to what may be done next', async () => {
    let meetup = aMeetup({ may: ['confirm', 'cancel'] });
    await open('/meetups', () => answer([meetup]), {
      [`POST /api/meetups/${meetup.id}/confirm`]: () => {
        meetup = aMeetup({ may: ['check-in', 'cancel'] });
        return { body: meetup };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm: Walnut lounge chair' }));
    expect(await screen.findByRole('button', { name: "I'm here: Walnut lounge chair" })).toHaveFocus();
  });

  it('goes to the other side and to what has been, by its address', async () => {
    const calls = await open('/meetups', answer([aMeetup()]));
    await userEvent.click(await screen.findByRole('radio', { name: 'Selling' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Past' }));
    expect(location.search).toBe('?side=seller&when=past');
    await screen.findByRole('list', { name: 'Meetups' });
    expect(asked(calls)).toEqual([
      'side=buyer&when=upcoming',
      'side=seller&when=upcoming',
      'side=seller&when=past',
    ]);
  });

  it('shows more, page by page', async () => {
    await open('/meetups?when=past', (_, search) =>
      search.get('cursor') === 'next'
        ? answer([aMeetup({ id: 'b', listing: { ...aMeetup().listing, title: 'Floor lamp' } })])
        : answer([aMeetup()], { nextCursor: 'next' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Floor lamp')).toBeVisible();
    expect(screen.getByText('Walnut lounge chair')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it.each([
    ['pending', 'Pending', 'warn'],
    ['confirmed', 'Confirmed', 'good'],
    ['completed', 'Completed', 'info'],
    ['canceled', 'Canceled', 'bad'],
    ['declined', 'Declined', 'bad'],
  ] as const)('has its colour for %s', async (status: MeetupStatus, name, tone) => {
    await open('/meetups', answer([aMeetup({ status, may: [] })]));
    const chips = await screen.findAllByText(name);
    expect(chips[0]).toHaveClass(tone);
  });

  it('tells why one was called off', async () => {
    await open(
      '/meetups?when=past',
      answer([
        aMeetup({
          status: 'canceled',
          may: [],
          cancel: { by: 'seller', cause: 'person', reason: 'My bus is late' },
        }),
        aMeetup({ id: 'b', status: 'canceled', may: [], cancel: { by: null, cause: 'sold', reason: null } }),
      ]),
    );
    expect(await screen.findByText(/“My bus is late”/)).toBeVisible();
    expect(screen.getByText('The item has been sold.')).toBeVisible();
  });

  it.each([
    ['/meetups', 'No meetups ahead', ['/listings']],
    ['/meetups?side=seller', 'No meetups ahead', []],
    ['/meetups?when=past', 'No meetups yet', []],
  ])('of %s says kindly that there is nothing', async (address, words, ways) => {
    await open(address, answer([]));
    expect(await screen.findByText(words)).toBeVisible();
    const links = screen.queryAllByRole('link', { name: 'Browse listings' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
  });

  it('says what failed, and tries again', async () => {
    let broken = true;
    await open('/meetups', () => (broken ? 'network-error' : answer([aMeetup()])));
    expect(await screen.findByText('Failed to load meetups')).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Walnut lounge chair')).toBeVisible();
  });

  it('is a tab of the dashboard for who sells, with how many there are', async () => {
    const meetup = aMeetup({ side: 'seller', status: 'pending', may: ['confirm', 'decline', 'cancel'] });
    const calls = await open(
      '/dashboard/meetups',
      answer([meetup], { counts: { pending: 2, confirmed: 1, toAnswer: 1 } }),
    );
    const heading = await screen.findByRole('heading', { name: /^Meetup Requests/ });
    expect(await within(heading).findByText('3 meetups ahead')).toBeInTheDocument();
    for (const action of ['Confirm', 'Decline', 'Cancel'])
      expect(screen.getByRole('button', { name: `${action}: Walnut lounge chair` })).toBeVisible();
    expect(screen.getByText('with Mara')).toBeVisible();
    expect(await screen.findByText('1 meetup request waits for an answer')).toBeInTheDocument();
    expect(new Set(asked(calls))).toEqual(new Set(['side=seller&when=upcoming']));
  });
});
