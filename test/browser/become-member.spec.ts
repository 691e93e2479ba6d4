import { expect, type Page } from '@playwright/test';
import { confirmationOf } from './mailbox.js';
import { toastsOf } from './passing.js';
import { publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

const PASSWORD = 'secret sauce';
const entry = (tab: Page, name: string) => tab.getByRole('main').getByRole('button', { name });

async function signIn(tab: Page, email: string): Promise<void> {
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await entry(tab, 'Sign In').click();
}

test('somebody who wants to write to a seller signs up, confirms by mail and does', async ({ browser }) => {
  const seller = await signedIn(browser, 'jonas_w', DESKTOP);
  const listing = await publish(seller, `Rain coat ${Date.now()}`, 15);
  await seller.context().close();
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await context.newPage();
  const username = `nora_${Date.now() % 1_000_000_000}`;
  const email = `${username}@example.org`;

  await tab.goto(`/listing/${listing}`);
  await tab.getByRole('link', { name: 'Contact Seller' }).click();
  await expect(tab.getByText('Please log in or continue as guest to chat.')).toBeVisible();
  await expect(tab.getByRole('alert')).toBeEmpty();
  await tab.getByRole('main').getByRole('link', { name: 'Sign Up' }).click();
  await tab.getByLabel('Username').fill('mara_k');
  await expect(tab.getByText('Username is already taken')).toBeVisible();
  await tab.getByLabel('Username').fill(username);
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await tab.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await entry(tab, 'Sign Up').click();
  await expect(tab.getByText(email).first()).toBeVisible();

  // Before the address is confirmed, there is no way in; that is said once.
  await tab.goto('/auth');
  await signIn(tab, email);
  await expect(tab.getByText('Email not confirmed')).toHaveCount(1);
  await expect(tab.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

  await tab.goto(await confirmationOf(await context.newPage(), email));
  await tab.waitForURL(
    (url) => url.pathname.startsWith('/chat/') && url.searchParams.get('listing') === listing,
  );
  await expect(tab.getByText('No messages yet')).toBeVisible();

  await tab.setViewportSize(DESKTOP);
  await tab.goto('/settings');
  await expect(tab.getByText(email)).toBeVisible();
  const toasts = await toastsOf(tab);
  await entry(tab, 'Sign out').click();
  await expect.poll(toasts).toEqual(['Signed out successfully']);
  await tab.goto('/auth');
  await signIn(tab, ` ${email.toUpperCase()} `);
  await tab.waitForURL('/listings');
  await context.close();
});
