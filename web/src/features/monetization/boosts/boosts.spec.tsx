import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS } from '#contract/time';
import { aCard, aListing, anAnswer } from '../../../api/catalog/a-listing';
import { fakeServer, refusal } from '../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs, stub } from '../../../app/render-app';
import { aBoost, someBoosts, someCredits } from './a-boost';
import { boosts } from './feature';

const ID = '01930000-0000-7000-8000-0000000000a1';
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const anOwn = (wanted: object = {}) => ({
  id: ID,
  title: 'Walnut lounge chair',
  price: 120,
  category: 'home-garden',
  status: 'active',
  viewCount: 3,
  held: false,
  favoriteCount: 0,
  contactCount: 0,
  image: null,
  createdAt: inDays(-9),
  boostedUntil: null,
  ...wanted,
});
const ownListings = (...items: object[]) => ({
  body: { items, nextCursor: null, publishable: null, totals: {} },
});

const routes = (wanted: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /api/my-credits': { body: someCredits() },
    'GET /api/my-boosts': { body: someBoosts() },
    'GET /api/my-listings': ownListings(anOwn()),
    [`GET /api/listings/${ID}`]: { body: aListing() },
    'POST /api/boosts': { status: 201, body: { listingId: ID, endsAt: inDays(7), spendable: 1 } },
    ...wanted,
  });

const open = async (address = '/boost-listings') => {
  await renderApp(address, [boosts, stub('/'), stub('/pricing'), stub('/referral')]);
  await signedInAs(aSession());
};

