import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, PHONE } from './screens.js';

declare global {
  interface Window {
    shifts: number;
  }
}

const PAGES = [
  '/',
  '/listings',
  '/listings?category=books&sort=price-asc',
  'a listing',
  '/about',
  '/auth',
  '/signup',
  '/no/such/page',
];

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  for (const page of PAGES)
    test(`${page} keeps still and within a ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport });
      const tab = await context.newPage();
      await countShifts(tab);
      await tab.goto(page === 'a listing' ? await listingPath(tab) : page);
      await tab.waitForLoadState('networkidle');
      await expect(tab.getByRole('main')).toBeVisible();

      expect(await tab.evaluate(() => window.shifts)).toBe(0);
      const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await context.close();
    });

/** Sums up the layout shifts that no input caused, as browsers count them for CLS. */
const countShifts = (tab: Page) =>
  tab.addInitScript(() => {
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function listingPath(tab: Page): Promise<string> {
  const answer = await tab.request.get('/api/listings?q=bike');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/listing/${items[0]?.id}`;
}
