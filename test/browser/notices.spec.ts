import { expect, type Page, test } from '@playwright/test';
import { publish, signedIn } from './people.js';
import { DESKTOP } from './screens.js';

async function write(tab: Page, words: string): Promise<void> {
  await tab.getByLabel('Write a message').fill(words);
  await tab.getByLabel('Write a message').press('Enter');
  await expect(tab.getByRole('log').getByText(words)).toBeVisible();
}

test('the offer bar can be reached on a phone on its side', async ({ browser }) => {
  const seller = await signedIn(browser, 'jonas_w', DESKTOP);
  const listing = await publish(seller, `Sledge ${Date.now()}`, 80);
  const buyer = await signedIn(browser, 'priya_nair', { width: 844, height: 390 });
  // Without a person: the seller is found.
  await buyer.goto(`/chat?listing=${listing}`);
  await buyer.waitForURL(/\/chat\/[\w-]{36}\?listing=/);
  await write(buyer, 'Would you take $60?');
  await expect(buyer.getByRole('button', { name: 'Withdraw' })).toBeInViewport();
  await buyer.getByRole('button', { name: 'Withdraw' }).click();
  await expect(buyer.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
});
