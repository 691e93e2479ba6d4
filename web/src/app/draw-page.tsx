import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '#contract/people';
import { baseApi } from '../api/base-api';
import { asAnswered, type FirstEntry } from '../api/first-data';
import { nameBrand } from '../browser/brand';
import { namespaces } from '../i18n/all-translation-files';
import { textsIn } from '../i18n/i18n';
import { App } from './app';
import { features } from './features';
import { arriving } from './routing/lazy-page';
import { buildOffers, buildRoutes, type Offers, routeAt } from './routing/routes';
import { nameSocialLinks } from './shell/social-links';
import { createStore } from './store';
import { preloadSurroundings } from './surroundings';

type Visit = {
  /** Path and query. */
  address: string;
  language: Language;
  firstData: readonly FirstEntry[];
};

/**
 * Draws pages as a visitor's browser does first, for the HTML that the server sends: `PageDrawing` of
 * `libs/platform/http` calls it, built for Node into `dist/drawing`. The page's code must know the endpoints of the data.
 */
export function startDrawing(
  brand: string,
  socialLinks: readonly string[] = [],
): (visit: Visit) => Promise<string> {
  nameBrand(brand);
  nameSocialLinks(socialLinks);
  const known = createStore();
  const parts = {
    routes: buildRoutes(features, known),
    offers: buildOffers(() => Promise.resolve(features), known),
  };
  const around = preloadAround(parts.offers);
  const languages = new Map<Language, ReturnType<typeof textsIn>>();

  return async ({ address, language, firstData }) => {
    const started = languages.get(language) ?? textsIn(language, namespaces);
    languages.set(language, started);
    const route = routeAt(parts.routes, new URL(address, 'http://server').pathname);
    const [texts] = await Promise.all([started, route?.preload(), around]);
    const store = createStore();
    store.dispatch(asAnswered(firstData));
    const draw = () =>
      renderToString(
        <I18nextProvider i18n={texts}>
          <StaticRouter location={address}>
            <App store={store} parts={parts} />
          </StaticRouter>
        </I18nextProvider>,
      );
    let html = draw();
    // A part that is shown for the first time leaves a gap and asks for its code.
    while (await arriving.all()) html = draw();
    // Data that nobody shows is thrown away after minutes, by a timer that would keep all of it till then.
    store.dispatch(baseApi.util.resetApiState());
    return html;
  };
}

/** What stands around every page. What fails to load is left to the browser. */
async function preloadAround(offers: () => Promise<Offers>): Promise<void> {
  const { slots } = await offers();
  const parts = Object.values(slots).flat();
  await Promise.allSettled([preloadSurroundings(), ...parts.map(({ preload }) => preload())]);
}
