import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { fakeServer } from '../api/fake-server';
import { asAnswered } from '../api/first-data';
import { App } from './app';
import { startDrawing } from './draw-page';
import { features } from './features';
import { forgetEverything } from './render-app';
import { DRAWN_WITH_DATA } from './routing/a-drawn-page';
import { buildOffers, buildRoutes, routeAt } from './routing/routes';
import { createStore } from './store';

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

  it.each(DRAWN_WITH_DATA)('shows all of %s, in the language asked for', async (address, firstData) => {
    const english = await draw({ address, language: 'en', firstData });
    expect(english).toContain('Kite &amp; &lt;string&gt;');
    expect(english).toContain('Skip to content');
    const spanish = await draw({ address, language: 'es', firstData });
    expect(spanish).toContain('Saltar al contenido');
    // A part that fails to be drawn would be left to the browser without a word.
    expect(english + spanish).not.toContain('<!--$!-->');
  });

  it.each(DRAWN_WITH_DATA)('is taken over by the browser as it stands: %s', async (address, firstData) => {
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
