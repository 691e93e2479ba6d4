import { expect } from '@playwright/test';
import { newGuest, publish } from './people.js';
import { PHONE } from './screens.js';
import { overflowOf, shiftsOf, watchShifts } from './shifts.js';
import { test } from './test.js';

test('the week moves while its page is open, which keeps still within a phone', async ({ browser }) => {
  const tab = await newGuest(browser, PHONE, '/settings');
  await watchShifts(tab);
  await tab.goto('/rewards');
  await expect(tab.getByRole('heading', { name: 'Student Perks & Partnerships' })).toBeVisible();
  await tab.waitForLoadState('networkidle');
  expect(await shiftsOf(tab)).toEqual([]);
  expect(await overflowOf(tab)).toBeLessThanOrEqual(0);

  const progress = tab.getByText(/of 3 things listed this week/);
  await expect(progress).toHaveText('0 of 3 things listed this week');
  await publish(tab, `Brass bell ${Date.now()}`, 12);
  await expect(progress).toHaveText('1 of 3 things listed this week');
  await tab.context().close();
});
