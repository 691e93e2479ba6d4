import { expect, type Page } from '@playwright/test';
import { confirmationOf } from './mailbox.js';
import { publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

const planCard = (tab: Page, plan: string) => tab.getByRole('region', { name: plan, exact: true });
const dialog = (tab: Page) => tab.getByRole('dialog');

/** In the dialog of Premium by the month, through a card that is not accepted, to the page of the plan they have then. */
async function payForPremium(tab: Page): Promise<void> {
  await expect(dialog(tab).getByText(/^Then \$4 a month, from/)).toBeVisible();
  await expect(dialog(tab).getByText('Offer bots: Up to 5')).toBeVisible();
  await dialog(tab).getByRole('button', { name: 'Go to payment' }).click();
  await expect(tab.getByText('This is a test')).toBeVisible();
  await tab.getByRole('button', { name: 'The card fails' }).click();
  await expect(tab.getByText('The payment did not go through')).toBeVisible();
  await tab.getByRole('button', { name: 'Pay $4' }).click();
  await tab.waitForURL(/\/subscription\?checkout=/);
  await expect(tab.getByText('Thank you. You have Premium now')).toBeVisible();
  await expect(planCard(tab, 'Premium').getByText(/^It renews on .* for \$4\.$/)).toBeVisible();
  await expect(tab.getByText('Premium, monthly')).toBeVisible();
}

/** Up to Premium Plus, out of it, back, and through a renewal that fails; each time it is said what follows. */
async function liveWithAPlan(tab: Page): Promise<void> {
  await tab.goto('/subscription');
  await planCard(tab, 'Premium').getByRole('link', { name: 'Change plan' }).click();
  await tab.getByRole('link', { name: 'Move up to Premium Plus' }).click();
  await expect(dialog(tab).getByText('Unused rest of what you have paid')).toBeVisible();
  await dialog(tab)
    .getByRole('button', { name: /^Move up and pay \$/ })
    .click();
  await expect(tab.getByRole('columnheader', { name: 'Premium Plus Your plan' })).toBeVisible();
  await tab.waitForURL(({ searchParams }) => !searchParams.has('plan'));

  await tab.goto('/subscription');
  const plus = planCard(tab, 'Premium Plus');
  await expect(plus.getByText(/^It renews on .* for \$9\.$/)).toBeVisible();
  await plus.getByRole('link', { name: 'Cancel the plan' }).click();
  await expect(dialog(tab).getByText(/^You keep Premium Plus until .* It is not renewed/)).toBeVisible();
  await dialog(tab).getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(plus.getByText(/^Yours until .* Then you are on Free/)).toBeVisible();

  await plus.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(plus.getByText(/^It renews on .* for \$9\.$/)).toBeVisible();

  await tab.getByRole('button', { name: 'Let the next payment fail' }).click();
  await expect(plus.getByText('Your last payment did not go through')).toBeVisible();
  await expect(plus.getByText(/^You keep everything until .* Pay by then and it goes on/)).toBeVisible();
  await plus.getByRole('button', { name: 'Pay now' }).click();
  await expect(plus.getByText(/^It renews on .* for \$9\.$/)).toBeVisible();
}

test('a visitor on a phone chooses a plan, signs up for it, pays, and lives with it', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await context.newPage();
  const username = `plan_${Date.now() % 1_000_000_000}`;
  const email = `${username}@example.org`;

  await tab.goto('/pricing');
  await tab.getByRole('link', { name: 'Get Premium', exact: true }).click();
  await expect(dialog(tab).getByText('Authentication Required')).toBeVisible();
  await dialog(tab).getByRole('link', { name: 'Sign Up' }).click();
  await tab.getByLabel('Username').fill(username);
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill('secret sauce');
  await tab.getByRole('checkbox', { name: /I am 18 or older/ }).check();
  await tab.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await expect(tab.getByText(email).first()).toBeVisible();
  await tab.goto(await confirmationOf(await context.newPage(), email));
  await tab.waitForURL(/\/pricing\?plan=premium_monthly$/);

  await payForPremium(tab);
  await liveWithAPlan(tab);
});

test('a seller on a laptop needs a plan, gets it and is back at what they wanted', async ({ browser }) => {
  test.slow();
  const tab = await signedIn(browser, 'old_mill_books', DESKTOP);
  const listing = await publish(tab, `Toolbox ${Date.now()}`, 30);
  await tab.goto(`/listing/${listing}`);
  await tab.getByRole('button', { name: 'Create Bot' }).click();
  await tab.waitForURL(/\/pricing\?next=/);
  await tab.getByRole('link', { name: 'Get Premium', exact: true }).click();
  await payForPremium(tab);
  await tab.getByRole('link', { name: 'Go on where you were' }).click();
  await tab.waitForURL(new RegExp(`/listing/${listing}`));
  await tab.getByRole('button', { name: 'Create Bot' }).click();
  await expect(dialog(tab)).toBeVisible();

  await liveWithAPlan(tab);
});
