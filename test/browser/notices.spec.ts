import { expect, type Page, test } from '@playwright/test';
import { call, publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';

const bell = (tab: Page) => tab.getByRole('button', { name: /^Notifications/ });

async function write(tab: Page, words: string): Promise<void> {
  await tab.getByLabel('Write a message').fill(words);
  await tab.getByLabel('Write a message').press('Enter');
  await expect(tab.getByRole('log').getByText(words)).toBeVisible();
}

for (const screen of [PHONE, DESKTOP])
  test(`one notice of an offer, none for who is looking, gone once it is read (${screen.width} px)`, async ({
    browser,
  }) => {
    const seller = await signedIn(browser, 'theo_b', screen);
    await call<void>(seller, 'POST', '/api/notifications/read').catch(() => undefined);
    const title = `Garden bench ${screen.width} ${Date.now()}`;
    const listing = await publish(seller, title, 80);
    const buyer = await signedIn(browser, 'lena_ortiz', DESKTOP);
    await buyer.goto(`/listing/${listing}`);
    await buyer.getByRole('link', { name: 'Contact Seller' }).click();
    await buyer.waitForURL(/\/chat\//);

    // Away from the thread: one notice, one toast.
    await seller.goto('/notifications');
    await expect(bell(seller)).toHaveAccessibleName('Notifications');
    const toast = seller.getByRole('status').filter({ hasText: 'offers $60' });
    await Promise.all([expect(toast).toHaveCount(1), write(buyer, 'Would you take $60?')]);
    await expect(bell(seller)).toHaveAccessibleName('Notifications, 1 unread');
    const told = seller.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(told).toHaveCount(1);
    await expect(told).toContainText('offers $60');
    await expect(told).toContainText('Just now');

    // Read in one tab, it is read in the other, and stays so.
    const second = await seller.context().newPage();
    await second.setViewportSize(screen);
    await told.getByRole('link').click();
    await seller.waitForURL(/\/chat\//);
    await expect(seller.getByRole('log').getByText('Would you take $60?')).toBeVisible();
    await seller.bringToFront();
    await second.goto('/notifications');
    await expect(bell(second)).toHaveAccessibleName('Notifications');
    await seller.bringToFront();

    // Looking at the thread: neither an unread notice nor a toast, in no tab.
    await write(buyer, 'Or $65?');
    await expect(seller.getByRole('log').getByText('Or $65?')).toBeVisible();
    await expect(buyer.getByRole('log').getByText('Read', { exact: true }).last()).toBeAttached();
    const there = second.getByRole('main').getByRole('listitem').filter({ hasText: title });
    await expect(there).toContainText('offers $65');
    await expect(bell(second)).toHaveAccessibleName('Notifications');
    for (const tab of [seller, second])
      await expect(tab.getByRole('status').filter({ hasText: 'offers $65' })).toHaveCount(0);
    await second.reload();
    await expect(there).toHaveCount(1);
    await expect(bell(second)).toHaveAccessibleName('Notifications');
  });

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
