import { expect } from '@playwright/test';
import { faultsOf, OTHER_THEMES } from './faults.js';
import { signedIn } from './people.js';
import { PHONE } from './screens.js';
import { test } from './test.js';

test.describe.configure({ mode: 'parallel' });

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
    expect(await faultsOf(page, OTHER_THEMES)).toEqual([]);
  });

for (const path of ['/chat', 'a conversation', '/notifications', '/boost-listings'])
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

test('a fault of colours is found, whatever was right before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  const seen = new Set<string>();
  expect(await faultsOf(page, ['dark'], seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
  await page.addStyleTag({ content: '[data-theme="dark"] p { color: #333 !important; }' });
  expect((await faultsOf(page, ['dark'], seen)).join()).toContain('dark: color-contrast');
});
