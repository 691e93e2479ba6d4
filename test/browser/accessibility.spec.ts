import { expect } from '@playwright/test';
import { equip, faultsOf } from './faults.js';
import { test } from './test.js';

test('a fault of colours is found, whatever was right before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await equip(page);
  await page.goto('/about');
  const seen = new Set<string>();
  expect(await faultsOf(page, ['dark'], seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
  await page.addStyleTag({ content: '[data-theme="dark"] p { color: #333 !important; }' });
  expect((await faultsOf(page, ['dark'], seen)).join()).toContain('dark: color-contrast');
});
