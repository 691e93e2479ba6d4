import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { aCard, aListing, anAnswer } from '../api/catalog/a-listing';
import { fakeServer } from '../api/fake-server';
import { asAnswered, type FirstEntry } from '../api/first-data';
import { App } from './app';
import { startDrawing } from './draw-page';
import { features } from './features';
import { forgetEverything } from './render-app';
import { buildOffers, buildRoutes, routeAt } from './routing/routes';
import { createStore } from './store';

const LISTING = aListing({ title: 'Kite & <string>' });
const CARDS = anAnswer([aCard({ title: 'Kite & <string>' }), aCard({ id: 'id-2', price: 0 })]);
const FEW = anAnswer([], {
  near: { because: 'fewer-words', items: CARDS.items },
  relax: [{ filter: 'category', count: 12, capped: false }],
});
const browsing = (args: object, found = CARDS): FirstEntry[] => [
  { endpoint: 'browse', args, data: { pages: [found], pageParams: [null] } },
];

const PAGES: [address: string, firstData: FirstEntry[]][] = [
  ['/', [{ endpoint: 'browseListings', args: {}, data: CARDS }]],
  ['/listings', browsing({})],
  ['/listings?q=kite&maxPrice=20', browsing({ q: 'kite', maxPrice: 20 })],
  ['/listings?q=kites&category=books', browsing({ q: 'kites', category: 'books' }, FEW)],
  [`/listing/${LISTING.id}`, [{ endpoint: 'listing', args: { id: LISTING.id }, data: LISTING }]],
];
const draw = startDrawing('Vybac');

describe('a page drawn on the server', () => {
  // The carousel of a listing's pictures asks for it once the page is idle.
  beforeAll(() => {
    window.IntersectionObserver = class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    forgetEverything();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each(PAGES)('shows all of %s, in the language asked for', async (address, firstData) => {
    const english = await draw({ address, language: 'en', firstData });
    expect(english).toContain('Kite &amp; &lt;string&gt;');
    expect(english).toContain('Skip to content');
    const spanish = await draw({ address, language: 'es', firstData });
    expect(spanish).toContain('Saltar al contenido');
    // A part that fails to be drawn would be left to the browser without a word.
    expect(english + spanish).not.toContain('<!--$!-->');
  });

  it.each(PAGES)('is taken over by the browser as it stands: %s', async (address, firstData) => {
    fakeServer({});
    history.replaceState(null, '', address);
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = await draw({ address, language: 'en', firstData });
    const drawn = screen.getByRole('main');

    const store = createStore();
    const routes = buildRoutes(features, store);
    await routeAt(routes, location.pathname)?.preload();
    store.dispatch(asAnswered(firstData));
    const complaints: unknown[] = [];
    const app = await act(async () =>
      hydrateRoot(
        root,
        <BrowserRouter>
          <App
            store={store}
            parts={{ routes, offers: buildOffers(() => Promise.resolve(features), store) }}
          />
        </BrowserRouter>,
        { onRecoverableError: (error) => complaints.push(error) },
      ),
    );
    expect(complaints).toEqual([]);
    expect(screen.getByRole('main')).toBe(drawn);
    await act(async () => app.unmount());
  });
});
