import { describe, expect, it } from '@jest/globals';
import type { PageDeclaration } from '#contract/pages/page';
import { PAGES } from '#contract/pages/pages';
import { startDrawing } from './draw-page';
import { features } from './features';
import { DRAWN_WITH_DATA } from './routing/a-drawn-page';
import type { LazyPage } from './routing/lazy-page';
import { buildOffers, buildRoutes, routeAt } from './routing/routes';
import { createStore } from './store';
import { preloadSurroundings } from './surroundings';

const drawn = Object.values<PageDeclaration>(PAGES).flatMap(({ path, drawn: isDrawn }) =>
  isDrawn ? path : [],
);
const slotNames = [...new Set(features.flatMap(({ slots }) => Object.keys(slots ?? {})))];
const addressOf = (path: string) => path.replaceAll(/:\w+/g, '01930000-0000-7000-8000-000000000001');
const known = createStore();
const draw = startDrawing('Vybac');

describe('what the server draws, where there is no browser', () => {
  it('is looked at in such a place', () => {
    for (const name of ['window', 'document', 'localStorage'])
      expect(Object.hasOwn(globalThis, name)).toBe(false);
    expect(drawn).toContain('/listing/:id');
    expect(slotNames).toContain('listing-below');
  });

  it('has its surroundings', async () => {
    await expect(preloadSurroundings()).resolves.not.toThrow();
  });

  it.each(drawn)('has the code of %s', async (path) => {
    const route = routeAt(buildRoutes(features, known), addressOf(path));
    await expect(route?.preload()).resolves.toBeDefined();
  });

  it.each(slotNames)('has the code of all that stands in the place “%s”', async (name) => {
    const { slots } = await buildOffers(() => Promise.resolve(features), known)();
    const parts = (slots as Record<string, LazyPage[]>)[name] ?? [];
    expect(parts.length).toBeGreaterThan(0);
    for (const { preload } of parts) await expect(preload()).resolves.toBeDefined();
  });

  it.each([...drawn.map((path) => [addressOf(path), []] as const), ...DRAWN_WITH_DATA])(
    'is drawn at %s, and nothing of it is left to the browser',
    async (address, firstData) => {
      const html = await draw({ address, language: 'en', firstData });
      expect(html).toContain('<main');
      expect(html).not.toContain('<!--$!-->');
    },
  );
});
