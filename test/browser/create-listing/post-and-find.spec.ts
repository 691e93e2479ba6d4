import { expect, type Page } from '@playwright/test';
import { CATEGORIES } from '#contract/listings';
import { photo } from '../../support/files/images.js';
import { DESKTOP, PHONE } from '../screens.js';
import { test } from '../test.js';

test.use({ serviceWorkers: 'allow' });

const picture = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo(900, 700, seed).jpeg().toBuffer(),
});

async function becomeGuest(tab: Page, next: string): Promise<void> {
  await tab.goto(`/auth?guest=1&next=${encodeURIComponent(next)}`);
  await tab.getByRole('button', { name: 'Create guest session' }).click();
  await tab.getByRole('button', { name: 'I have saved them, continue' }).click();
  await tab.waitForURL(next);
}

async function fillIn(tab: Page, title: string): Promise<void> {
  await tab.getByLabel('Title', { exact: true }).fill(title);
  await tab.getByLabel('Price').fill('45.50');
  await tab.getByLabel('Category').selectOption('Books');
  await tab.getByRole('radio', { name: 'Good' }).check({ force: true });
  await tab.getByLabel('Description').fill('All volumes, read once. Pick up at the library.');
}

test('a guest on a phone posts an item with photos, and any visitor on a desktop finds and opens it', async ({
  browser,
}) => {
  const title = `Encyclopaedia ${Date.now()}`;
  const guest = await (await browser.newContext({ viewport: PHONE })).newPage();
  await becomeGuest(guest, '/create-listing');
  await fillIn(guest, title);
  await guest
    .locator('input[type=file]')
    .first()
    .setInputFiles([await picture('a.jpg', 1), await picture('b.jpg', 2)]);
  await guest.getByRole('button', { name: 'Publish listing' }).click();
  await guest.waitForURL(/\/listing\/[\w-]{36}$/);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const visitor = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await visitor.goto('/');
  await visitor.getByRole('combobox', { name: 'Search all listings' }).fill(title);
  await visitor.getByRole('combobox', { name: 'Search all listings' }).press('Enter');
  await visitor
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('$45.50').first()).toBeVisible();
  await expect(visitor).toHaveTitle(new RegExp(title));
  const cover = visitor.getByRole('main').locator('img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // An edit that a reload interrupts goes on with all photos.
  const id = new URL(guest.url()).pathname.split('/').at(-1);
  await guest.goto(`/create-listing?edit=${id}`);
  await guest.getByLabel('Title', { exact: true }).fill(`${title}, bound`);
  await guest.reload();
  await expect(guest.getByText('We kept what you had typed.')).toBeVisible();
  await guest.getByRole('button', { name: 'Save changes' }).click();
  await guest.waitForURL(`/listing/${id}`);
  await expect(guest.getByRole('heading', { level: 1, name: `${title}, bound` })).toBeVisible();
  const { images } = (await (await guest.request.get(`/api/listings/${id}`)).json()) as {
    images: unknown[];
  };
  expect(images).toHaveLength(2);
});

test('one press publishes what was typed last, a tag that nobody has added', async ({ browser }) => {
  const guest = await (await browser.newContext({ viewport: PHONE })).newPage();
  await becomeGuest(guest, '/create-listing');
  await fillIn(guest, 'Atlas');
  await guest.getByLabel('Tags (optional)').pressSequentially('a world of maps');
  await guest.getByRole('button', { name: 'Publish listing' }).click();
  await guest.waitForURL(/\/listing\/[\w-]{36}$/);
  await expect(guest.getByText('a world of maps')).toBeVisible();
});

test('nothing typed is lost: not by an error, not by a reload, not by a lost connection', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const tab = await context.newPage();
  await becomeGuest(tab, '/create-listing');
  await tab.getByLabel('Title', { exact: true }).fill('Half a bicycle');
  await tab.getByRole('button', { name: 'Publish listing' }).click();
  await expect(tab.getByText('Please fill in this field').first()).toBeVisible();
  await expect(tab.getByLabel('Title', { exact: true })).toHaveValue('Half a bicycle');

  await fillIn(tab, 'Half a bicycle');
  await tab.getByLabel('Price').fill('19.40');
  await expect(tab.getByLabel('Category').locator('option:not([disabled])')).toHaveCount(CATEGORIES.length);
  await context.setOffline(true);
  await tab.getByRole('button', { name: 'Publish listing' }).click();
  // The attempt itself: what floats over the page says the same as soon as the connection is gone.
  await expect(tab.getByRole('alert').getByText(/No internet connection/)).toBeVisible();
  await context.setOffline(false);
  await tab.reload();
  await expect(tab.getByLabel('Title', { exact: true })).toHaveValue('Half a bicycle');
  await expect(tab.getByLabel('Description')).toHaveValue(/All volumes/);
  await expect(tab.getByLabel('Price')).toHaveValue('19.40');
  await tab.getByRole('button', { name: 'Start over' }).click();
  await expect(tab.getByLabel('Title', { exact: true })).toHaveValue('');
  await tab.getByRole('button', { name: 'Undo' }).click();
  await expect(tab.getByLabel('Price')).toHaveValue('19.40');

  // A phone on its side: the button can be scrolled to, and nothing lies over it.
  await tab.setViewportSize({ width: 844, height: 390 });
  await tab.getByRole('button', { name: 'Publish listing' }).dblclick();
  await tab.waitForURL(/\/listing\/[\w-]{36}$/);
  const { items } = (await (await tab.request.get('/api/listings?q=half+bicycle')).json()) as {
    items: unknown[];
  };
  expect(items).toHaveLength(1);
});
