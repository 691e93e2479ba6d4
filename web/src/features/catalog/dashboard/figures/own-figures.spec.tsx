import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FigureLine } from '../../../../api/catalog/figures.gen';
import { fakeServer, refusal } from '../../../../api/fake-server';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../../app/render-app';
import { dashboard } from '../feature';

jest.mock('../../../../api/watch-events', () => ({ watchEvents: () => () => undefined }));

const OWN = 'GET /api/my-figures';
const ONE = 'GET /api/my-listings/listing-1/figures';
const AROUND = {
  'GET /api/inbox': { body: { unreadMessages: 0, unreadNotifications: 0 } },
  'GET /api/my-listings': {
    body: {
      items: [],
      nextCursor: null,
      totals: { listings: 0, active: 0, pending: 0, sold: 0, views: 0 },
      publishable: null,
    },
  },
};
const views = (days: number, before: number, now: number): FigureLine => ({
  figure: 'views',
  perDay: Array.from({ length: 2 * days }, (_, nth) => (nth === 0 ? before : nth === 2 * days - 1 ? now : 0)),
  before,
  now,
});
const none = (days: number) => Array.from({ length: 2 * days }, () => 0);
const answer = (days: number, line: FigureLine) => ({
  days,
  from: '2026-11-09',
  lines: [
    line,
    { figure: 'favorites', perDay: none(days), before: 28, now: 37 },
    { figure: 'earned', perDay: none(days), before: 148, now: 212.5 },
  ],
});

async function open(path: string) {
  await renderApp(path, [dashboard]);
  await signedInAs(aSession());
  return within(screen.getByRole('main'));
}

describe('the figures of a seller', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('tell a week beside the one before, and longer when asked', async () => {
    const calls = fakeServer({
      ...AROUND,
      [OWN]: (_, search) => {
        const days = Number(search.get('days'));
        return { body: answer(days, days === 7 ? views(7, 100, 118) : views(30, 3, 1)) };
      },
    });
    const main = await open('/dashboard');
    const section = within(await main.findByRole('region', { name: 'Your week' }));
    const card = (await section.findByText('118', { selector: 'dd' })).closest('div');
    expect(card).toHaveTextContent('Views118+18% compared with the 7 days before');
    expect(section.getByText('37', { selector: 'dd' }).closest('div')).toHaveTextContent('Favorites37+9');
    expect(section.getByText('$212.50').closest('div')).toHaveTextContent('Earned$212.50+$64.50');
    const rows = within(section.getByRole('table', { name: 'From a look to a chat' })).getAllByRole('row');
    expect(rows).toHaveLength(15);
    expect(rows[1]).toHaveTextContent('Nov 9, 20261000');
    expect(rows[14]).toHaveTextContent('Nov 22, 20261180');

    await userEvent.click(section.getByRole('radio', { name: '30 days' }));
    const month = within(await main.findByRole('region', { name: 'Your 30 days' }));
    expect((await month.findByText('1', { selector: 'dd' })).closest('div')).toHaveTextContent(
      'Views1-2 compared with the 30 days before',
    );
    expect(location.search).toBe('?days=30');
    expect(within(month.getByRole('table')).getAllByRole('row')).toHaveLength(21);
    expect(calls.filter(({ route }) => route === OWN).map(({ search }) => search.get('days'))).toEqual([
      '7',
      '30',
    ]);
  });

  it('write large sums without cents, so that a card holds them', async () => {
    const earned = { figure: 'earned', perDay: none(7), before: 148.5, now: 1212.75 } as const;
    fakeServer({ ...AROUND, [OWN]: { body: { ...answer(7, views(7, 0, 5)), lines: [earned] } } });
    const main = await open('/dashboard');
    const card = (await main.findByText('$1,213')).closest('div');
    expect(card).toHaveTextContent('Earned$1,213+$1,064 compared');
  });

  it('say so when they cannot be loaded, and leave the rest', async () => {
    let down = true;
    fakeServer({
      ...AROUND,
      [OWN]: () => (down ? refusal(503, 'platform.unavailable') : { body: answer(7, views(7, 0, 5)) }),
    });
    const main = await open('/dashboard');
    expect(await main.findByText('Failed to load dashboard data')).toBeVisible();
    expect(await main.findByRole('heading', { name: 'Recent Listings' })).toBeVisible();
    down = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText('5', { selector: 'dd' })).toBeVisible();
  });
});

describe('the figures of a listing', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are a chart, and a table of the same days', async () => {
    const calls = fakeServer({
      ...AROUND,
      [ONE]: (_, search) => {
        const days = Number(search.get('days'));
        return { body: { ...answer(days, views(days, 0, 12)), title: 'Brass lamp' } };
      },
    });
    const main = await open('/dashboard/listings?figures=listing-1');
    const section = within(await main.findByRole('region', { name: 'Brass lamp' }));
    const charts = section.getAllByRole('figure');
    expect(charts.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('12 Views +12 compared with the 30 days before'),
      expect.stringContaining('37 Favorites +9 compared with the 30 days before'),
    ]);
    expect(charts[0]?.querySelectorAll('rect')).toHaveLength(30);
    await userEvent.click(section.getByText('Show as a table'));
    const rows = within(section.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]).toHaveTextContent('Jan 7, 2027120$0');
    await userEvent.click(section.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(section.getAllByRole('figure')[0]?.querySelectorAll('rect')).toHaveLength(7));
    expect(location.search).toBe('?figures=listing-1&days=7');
    expect(calls.filter(({ route }) => route === ONE)).toHaveLength(2);
  });

  it('are no chart of a figure that nothing was counted of', async () => {
    fakeServer({
      ...AROUND,
      [ONE]: (_, search) => {
        const days = Number(search.get('days'));
        return { body: { ...answer(days, views(days, 0, 0)), title: 'Brass lamp' } };
      },
    });
    const main = await open('/dashboard/listings?figures=listing-1');
    const section = within(await main.findByRole('region', { name: 'Brass lamp' }));
    const [seen] = section.getAllByRole('figure');
    expect(seen).toHaveTextContent(/^0 Views/);
    expect(seen?.querySelector('svg')).toBeNull();
  });

  it('are for nobody else', async () => {
    fakeServer({ ...AROUND, [ONE]: refusal(403, 'catalog.not-your-listing') });
    const main = await open('/dashboard/listings?figures=listing-1');
    expect(await main.findByText('There are no statistics of this listing for you.')).toBeVisible();
    expect(main.getByRole('link', { name: 'All your listings' })).toHaveAttribute(
      'href',
      '/dashboard/listings',
    );
  });
});
