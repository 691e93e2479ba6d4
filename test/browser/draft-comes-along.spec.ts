import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { confirmationOf } from './mailbox.js';
import { DESKTOP, PHONE } from './screens.js';

for (const viewport of [PHONE, DESKTOP])
  test(`a listing begun before signing up is published afterwards, at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport });
    const tab = await context.newPage();
    const username = `drafter_${viewport.width}_${Date.now() % 1_000_000}`;
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
    await tab.getByLabel(/^Add photos/).setInputFiles({
      name: 'kettle.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b87333' } })
        .png()
        .toBuffer(),
    });
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
    await mailbox.goto(await confirmationOf(mailbox, email));
    await mailbox.waitForURL('/create-listing');
    await expect(mailbox.getByText('We kept what you had typed.')).toBeVisible();
    await expect(mailbox.getByLabel('Title')).toHaveValue(title);
    await expect(mailbox.getByText('Cover', { exact: true })).toBeVisible();
    await mailbox.getByRole('button', { name: 'Publish listing' }).click();
    await mailbox.waitForURL(/\/listing\//);
    await expect(mailbox.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(mailbox.getByRole('main').getByRole('img', { name: title }).first()).toBeVisible();
    await context.close();
  });

async function fillIn(tab: Page, title: string): Promise<void> {
  await tab.getByLabel('Title').fill(title);
  await tab.getByLabel('Price').fill('12.50');
  await tab.getByLabel('Category').selectOption('Home & Garden');
  await tab.getByText('Good', { exact: true }).click();
  await tab.getByLabel('Description').fill('Boils, and shines.');
}
