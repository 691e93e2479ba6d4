import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

const field = (tab: Page) => tab.getByRole('combobox', { name: 'Search all listings' });
const cards = (tab: Page) => tab.getByRole('main').getByRole('heading', { level: 3 });

test('things are found by other names, on a desktop', async ({ browser }) => {
  const tab = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  for (const [typed, title] of [
    ['bicycle', /bike/i],
    ['couch', /sofa/i],
    ['lap top', /laptop/i],
  ] as const) {
    await tab.goto('/listings');
    await field(tab).fill(typed);
    await field(tab).press('Enter');
    await tab.waitForURL(/q=/);
    await expect(cards(tab).filter({ hasText: title }).first()).toBeVisible();
    await expect(cards(tab).filter({ hasText: 'Camper van' })).toHaveCount(0);
  }
});

test('suggestions are chosen by keyboard, and recent searches cleared, on a phone', async ({ browser }) => {
  const tab = await (await browser.newContext({ viewport: PHONE })).newPage();
  await tab.goto('/listings');
  await field(tab).click();
  await expect(tab.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await field(tab).pressSequentially('lapt');
  await expect(tab.getByRole('option', { name: 'laptop' })).toBeVisible();
  const popup = await tab.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
  expect((popup?.x ?? -1) >= 0 && (popup?.x ?? 0) + (popup?.width ?? 0) <= PHONE.width).toBe(true);
  while (
    (await tab
      .locator('[role=option][aria-selected=true]')
      .textContent({ timeout: 500 })
      .catch(() => '')) !== 'laptop'
  )
    await field(tab).press('ArrowDown');
  await field(tab).press('Enter');
  await expect(tab).toHaveURL(/q=laptop/);
  await field(tab).fill('');
  await field(tab).click();
  await expect(tab.getByRole('option', { name: 'laptop' }).first()).toBeVisible();
  await tab.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(tab.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
});

test('little found is not the end, on a phone', async ({ browser }) => {
  const tab = await (await browser.newContext({ viewport: PHONE })).newPage();
  await tab.goto('/listings?q=laptop+sofa');
  await expect(tab.getByRole('heading', { name: 'No exact match; near it:' })).toBeVisible();
  await expect(cards(tab).first()).toBeVisible();
  await tab.goto('/listings?q=laptop&category=books');
  await tab.getByRole('button', { name: /^Without Books/ }).click();
  await expect(tab).toHaveURL(/\?q=laptop$/);
  await expect(
    cards(tab)
      .filter({ hasText: /laptop/i })
      .first(),
  ).toBeVisible();
});
