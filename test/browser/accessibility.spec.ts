import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from './people.js';
import { PHONE } from './screens.js';

test.describe.configure({ mode: 'parallel' });

const THEMES = ['dark', 'midnight', 'neon', 'pastel'];
/** The rules whose outcome depends on colours; all others are the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds in a screen: all of its rules in the light theme, those of colours in the others. */
async function faultsOf(tab: Page, themes: readonly string[]): Promise<string[]> {
  await tab.waitForLoadState('networkidle');
  await wearing(tab, 'light');
  const whole = new AxeBuilder({ page: tab }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  const faults = await found(whole, 'light');
  for (const theme of themes) {
    await wearing(tab, theme);
    faults.push(...(await found(new AxeBuilder({ page: tab }).withRules(OF_COLOURS), theme)));
  }
  return faults;
}

async function found(rules: AxeBuilder, theme: string): Promise<string[]> {
  const { violations } = await rules.analyze();
  return violations.map(
    ({ id, nodes }) => `${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** The theme is what is looked at; who may choose it is tested elsewhere. */
async function wearing(tab: Page, theme: string): Promise<void> {
  await tab.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

for (const path of [
  '/',
  '/listings',
  'a listing',
  '/auth',
  '/signup',
  '/about',
  '/privacy',
  '/forgot-password',
])
  test(`${path} has no accessibility fault in any theme`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    const { items } = (await (await request.get('/api/listings')).json()) as { items: { id: string }[] };
    await page.goto(path === 'a listing' ? `/listing/${items[0]?.id}` : path);
    expect(await faultsOf(page, THEMES)).toEqual([]);
  });

for (const path of [
  '/chat',
  'a conversation',
  '/notifications',
  '/dashboard',
  '/pricing',
  '/settings',
  '/settings?tutorial=1',
])
  test(`${path} of somebody signed in has no accessibility fault`, async ({ browser }) => {
    const tab = await signedIn(browser, 'mara_k', PHONE);
    await tab.emulateMedia({ reducedMotion: 'reduce' });
    await tab.goto(path === 'a conversation' ? '/chat' : path);
    if (path === 'a conversation') {
      await tab.getByRole('link', { name: /City bike with basket/ }).click();
      await expect(tab.getByRole('log')).toBeVisible();
    }
    expect(await faultsOf(tab, ['dark'])).toEqual([]);
  });

test('a fault of colours is found', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.addStyleTag({ content: '[data-theme="dark"] p { color: #333 !important; }' });
  expect((await faultsOf(page, ['dark'])).join()).toContain('dark: color-contrast');
});
