import { expect, type Page } from '@playwright/test';
import { toastsOf } from './passing.js';
import { call, publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

const bell = (tab: Page) => tab.getByRole('button', { name: /^Notifications/ });
const inbox = (tab: Page, title: string) =>
  tab.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function write(tab: Page, words: string): Promise<void> {
  await tab.getByLabel('Write a message').fill(words);
  await tab.getByLabel('Write a message').press('Enter');
  await expect(tab.getByRole('log').getByText(words)).toBeVisible();
}

/** Opens the inbox, and answers once the tab knows what waits: what comes from now on is told. */
async function openInbox(tab: Page): Promise<void> {
  const latest = tab.waitForResponse((answer) => answer.url().endsWith('/api/notifications?limit=10'));
  await tab.goto('/notifications');
  await latest;
  await expect(tab.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
}

test('one notice of an offer, none for who is looking, gone once it is read', async ({ browser }) => {
  const seller = await signedIn(browser, 'theo_b', PHONE);
  await call(seller, 'POST', '/api/notifications/read');
  const title = `Garden bench ${Date.now()}`;
  const listing = await publish(seller, title, 80);
  const buyer = await signedIn(browser, 'lena_ortiz', DESKTOP);
  await buyer.goto(`/listing/${listing}`);
  await buyer.getByRole('link', { name: 'Contact Seller' }).click();
  await buyer.waitForURL(/\/chat\//);

  // Away from the thread: one notice and one toast, though the page has just been opened.
  await openInbox(seller);
  await expect(bell(seller)).toHaveAccessibleName('Notifications');
  const toasts = await toastsOf(seller);
  await write(buyer, 'Would you take $60?');
  await expect(bell(seller)).toHaveAccessibleName('Notifications, 1 unread');
  const told = inbox(seller, title);
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('Lena Ortiz offers $60');
  await expect(told).toContainText('Just now');
  await expect.poll(toasts).toEqual(['Lena Ortiz offers $60']);

  // With the sheet on the listing: the same notice again, told once more.
  await buyer.goto(`/listing/${listing}?make-offer=1`);
  const sheet = buyer.getByRole('dialog', { name: 'Make an offer' });
  await sheet.getByRole('button', { name: /^\$72/ }).click();
  await sheet.getByLabel(/A note for the seller/).fill('Today, if you like.');
  await sheet.getByRole('button', { name: 'Send offer of $72' }).click();
  await expect(told).toContainText('Lena Ortiz offers $72');
  await expect(told).toHaveCount(1);
  await expect(bell(seller)).toHaveAccessibleName('Notifications, 1 unread');
  await expect.poll(toasts).toEqual(['Lena Ortiz offers $60', 'Lena Ortiz offers $72']);
  await seller.reload();
  await expect(bell(seller)).toHaveAccessibleName('Notifications, 1 unread');
  await expect(told).toHaveCount(1);

  // Read in one tab, it is read in the other, and stays so.
  const second = await seller.context().newPage();
  await second.setViewportSize(DESKTOP);
  await openInbox(second);
  await expect(bell(second)).toHaveAccessibleName('Notifications, 1 unread');
  await seller.bringToFront();
  await seller.goto('/chat');
  await seller.getByRole('link', { name: new RegExp(title) }).click();
  await expect(seller.getByRole('log').getByText('Would you take $60?')).toBeVisible();
  await expect(bell(second)).toHaveAccessibleName('Notifications');

  // Looking at the thread: neither an unread notice nor a toast, in no tab.
  const toldHere = await toastsOf(seller);
  const toldThere = await toastsOf(second);
  await buyer.waitForURL(/\/chat\//);
  await write(buyer, 'Or $65?');
  await expect(seller.getByRole('log').getByText('Or $65?')).toBeVisible();
  await expect(buyer.getByRole('log').getByText('Read', { exact: true }).last()).toBeAttached();
  await expect(inbox(second, title)).toContainText('offers $65');
  await expect(inbox(second, title)).not.toContainText('Unread');
  await expect(bell(second)).toHaveAccessibleName('Notifications');
  expect([await toldHere(), await toldThere()]).toEqual([[], []]);
  await second.reload();
  await expect(inbox(second, title)).toHaveCount(1);
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
