import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RecentSaleShape } from '#contract/market';
import { HOUR_MS } from '#contract/time';
import { aCard } from '../../../api/catalog/a-listing';
import type { MarketAnswer } from '../../../api/catalog/market.gen';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature, HomeSectionProps } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { market, memberMarket } from './feature';
import type { Told } from './watch-sales';

const watching = new Set<Told>();
jest.mock('./watch-sales', () => ({
  watchSales: (tell: Told) => {
    watching.add(tell);
    return () => watching.delete(tell);
  },
}));

const MARKET = 'GET /api/market';
const NOTHING: MarketAnswer = { recentSales: [], hotItems: [], topSellers: [], figures: null };
const aSale = (wanted: Partial<RecentSaleShape> = {}): RecentSaleShape => ({
  id: 'sale-1',
  title: 'Field guide',
  price: 6,
  soldAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
  sellerId: 'mara',
  sellerName: 'Mara K',
  sellerAvatar: null,
  ...wanted,
});
const seller = (n: number, earned: number | null = null) => ({
  id: `seller-${n}`,
  name: `Seller ${n}`,
  avatar: null,
  verified: n === 1,
  sales: 6 - n,
  earned,
});

const Section = ({ title, children }: HomeSectionProps) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
const home: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/', page: () => Promise.resolve(() => <Slot name="home-sections" Section={Section} />) }],
};
const memberHome: Feature = {
  ...home,
  routes: [
    {
      path: '/',
      page: () =>
        Promise.resolve(() => (
          <Slot name="member-sections" Section={Section} tellSettled={() => undefined} />
        )),
    },
  ],
};
const open = async (answer: Partial<MarketAnswer>) => {
  fakeServer({ [MARKET]: { body: { ...NOTHING, ...answer } } });
  await renderApp('/', [home, market]);
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

const tell = (sale: RecentSaleShape) => act(async () => watching.forEach(({ sold }) => sold(sale)));

describe('what home tells of the market', () => {
  afterEach(() => {
    watching.clear();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('is what is hot', async () => {
    await open({ hotItems: [aCard({ title: 'Record player' })] });
    const hot = await section('Hot Items This Week');
    expect(await hot.findByRole('link', { name: 'Record player' })).toBeVisible();
    expect(screen.queryByText('No Hot Items Yet')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Just sold' })).toBeNull();
  });

  it('is who sells most: medals for three, and one’s own earnings', async () => {
    await open({ topSellers: [seller(1), seller(2, 63), seller(3, 0), seller(4), seller(5)] });
    const rows = (await section('Top Sellers This Month')).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows.map((row) => within(row).queryByText(/^Place \d$/)?.textContent)).toEqual([
      'Place 1',
      'Place 2',
      'Place 3',
      undefined,
      undefined,
    ]);
    expect(within(rows[0] as HTMLElement).getByText('5 sales')).toBeVisible();
    expect(within(rows[0] as HTMLElement).getByRole('link', { name: 'Seller 1' })).toHaveAttribute(
      'href',
      '/trust-profile/seller-1',
    );
    expect(within(rows[1] as HTMLElement).getByText('4 sales · You earned $63')).toBeVisible();
    expect(within(rows[2] as HTMLElement).getByText('3 sales · You earned $0')).toBeVisible();
  });

  it('is what was sold, with two decimals, and what is sold while one looks, once', async () => {
    await open({
      recentSales: [
        aSale(),
        ...Array.from({ length: 9 }, (_, n) => aSale({ id: `old-${n}`, title: `Old ${n}` })),
      ],
      figures: { activePeople: 12, itemsSold: 1234, rating: null },
    });
    const feed = await section('Just sold');
    const first = within(feed.getAllByRole('listitem')[0] as HTMLElement);
    expect(first.getByText('Field guide')).toBeVisible();
    expect(first.getByText(/Mara K/).closest('p')).toHaveTextContent('Mara K sold Field guide');
    expect(first.getByRole('link', { name: 'Mara K' })).toHaveAttribute('href', '/trust-profile/mara');
    expect(first.getByText('$6.00')).toBeVisible();
    expect(first.getByText('2 hours ago')).toBeVisible();
    const rows = () => feed.getAllByRole('listitem');
    // Whether it is told before it is watched is not what is tried here.
    await waitFor(async () => {
      await tell(aSale({ id: 'new', title: 'Sold just now', price: 9.5 }));
      expect(within(rows()[0] as HTMLElement).getByText('Sold just now')).toBeVisible();
    });
    await tell(aSale({ id: 'new', title: 'Sold just now', price: 9.5 }));
    expect(rows()).toHaveLength(10);
    expect(feed.queryByText('Old 8')).toBeNull();
    expect(screen.getByText('1,235')).toBeVisible();
  });

  it('is read again once there is a connection anew', async () => {
    let body = { ...NOTHING, recentSales: [aSale()] };
    fakeServer({ [MARKET]: () => ({ body }) });
    await renderApp('/', [home, market]);
    const feed = await section('Just sold');
    body = { ...body, recentSales: [aSale({ id: 'meanwhile', title: 'Sold meanwhile' }), aSale()] };
    await waitFor(() => expect(watching.size).toBe(1));
    await act(async () => watching.forEach(({ missed }) => missed()));
    expect(await feed.findByText('Sold meanwhile')).toBeVisible();
  });

  it('is figures, with a rating only when there are ratings', async () => {
    await open({ figures: { activePeople: 12, itemsSold: 3, rating: 4.75 } });
    const figures = await section('Our community');
    expect(figures.getByText('active people').parentElement).toHaveTextContent('12');
    expect(figures.getByText('average rating').parentElement).toHaveTextContent('4.8');
  });

  it('is what to do while there is nothing to tell', async () => {
    await open({ figures: { activePeople: 3, itemsSold: 0, rating: null } });
    const hot = await section('Hot Items This Week');
    expect(hot.getByText('No Hot Items Yet')).toBeVisible();
    expect(hot.getByRole('link', { name: 'Browse listings' })).toHaveAttribute('href', '/listings');
    const sellers = await section('Top Sellers This Month');
    expect(sellers.getByText('No Sales This Month')).toBeVisible();
    expect(sellers.getByRole('link', { name: 'Sell something' })).toHaveAttribute('href', '/create-listing');
    expect(screen.getByRole('main')).not.toHaveTextContent(/Just sold|community/);
  });

  it('is not that nothing goes on before anything has been counted', async () => {
    await open({ recentSales: [aSale()] });
    expect(await section('Just sold')).toBeDefined();
    expect(screen.getByRole('main')).not.toHaveTextContent(/Hot Items|Top Sellers/);
  });

  it.each([
    ['visitors', home, market],
    ['who is known', memberHome, memberMarket],
  ])('is nothing to %s when it cannot be had', async (_, page, feature) => {
    const calls = fakeServer({ [MARKET]: refusal(503, 'platform.unavailable') });
    await renderApp('/', [page, feature]);
    await waitFor(() => expect(calls.filter(({ route }) => route === MARKET).length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(await screen.findByRole('main')).not.toHaveTextContent(
      /Hot Items|Top Sellers|Just sold|community/,
    );
  });

  it('is to who is known what is hot and what they earned, and no pitch', async () => {
    fakeServer({
      [MARKET]: {
        body: {
          ...NOTHING,
          topSellers: [seller(1), seller(2, 63)],
          recentSales: [aSale()],
          figures: { activePeople: 12, itemsSold: 3, rating: null },
        },
      },
    });
    await renderApp('/', [memberHome, memberMarket]);
    await signedInAs(aSession());
    expect((await section('Top Sellers This Month')).getByText('4 sales · You earned $63')).toBeVisible();
    expect((await section('Hot Items This Week')).getByText('No Hot Items Yet')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/Just sold|community/);
  });

  it('takes its place only while that lies below what is in sight', async () => {
    let look: IntersectionObserverCallback | undefined;
    window.IntersectionObserver = class {
      constructor(callback: IntersectionObserverCallback) {
        look = callback;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
    const at = (top: number) =>
      act(async () =>
        look?.([{ boundingClientRect: { top } } as IntersectionObserverEntry], {} as IntersectionObserver),
      );
    try {
      const calls = fakeServer({ [MARKET]: { body: { ...NOTHING, hotItems: [aCard()] } } });
      await renderApp('/', [home, market]);
      await waitFor(() => expect(calls.length).toBeGreaterThan(0));
      await at(window.innerHeight - 1);
      await at(-500);
      expect(screen.queryByRole('region', { name: 'Hot Items This Week' })).toBeNull();
      await waitFor(async () => {
        await at(window.innerHeight + 1);
        expect(screen.getByRole('region', { name: 'Hot Items This Week' })).toBeVisible();
      });
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });
});
