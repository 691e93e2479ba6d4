import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { PHONE } from './screens.js';

const THEMES = ['light', 'dark', 'midnight', 'neon', 'pastel'];
const PAGES = ['/', '/listings', '/listing', '/auth', '/signup', '/about', '/privacy', '/forgot-password'];

for (const theme of THEMES)
  test(`no screen has an accessibility fault in ${theme}`, async ({ browser, request, baseURL }) => {
    const { items } = (await (await request.get('/api/listings')).json()) as { items: { id: string }[] };
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce', baseURL });
    await context.addInitScript((chosen) => {
      // The theme is what is looked at; who may choose it is tested elsewhere.
      new MutationObserver(() => {
        if (document.documentElement.dataset.theme !== chosen)
          document.documentElement.dataset.theme = chosen;
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-theme'] });
    }, theme);
    const tab = await context.newPage();
    for (const path of PAGES) {
      await tab.goto(path === '/listing' ? `/listing/${items[0]?.id}` : path);
      await tab.waitForLoadState('networkidle');
      await tab.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen;
      }, theme);
      const { violations } = await new AxeBuilder({ page: tab })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      expect(found).toEqual([]);
    }
    await context.close();
  });
