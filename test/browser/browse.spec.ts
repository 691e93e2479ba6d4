import { expect } from '@playwright/test';
import { publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { settled } from './settled.js';
import { test } from './test.js';

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

test('prices are read as they are written', async ({ browser }) => {
  const seller = await signedIn(browser, 'theo_b', PHONE);
  const title = `Cent counter ${Date.now()}`;
  await publish(seller, title, 9.5);
  await seller.goto(`/listings?q=${encodeURIComponent(title)}`);
  await expect(seller.getByRole('main').getByText('$9.50', { exact: true }).first()).toBeVisible();

  await seller.goto('/listings');
  await seller.getByRole('button', { name: /^Filters/ }).click();
  const filters = seller.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Maximum').fill('1,200');
  await expect(seller).toHaveURL(/\?maxPrice=1200$/);
  await filters.getByLabel('Minimum').fill('1,300');
  await expect(filters.getByText('The minimum is above the maximum')).toBeVisible();
  await expect(seller).toHaveURL(/\?maxPrice=1200$/);
  await filters.getByLabel('Maximum').fill('1,400');
  await expect(filters.getByText('The minimum is above the maximum')).toHaveCount(0);
  await expect(seller).toHaveURL(/\?maxPrice=1400&minPrice=1300$/);
  await seller.context().close();
});

test('a picture that cannot be loaded is drawn, also at full size', async ({ browser, request }) => {
  const answer = await request.get('/api/listings?q=bike');
  const { items } = (await answer.json()) as { items: { id: string; image: object | null }[] };
  const pictured = items.find(({ image }) => image !== null);
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await context.newPage();
  await tab.route(/\/media\//, (route) => route.abort());
  await tab.goto(`/listing/${pictured?.id}`);
  await tab.getByRole('button', { name: /^Show picture 1 of \d+ at full size/ }).click();
  const drawn = tab
    .getByRole('dialog')
    .getByRole('img', { name: /could not be loaded/ })
    .first();
  await expect(drawn).toBeVisible();
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.close();
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
  await settled(tab, 0);
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
