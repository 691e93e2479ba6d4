import { expect, type Page } from '@playwright/test';
import { publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

async function becomeGuest(tab: Page): Promise<void> {
  await tab.getByRole('main').getByRole('link', { name: 'Continue as Guest' }).click();
  await tab.getByRole('button', { name: 'Create guest session' }).click();
  await tab.getByRole('button', { name: 'I have saved them, continue' }).click();
}

test('a visitor on a phone makes an offer on a listing, says who they are, and agrees with the seller', async ({
  browser,
}) => {
  test.slow();
  const seller = await signedIn(browser, 'jonas_w', DESKTOP);
  const title = `Camping stove ${Date.now()}`;
  const listing = await publish(seller, title, 80);

  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage();
  await visitor.goto(`/listing/${listing}`);
  await visitor.getByRole('link', { name: 'Make Offer' }).click();
  const sheet = visitor.getByRole('dialog', { name: 'Make an offer' });
  await sheet.getByRole('button', { name: /^\$68/ }).click();
  await sheet.getByLabel(/A note for the seller/).fill('I can come at 6.');
  await sheet.getByRole('button', { name: 'Send offer of $68' }).click();
  await visitor.waitForURL(/\/auth/);
  await becomeGuest(visitor);

  await visitor.waitForURL(/\/listing\//);
  await expect(sheet.getByLabel(/A note for the seller/)).toHaveValue('I can come at 6.');
  await sheet.getByRole('button', { name: 'Send offer of $68' }).dblclick();
  await visitor.waitForURL(/\/chat\//);
  const log = visitor.getByRole('log');
  await expect(log.getByText('Offer: $68')).toHaveCount(1);
  await expect(log.getByText('Would you take $68?')).toHaveCount(1);
  await expect(visitor.getByText('You offer $68')).toBeVisible();
  await expect(visitor.getByText(/is your offer\?|Is \$.* your offer/)).toHaveCount(0);

  await seller.goto('/chat');
  await seller.getByRole('link', { name: new RegExp(title) }).click();
  await seller.getByRole('button', { name: 'Accept $68' }).click();
  for (const tab of [seller, visitor]) await expect(tab.getByText('Agreed on $68')).toBeVisible();

  await visitor.goto(`/listing/${listing}`);
  await expect(visitor.getByText('Pending').first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Make Offer' })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Contact Seller' })).toBeVisible();

  // The address of the open sheet, asked of the server.
  await visitor.goto(`/listing/${listing}?make-offer=1`);
  await expect(sheet.getByText('The seller has agreed on this item with somebody.')).toBeVisible();
});
