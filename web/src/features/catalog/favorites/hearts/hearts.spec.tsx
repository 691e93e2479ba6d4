import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'react-router-dom';
import { HOUR_MS } from '#contract/time';
import { aCard, aListing } from '../../../../api/catalog/a-listing';
import { fakeServer, refusal } from '../../../../api/fake-server';
import type { Feature } from '../../../../app/feature';
import {
  aGuestSession,
  aSession,
  forgetEverything,
  renderApp,
  signedInAs,
  stub,
} from '../../../../app/render-app';
import { Slot } from '../../../../app/slot';
import { Link } from '../../../../ui/link';
import { ListingGrid } from '../../../../ui/listing/listing-grid';
import { favorites } from '../feature';

const cards = Array.from({ length: 3 }, (_, n) => aCard({ id: `listing-${n}`, title: `Thing ${n}` }));
const MARKS = 'GET /api/favorites/marks';
const marked = (saved: string[] = [], own: string[] = []) => ({ body: { favorites: saved, own } });
const PUT = 'PUT /api/favorites/listing-1';

const grid: Feature = {
  name: 'grid',
  namespaces: [],
  routes: [{ path: '/listings', page: () => Promise.resolve(() => <ListingGrid listings={cards} />) }],
};
function Page() {
  const { id = '' } = useParams();
  return (
    <>
      <Slot name="listing-heart" listing={aListing({ id, title: `Thing ${id.at(-1)}` })} />
      <Link to="/listing/listing-2">Next</Link>
    </>
  );
}
const page: Feature = {
  name: 'page',
  namespaces: [],
  routes: [{ path: '/listing/:id', page: () => Promise.resolve(Page) }],
};

const heart = (n = 1) => screen.findByRole('button', { name: `Favorite: Thing ${n}` });
async function open(session: ReturnType<typeof aSession> | null = aSession(), address = '/listings') {
  await renderApp(address, [grid, page, favorites, stub('/auth'), stub('/pricing')]);
  if (session) await signedInAs(session);
}

const RETURN = '/listings?q=thing&favorite=listing-1';
/** Keeps what is saved; answers how often something was. */
const keeping = () => {
  const saved: string[] = [];
  const calls = fakeServer({
    [MARKS]: () => marked(saved),
    [PUT]: () => {
      saved.push('listing-1');
      return { status: 204 };
    },
  });
  return () => calls.filter(({ route }) => route === PUT).length;
};
/** A visitor's heart, with the question that follows. */
const press = async (n = 1) => {
  await open(null, '/listings?q=thing');
  await userEvent.click(await heart(n));
  return within(await screen.findByRole('dialog', { name: 'Authentication required' }));
};

