import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from './people.js';
import { PHONE } from './screens.js';

const THEMES = ['light', 'dark', 'midnight', 'neon', 'pastel'];
const PAGES = ['/', '/listings', '/listing', '/auth', '/signup', '/about', '/privacy', '/forgot-password'];

async function faultsOf(tab: Page, path: string, theme: string): Promise<string[]> {
  await tab.waitForLoadState('networkidle');
  await tab.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
  const { violations } = await new AxeBuilder({ page: tab })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

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
      expect(await faultsOf(tab, path, theme)).toEqual([]);
    }
    await context.close();
  });

const PERSONAL_PAGES = ['/chat', '/notifications', '/dashboard', '/pricing', '/settings'];

for (const theme of ['light', 'dark'])
  test(`no screen of somebody signed in has an accessibility fault in ${theme}`, async ({ browser }) => {
    const tab = await signedIn(browser, 'mara_k', PHONE);
    for (const path of [...PERSONAL_PAGES, 'a conversation']) {
      if (path === 'a conversation') {
        await tab.goto('/chat');
        await tab.getByRole('link', { name: /City bike with basket/ }).click();
        await expect(tab.getByRole('log')).toBeVisible();
      } else await tab.goto(path);
      expect(await faultsOf(tab, path, theme)).toEqual([]);
    }
  });
