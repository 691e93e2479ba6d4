import { expect, test } from '@playwright/test';
import { confirmationOf } from './mailbox.js';
import { DESKTOP } from './screens.js';

test('somebody signs up, confirms by mail, signs out and in again', async ({ browser }) => {
  const context = await browser.newContext({ viewport: DESKTOP });
  const tab = await context.newPage();
  const username = `nora_${Date.now()}`;
  const email = `${username}@example.org`;

  await tab.goto('/signup');
  await tab.getByLabel('Username').fill('mara_k');
  await expect(tab.getByText('Username is already taken')).toBeVisible();
  await tab.getByLabel('Username').fill(username);
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill('secret sauce');
  await tab.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await tab.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(tab.getByText(email).first()).toBeVisible();

  // Before the address is confirmed, there is no way in.
  await tab.goto('/auth');
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill('secret sauce');
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(tab.getByText('Email not confirmed').first()).toBeVisible();

  const mailbox = await context.newPage();
  await tab.goto(await confirmationOf(mailbox, email));
  await tab.waitForURL((url) => url.pathname !== '/confirm-email');

  await tab.goto('/settings');
  await expect(tab.getByText(email)).toBeVisible();
  await tab.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(tab.getByText('Signed out successfully')).toBeVisible();

  await tab.goto('/auth');
  await tab.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await tab.getByLabel('Password', { exact: true }).fill('secret sauce');
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await tab.waitForURL('/listings');
});
