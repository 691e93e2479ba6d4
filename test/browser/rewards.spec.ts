import { expect } from '@playwright/test';
import { publish, signedIn } from './people.js';
import { PHONE } from './screens.js';
import { overflowOf, shiftsOf, watchShifts } from './shifts.js';
import { test } from './test.js';

test('the week moves while its page is open, which keeps still within a phone', async ({ browser }) => {
  const tab = await signedIn(browser, 'lena_ortiz', PHONE);
  await watchShifts(tab);
  await tab.goto('/rewards');
  await expect(tab.getByRole('heading', { name: 'Student Perks & Partnerships' })).toBeVisible();
  await tab.waitForLoadState('networkidle');
  expect(await shiftsOf(tab)).toEqual([]);
  expect(await overflowOf(tab)).toBeLessThanOrEqual(0);

  const progress = tab.getByText(/\d+ of 3 things listed this week/);
  const before = Number.parseInt((await progress.textContent()) ?? '', 10);
  await publish(tab, `Brass bell ${Date.now()}`, 12);
  await expect(progress).toHaveText(`${before + 1} of 3 things listed this week`);
  await tab.context().close();
});
