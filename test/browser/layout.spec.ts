import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './screens.js';
import { overflowOf, shiftsOf, watchShifts } from './shifts.js';
import { test } from './test.js';

/** As who comes for the first time sees them; all pages, as who has been here before does: `everyday`. */
const PAGES = ['/', '/listings', 'a listing', '/auth'];

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  for (const page of PAGES)
    test(`${page} keeps still and within a ${name}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport });
      const tab = await context.newPage();
      await watchShifts(tab);
      await tab.addInitScript(waitForTypefaces, TYPEFACES_MS);
      await tab.goto(page === 'a listing' ? await listingPath(tab) : page);
      // What the server has drawn would keep still by itself.
      await expect(tab.locator('html')).not.toHaveAttribute('data-early');
      await tab.waitForLoadState('networkidle');
      await expect(tab.getByRole('main')).toBeVisible();

      expect(await shiftsOf(tab)).toEqual([]);
      expect(await overflowOf(tab)).toBeLessThanOrEqual(0);
      await context.close();
    });

/** How long `index.html` waits for typefaces before it shows words without them: less than a busy machine needs. */
const TYPEFACES_MS = 1500;

/** Words that were shown in another typeface first move when theirs comes: of what moves besides, nothing would be told. */
function waitForTypefaces(limit: number): void {
  const after = window.setTimeout.bind(window);
  const patient = (then: () => void, ms?: number) => after(then, ms === limit ? 60_000 : ms);
  Object.assign(window, { setTimeout: patient });
}

async function listingPath(tab: Page): Promise<string> {
  const answer = await tab.request.get('/api/listings?q=bike');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/listing/${items[0]?.id}`;
}
