import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { confirmationOf } from '../mailbox.js';
import { call, signedIn } from '../people.js';
import { DESKTOP, PHONE } from '../screens.js';
import { settled } from '../settled.js';
import { test } from '../test.js';

test('a listing begun before signing up is published afterwards', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await context.newPage();
  const username = `drafter_${Date.now() % 1_000_000}`;
  const email = `${username}@example.org`;
  const title = `Copper kettle of ${username}`;

  await tab.goto('/create-listing');
  await expect(tab.getByRole('heading', { name: 'First, who is selling?' })).toBeVisible();
  await tab.getByRole('main').getByRole('link', { name: 'Continue as Guest' }).click();
  await tab.getByRole('button', { name: 'Create guest session' }).click();
  await tab.getByRole('button', { name: /continue/ }).click();
  await tab.waitForURL((url) => url.pathname === '/create-listing' && !url.searchParams.has('guest'));

  await expect(tab.getByText('As a guest you can post 3 more listings.')).toBeVisible();
  await fillIn(tab, title);
  await tab.getByLabel(/^Add photos/).setInputFiles(await kettle());
  await expect(tab.getByText('Cover', { exact: true })).toBeVisible();

  await tab
    .getByRole('main')
    .getByRole('link', { name: /^Sign up to post/ })
    .click();
  await tab.getByLabel('Username').fill(username);
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill('secret sauce');
  await tab.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await tab.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(tab.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const mailbox = await context.newPage();
  await mailbox.setViewportSize(DESKTOP);
  await mailbox.goto(await confirmationOf(mailbox, email));
  await mailbox.waitForURL(({ pathname }) => pathname === '/create-listing');
  await expect(mailbox.getByText('We kept what you had typed.')).toBeVisible();
  await expect(mailbox.getByLabel('Title')).toHaveValue(title);
  await expect(mailbox.getByText('Cover', { exact: true })).toBeVisible();
  await mailbox.getByRole('button', { name: 'Publish listing' }).click();
  await mailbox.waitForURL(/\/listing\//);
  await expect(mailbox.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(mailbox.getByRole('main').getByRole('img', { name: title }).first()).toBeVisible();
  await context.close();
});

test('a listing begun on a phone is finished on a desktop, and published it is a draft on neither', async ({
  browser,
}) => {
  const title = `Kettle of two devices ${Date.now()}`;
  // Who writes no other drafts meanwhile: the one that was changed last is this one.
  const phone = await signedIn(browser, 'old_mill_books', PHONE);
  await phone.goto('/create-listing');
  await phone.getByLabel('Title', { exact: true }).fill(title);
  await phone.getByLabel(/^Add photos/).setInputFiles(await kettle());
  await expect(phone.getByText('Cover', { exact: true })).toBeVisible();
  await expect(phone.getByText(/^Saved .* on all your devices$/)).toBeVisible();

  const desktop = await signedIn(browser, 'old_mill_books', DESKTOP);
  await desktop.goto('/');
  await desktop
    .getByRole('region', { name: /^Continue your draft/ })
    .getByRole('link', { name: title })
    .click();
  await expect(desktop.getByLabel('Title', { exact: true })).toHaveValue(title);
  await expect(desktop.getByText('Cover', { exact: true })).toBeVisible();
  await fillIn(desktop, `${title}, shining`);
  await expect(desktop.getByText(/^Saved .* on all your devices$/)).toBeVisible();

  // What the phone still shows is older: it asks, and shows what it is told.
  await phone.getByLabel('Description').fill('Dented.');
  await expect(
    phone.getByRole('heading', { name: 'This draft was changed on another device' }),
  ).toBeVisible();
  await phone.getByRole('button', { name: 'Take the other device’s version' }).click();
  await expect(phone.getByLabel('Title', { exact: true })).toHaveValue(`${title}, shining`);
  await expect(phone.getByLabel('Description')).toHaveValue('Boils, and shines.');
  await settled(phone, 0);
  // Typed, and left in that moment: it arrives with the page or from the next one.
  await phone.getByLabel('Description').fill('Boils, and shines. A little dented.');
  await phone.goto('/listings');
  await expect
    .poll(() => wordsOf(desktop))
    .toMatchObject({ description: 'Boils, and shines. A little dented.' });

  await desktop.goto('/create-listing');
  await desktop
    .getByRole('region', { name: 'Continue a draft' })
    .getByRole('link', { name: `${title}, shining` })
    .click();
  await expect(desktop.getByLabel('Description')).toHaveValue('Boils, and shines. A little dented.');
  await desktop.getByRole('button', { name: 'Publish listing' }).click();
  await desktop.waitForURL(/\/listing\/[\w-]{36}$/);
  await expect(desktop.getByRole('heading', { name: `${title}, shining`, level: 1 })).toBeVisible();
  await expect(desktop.getByRole('main').getByRole('img', { name: title }).first()).toBeVisible();

  for (const tab of [phone, desktop]) {
    await tab.goto('/create-listing');
    await expect(tab.getByLabel('Title', { exact: true })).toHaveValue('');
    await expect(tab.getByRole('link', { name: title })).toHaveCount(0);
    await tab.context().close();
  }
});

const kettle = async () => ({
  name: 'kettle.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b87333' } })
    .png()
    .toBuffer(),
});

async function fillIn(tab: Page, title: string): Promise<void> {
  await tab.getByLabel('Title', { exact: true }).fill(title);
  await tab.getByLabel('Price').fill('12.50');
  await tab.getByLabel('Category').selectOption('Home & Garden');
  await tab.getByText('Good', { exact: true }).click();
  await tab.getByLabel('Description').fill('Boils, and shines.');
}

/** What the server holds of the draft that was changed last. */
async function wordsOf(tab: Page): Promise<unknown> {
  const { items } = await call<{ items: { id: string }[] }>(tab, 'GET', '/api/my-drafts');
  return (await call<{ words: unknown }>(tab, 'GET', `/api/my-drafts/${items[0]?.id}`)).words;
}
