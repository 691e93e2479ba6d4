import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from './screens.js';

test('back from a listing returns to the same card', async ({ browser }) => {
  const tab = await (await browser.newContext({ viewport: PHONE })).newPage();
  await tab.goto('/listings');
  const cards = tab.getByRole('main').locator('a[href^="/listing/"]');
  await expect
    .poll(async () => {
      await tab.mouse.wheel(0, 4000);
      return cards.count();
    })
    .toBeGreaterThan(40);
  const card = cards.nth(35);
  await card.scrollIntoViewIfNeeded();
  const before = await card.boundingBox();
  await card.click();
  await tab.waitForURL(/\/listing\//);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  await tab.waitForLoadState('networkidle');
  const asked: string[] = [];
  tab.on('request', (request) => request.url().includes('/api/listings?') && asked.push(request.url()));
  await tab.goBack();
  await expect(card).toBeInViewport();
  expect(Math.abs(((await card.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(100);
  expect(asked).toEqual([]);
});

test('filters live in the address, and survive a reload', async ({ browser }) => {
  const tab = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await tab.goto('/listings');
  await tab
    .getByRole('link', { name: /^Books/ })
    .or(tab.getByRole('button', { name: /^Books/ }))
    .or(tab.getByRole('radio', { name: /^Books/ }))
    .first()
    .click();
  await expect(tab).toHaveURL(/category=books/);
  await expect(tab.getByText('7 listings', { exact: true })).toBeVisible();
  await tab.reload();
  await expect(tab.getByText('7 listings', { exact: true })).toBeVisible();
  await tab.goto('/listings?q=zzzzzzzz');
  await expect(tab.getByText('No listings found.')).toBeVisible();
  await expect(tab.getByText('Try adjusting your filters or search terms')).toBeVisible();
});

test('an open listing shows a new price as soon as it is set', async ({ browser, request }) => {
  const session = await request.post('/api/auth/sign-in', {
    data: { email: 'mara_k@example.org', password: 'letmesell' },
  });
  const { accessToken } = (await session.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const posted = await request.post('/api/listings', {
    headers,
    data: {
      title: 'Live price lamp',
      description: 'Bright',
      price: 30,
      category: 'other',
      condition: 'good',
    },
  });
  const { id } = (await posted.json()) as { id: string };

  const tab = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await tab.goto(`/listing/${id}`);
  await expect(tab.getByText('$30.00')).toBeVisible();
  // The page follows the listing as soon as its connection stands; every change from then on must show.
  let price = 25;
  await expect(async () => {
    price -= 1;
    await request.patch(`/api/listings/${id}`, { headers, data: { price } });
    await expect(tab.getByText(`$${price}.00`)).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 20_000 });
});

test('the language changes at once and stays', async ({ browser }) => {
  const tab = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await tab.goto('/listings');
  await tab.getByRole('button', { name: /Language/ }).click();
  await tab
    .getByRole('menuitemradio', { name: 'Español' })
    .or(tab.getByRole('menuitem', { name: 'Español' }))
    .click();
  await expect(tab.locator('html')).toHaveAttribute('lang', 'es');
  await expect(tab.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await tab.reload();
  await expect(tab.locator('html')).toHaveAttribute('lang', 'es');
});

test('an unknown listing says so and leads home', async ({ page }) => {
  const answer = await page.goto('/listing/0198c0de-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Listing not found').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Make Cash');
});
