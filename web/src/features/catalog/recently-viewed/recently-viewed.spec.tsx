import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing } from '../../../api/catalog/a-listing';
import type { ViewedListing } from '../../../api/catalog/recently-viewed.gen';
import { keepViewed, viewedHere } from '../../../api/catalog/viewed-here';
import { fakeServer, refusal } from '../../../api/fake-server';
import type { Feature, HomeSectionProps } from '../../../app/feature';
import { aSession, forgetEverything, renderApp, signedInAs } from '../../../app/render-app';
import { Slot } from '../../../app/slot';
import { recentlyViewed } from './feature';

const GET = 'GET /api/recently-viewed';
const CLEAR = 'DELETE /api/recently-viewed';
const NONE = 'What you look at stays here for you, so that you find it again.';
const viewed = (wanted: Partial<ViewedListing> = {}): ViewedListing => ({
  id: 'lamp',
  title: 'Desk lamp',
  price: 15,
  category: 'home-garden',
  status: 'active',
  image: null,
  ...wanted,
});

const tellSettled = jest.fn();
const Section = ({ title, more, children }: HomeSectionProps) => (
  <section aria-label={title}>
    {more}
    {children}
  </section>
);
const page = (name: 'home-sections' | 'member-sections'): Feature => ({
  name: 'page',
  namespaces: [],
  routes: [
    {
      path: '/',
      page: () => Promise.resolve(() => <Slot name={name} Section={Section} tellSettled={tellSettled} />),
    },
  ],
});
const openAsMember = async () => {
  await renderApp('/', [page('member-sections'), recentlyViewed]);
  await signedInAs(aSession());
};

describe('what somebody looked at last', () => {
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('stands on their home until they clear it', async () => {
    let items = [viewed(), viewed({ id: 'sofa', title: 'Sofa', status: 'sold' })];
    const calls = fakeServer({
      [GET]: () => ({ body: { items } }),
      [CLEAR]: () => {
        items = [];
        return { status: 204 };
      },
    });
    await openAsMember();
    expect(await screen.findByRole('link', { name: 'Desk lamp' })).toHaveAttribute('href', '/listing/lamp');
    expect(screen.getByText('$15')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sofa' })).toHaveTextContent('Sold');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('link', { name: 'Desk lamp' })).toBeVisible();
    expect(calls.filter(({ route }) => route === CLEAR)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(await screen.findByText(NONE)).toBeVisible();
    expect(await screen.findByText('What you looked at is forgotten')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('can be asked for again when it does not come', async () => {
    let down = true;
    fakeServer({
      [GET]: () => (down ? refusal(503, 'platform.unavailable') : { body: { items: [viewed()] } }),
    });
    await openAsMember();
    expect(await screen.findByText(/could not be loaded/)).toBeVisible();
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Desk lamp' })).toBeVisible();
  });

  it('is kept in the browser for visitors: twenty, the latest first, each once', async () => {
    for (let n = 1; n <= 22; n += 1) keepViewed(aListing({ id: `thing-${n}`, title: `Thing ${n}` }));
    keepViewed(aListing({ id: 'thing-5', title: 'Thing 5' }));
    expect(viewedHere().map(({ title }) => title)).toEqual([
      'Thing 5',
      ...[22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((n) => `Thing ${n}`),
    ]);
    const calls = fakeServer({});
    await renderApp('/', [page('home-sections'), recentlyViewed]);
    expect(await screen.findByRole('link', { name: 'Thing 22' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(viewedHere()).toHaveLength(20);
    await userEvent.click(screen.getByRole('button', { name: 'Forget it' }));
    expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
    expect(await screen.findByText('What you looked at is forgotten')).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(viewedHere()).toEqual([]);
    expect(calls.filter(({ route }) => route === GET)).toEqual([]);
  });

  it.each(['nonsense', '{}', '[1,null,{"id":7}]'])('ignores %s in the browser’s storage', (kept) => {
    localStorage.setItem('recently-viewed', kept);
    expect(viewedHere()).toEqual([]);
  });
});