describe('the hearts on cards', () => {
  afterEach(() => {
    jest.useRealTimers();
    forgetEverything();
    jest.restoreAllMocks();
  });

  it('are asked for together, and missing on what one sells oneself', async () => {
    const calls = fakeServer({ [MARKS]: marked(['listing-1'], ['listing-2']) });
    await open();
    expect(await heart(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await heart(0)).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: 'Favorite: Thing 2' })).toBeNull();
    const asked = calls.filter(({ route }) => route === MARKS);
    expect(asked.map(({ search }) => search.get('ids'))).toEqual(['listing-0,listing-1,listing-2']);
  });

  it('are set at once, and taken away', async () => {
    const answers: (() => void)[] = [];
    const later = () => new Promise<{ status: number }>((done) => answers.push(() => done({ status: 204 })));
    const answered = async () => {
      await waitFor(() => expect(answers).toHaveLength(1));
      await act(async () => answers.shift()?.());
    };
    const calls = fakeServer({ [MARKS]: marked(), [PUT]: later, 'DELETE /api/favorites/listing-1': later });
    await open(aGuestSession());
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await answered();
    await userEvent.click(await heart());
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    await answered();
    expect(calls.filter(({ route }) => !route.startsWith('GET')).map(({ route }) => route)).toEqual([
      PUT,
      'DELETE /api/favorites/listing-1',
    ]);
  });

  it('are taken back when saving fails, with a message', async () => {
    fakeServer({ [MARKS]: marked(), [PUT]: refusal(503, 'platform.unavailable') });
    await open();
    await userEvent.click(await heart());
    expect(await screen.findByText('Failed to update favorites. Please try again.')).toBeVisible();
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('tell why one is refused', async () => {
    fakeServer({ [MARKS]: marked(), [PUT]: refusal(404, 'catalog.listing-not-found') });
    await open();
    await userEvent.click(await heart());
    expect(await screen.findByText('Listing not found')).toBeVisible();
    expect(screen.queryByText('Failed to update favorites. Please try again.')).toBeNull();
  });

  it('lead who has 5 to the plans', async () => {
    const limit = refusal(402, 'catalog.favorites-limit', { params: { limit: 5 } });
    fakeServer({ [MARKS]: marked(), [PUT]: limit });
    await open();
    const button = await heart();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    act(() => button.click());
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Favorites limit reached')).toBeVisible();
    expect(screen.getByText(/Pro gives unlimited favorites/)).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(location.pathname).toBe('/pricing');
  });

  it('stand on the page of a listing too', async () => {
    fakeServer({ [MARKS]: marked(['listing-1']) });
    await open(aSession(), '/listing/listing-1');
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
  });

  it('are of the listing they stand on now, before that is answered as well', async () => {
    const second = Promise.withResolvers<object>();
    const calls = fakeServer({
      [MARKS]: (_, search) => (search.get('ids') === 'listing-1' ? marked(['listing-1']) : second.promise),
      'PUT /api/favorites/listing-2': { status: 204 },
    });
    await open(aSession(), '/listing/listing-1');
    expect(await heart()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(await heart(2)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await heart(2));
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('PUT /api/favorites/listing-2'));
    second.resolve(marked(['listing-2']));
    await waitFor(async () => expect(await heart(2)).toHaveAttribute('aria-pressed', 'true'));
  });

  it('ask a visitor to sign in, on a way that comes back with the heart set', async () => {
    const calls = fakeServer({});
    await open(null, '/listings?q=thing');
    await userEvent.click(await heart());
    const dialog = within(await screen.findByRole('dialog', { name: 'Authentication required' }));
    expect(dialog.getByText(/^Sign in or continue as guest to save this\./)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/auth?next=${encodeURIComponent('/listings?q=thing&favorite=listing-1')}`,
    );
    expect(dialog.getByRole('link', { name: 'Continue as Guest' })).toHaveAttribute(
      'href',
      '/listings?q=thing&favorite=listing-1&guest=1',
    );
    expect(calls.filter(({ route }) => route.includes('favorites'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?q=thing'));
  });

  describe('pressed before signing in', () => {
    it('are set for who comes back, once, and the address forgets it', async () => {
      const puts = keeping();
      await press();
      cleanup();
      await open(aSession(), RETURN);
      expect(await screen.findByText('Saved to your favorites')).toBeVisible();
      await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
      expect(location.search).toBe('?q=thing');
      cleanup();
      await open(aSession(), RETURN);
      await waitFor(() => expect(location.search).toBe('?q=thing'));
      expect(puts()).toBe(1);
    });

    it('are set for who signs in over the page', async () => {
      const puts = keeping();
      await press();
      await signedInAs(aGuestSession());
      expect(await screen.findByText('Saved to your favorites')).toBeVisible();
      expect(location.search).toBe('?q=thing');
      expect(puts()).toBe(1);
    });

    it.each<[string, () => Promise<unknown>]>([
      ['nobody pressed', async () => undefined],
      ['of another listing was pressed', () => press(0)],
      [
        'was pressed long ago',
        async () => {
          await press();
          const now = Date.now();
          jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS);
        },
      ],
      [
        'was pressed, and thought better of',
        async () => userEvent.click((await press()).getByRole('button', { name: 'Close' })),
      ],
    ])('are not set by an address alone: one %s', async (_, before) => {
      const puts = keeping();
      await before();
      cleanup();
      await open(aSession(), RETURN);
      await waitFor(() => expect(location.search).toBe('?q=thing'));
      expect(await heart()).toHaveAttribute('aria-pressed', 'false');
      expect(puts()).toBe(0);
    });

    it('are asked about only where they were pressed', async () => {
      keeping();
      await open(null, RETURN);
      await waitFor(() => expect(location.search).toBe('?q=thing'));
      expect(screen.queryByRole('dialog')).toBeNull();
      await signedInAs(aSession());
      expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    });
  });
});