describe('boosts', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('begin with what there is to spend, what is held, and where more comes from', async () => {
    const credits = someCredits({
      spendable: 1,
      held: 2,
      heldUntil: '2026-12-01T09:00:00.000Z',
      items: [
        { id: '2', kind: 'boost', credits: -1, at: '2026-11-20T09:00:00.000Z', heldUntil: null },
        {
          id: '1',
          kind: 'referral',
          credits: 2,
          at: '2026-11-19T09:00:00.000Z',
          heldUntil: '2026-12-01T09:00:00.000Z',
        },
      ],
    });
    routes({ 'GET /api/my-credits': { body: credits } });
    await open();
    const balance = within(await screen.findByRole('region', { name: 'Your credits' }));
    expect(await balance.findByText('1 credit')).toBeVisible();
    expect(balance.getByText('2 more are held; the first until December 1, 2026.')).toBeVisible();
    expect(balance.getByRole('link', { name: 'Invite a friend' })).toHaveAttribute('href', '/referral');
    expect(balance.getByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
      'href',
      '/pricing?next=%2Fboost-listings',
    );
    expect(balance.getByText('Premium brings 2 credits a month, Premium Plus 5.')).toBeVisible();
    const history = within(await screen.findByRole('region', { name: 'Where your credits went' }));
    expect(history.getByText('+2')).toBeVisible();
    expect(history.getByText('-1')).toBeVisible();
    expect(history.getByText(/held until Dec 1, 2026/)).toBeVisible();
  });

  it('are confirmed before a credit is spent: what it costs, until when, what is left', async () => {
    const calls = routes();
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Boost: Walnut lounge chair' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Boost listing' }));
    expect(await dialog.findByText('1 credit', { selector: 'dt + dd:nth-of-type(1)' })).toBeVisible();
    expect(dialog.getByText(/is among the first in Home & Garden/)).toBeVisible();
    expect(dialog.getByText(/the credit is not given back/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Boost for 1 credit' }));
    expect(await screen.findByText(/“Walnut lounge chair” is boosted until/)).toBeVisible();
    const sent = calls.filter(({ route }) => route === 'POST /api/boosts').map(({ body }) => body);
    expect(sent).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), listingId: ID }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are tried again under the same number', async () => {
    let down = true;
    const calls = routes({
      'POST /api/boosts': () =>
        down
          ? refusal(503, 'platform.unavailable')
          : { status: 201, body: { listingId: ID, endsAt: inDays(7), spendable: 1 } },
    });
    await open(`/boost-listings?boost=${ID}`);
    const button = await screen.findByRole('button', { name: 'Boost for 1 credit' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    down = false;
    await userEvent.click(button);
    expect(await screen.findByText(/is boosted until/)).toBeVisible();
    const numbers = calls
      .filter(({ route }) => route === 'POST /api/boosts')
      .map(({ body }) => (body as { id: string }).id);
    expect(numbers).toHaveLength(2);
    expect(new Set(numbers).size).toBe(1);
  });

  it('tell who has no credit how to earn one, and offer nothing to press', async () => {
    routes({ 'GET /api/my-credits': { body: someCredits({ spendable: 0 }) } });
    await open(`/boost-listings?boost=${ID}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Boost listing' }));
    expect(await dialog.findByText('No credits yet')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Invite a friend' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Boost for 1 credit' })).toBeNull();
    expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
  });

  it.each([
    ['is not for sale', { status: 'sold' as const }, 'Only a listing that is for sale can be boosted.'],
    ['is boosted for weeks', { boostedUntil: inDays(25) }, /boosted for four weeks already/],
  ])('are not offered for what %s', async (_, wanted, words) => {
    routes({ [`GET /api/listings/${ID}`]: { body: aListing(wanted) } });
    await open(`/boost-listings?boost=${ID}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Boost for 1 credit' })).toBeNull();
  });

  it('that run can be made longer', async () => {
    routes({ 'GET /api/my-listings': ownListings(anOwn({ boostedUntil: inDays(3) })) });
    await open();
    expect(await screen.findByText(/^Boosted until/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Boost longer: Walnut lounge chair' })).toBeVisible();
  });

  it('are reported with the numbers behind them, or not yet', async () => {
    const early = {
      before: { views: 1, days: 7 },
      during: { views: 0, days: 0 },
      uplift: null,
      days: [],
    };
    routes({
      'GET /api/my-boosts': {
        body: someBoosts(
          aBoost({ id: '2', title: 'Lamp', startsAt: inDays(-1), endsAt: inDays(5.5), report: early }),
          aBoost(),
          aBoost({ id: '3', title: 'Desk', status: null, report: null }),
        ),
      },
    });
    await open();
    const lamp = within(await screen.findByRole('article', { name: 'Lamp' }));
    expect(lamp.getByText('Too early to say')).toBeVisible();
    expect(lamp.getByText(/6 days left/)).toBeVisible();
    const chair = within(screen.getByRole('article', { name: 'Walnut lounge chair' }));
    expect(chair.getByText('150% more views a day')).toBeVisible();
    expect(chair.getByText('28 in 7 whole days')).toBeVisible();
    expect(chair.getByText('60 in 6 whole days')).toBeVisible();
    await userEvent.click(chair.getByText('The numbers behind it'));
    expect(chair.getByRole('row', { name: 'Nov 11, 2026 10 during' })).toBeVisible();
    const desk = within(screen.getByRole('article', { name: 'Desk' }));
    expect(desk.getByText('This listing is deleted.')).toBeVisible();
    expect(desk.queryByRole('link')).toBeNull();
  });

  it('say what failed, and load it when asked again', async () => {
    let down = true;
    routes({
      'GET /api/my-boosts': () =>
        down ? refusal(503, 'platform.unavailable') : { body: someBoosts(aBoost()) },
      'GET /api/my-listings': ownListings(),
    });
    await open();
    expect(await screen.findByText('Your boosts could not be loaded')).toBeVisible();
    expect(await screen.findByText('You have nothing for sale')).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Walnut lounge chair' })).toBeVisible();
  });

  it('ask a visitor to sign in', async () => {
    routes();
    await renderApp(`/?boost=${ID}`, [boosts, stub('/')]);
    expect(await screen.findByText('Sign in to boost your listings.')).toBeVisible();
  });

  it('are shown to everybody, page by page, with how they work', async () => {
    const calls = routes({
      'GET /api/listings': (_, search) => ({
        body: search.has('cursor')
          ? anAnswer([aCard({ id: 'b', title: 'Lamp', boosted: true })])
          : anAnswer([aCard({ boosted: true })], { nextCursor: 'next' }),
      }),
    });
    await renderApp('/featured-boost', [boosts, stub('/')]);
    expect(await screen.findByRole('link', { name: 'Walnut lounge chair' })).toBeVisible();
    expect(screen.getByText('Boosted')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'How boosting works' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Lamp' })).toBeVisible();
    expect(calls.every(({ search }) => search.get('boosted') === 'true')).toBe(true);
  });

  it('are none sometimes', async () => {
    routes({ 'GET /api/listings': { body: anAnswer([]) } });
    await renderApp('/featured-boost', [boosts, stub('/')]);
    expect(await screen.findByText('Nothing is boosted right now')).toBeVisible();
  });
});
