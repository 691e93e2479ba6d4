import { expect, type Page } from '@playwright/test';
import { toastsOf } from '../passing.js';
import { call, publish, signedIn } from '../people.js';
import { DESKTOP, PHONE } from '../screens.js';
import { test } from '../test.js';

test.describe.configure({ mode: 'parallel' });

const own = async (tab: Page) => (await call<{ id: string }>(tab, 'GET', '/api/profile')).id;

test('who likes a thing saves it, asks about it and sends it on, and may think again of all of it', async ({
  browser,
}) => {
  const seller = await signedIn(browser, 'jonas_w', DESKTOP);
  const title = `Rocking chair ${Date.now()}`;
  const listing = await publish(seller, title, 60);
  const buyer = await signedIn(browser, 'hana_sato', PHONE);
  await buyer.context().grantPermissions(['clipboard-write']);
  await buyer.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));

  await buyer.goto(`/listing/${listing}`);
  await buyer.getByRole('button', { name: `Favorite: ${title}` }).click();
  await expect(buyer.getByRole('button', { name: `Favorite: ${title}`, pressed: true })).toBeVisible();
  const toasts = await toastsOf(buyer);
  await buyer.getByRole('button', { name: 'Share' }).click();
  await buyer.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(toasts).toEqual(['Link Copied!']);

  await seller.goto(`/listing/${listing}#comments`);
  await seller.getByRole('heading', { name: 'Comments' }).scrollIntoViewIfNeeded();
  await expect(seller.getByText('No comments yet.', { exact: false })).toBeVisible();
  await buyer.getByLabel('Your comment').fill('Does it creak?');
  await buyer.getByRole('button', { name: 'Post comment' }).click();
  const asked = seller.getByRole('listitem').filter({ hasText: 'Does it creak?' });
  await expect(asked.getByRole('link', { name: 'Hana Sato' })).toHaveAttribute('href', /^\/trust-profile\//);
  await expect(seller.getByText('Shared 1 time')).toBeVisible();
  await buyer.getByRole('button', { name: /^Options for the comment by Hana/ }).click();
  await buyer.getByRole('menuitem', { name: 'Delete' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(toasts).toContain('Comment deleted');
  await expect(asked).toHaveCount(0);

  await buyer.goto('/favorites');
  await expect(buyer.getByRole('link', { name: title })).toBeVisible();
  await buyer.getByRole('button', { name: `Favorite: ${title}` }).click();
  await expect(buyer.getByRole('link', { name: title })).toHaveCount(0);
  await buyer.getByRole('button', { name: 'Undo' }).click();
  await expect(buyer.getByRole('link', { name: title })).toBeVisible();
  for (const tab of [seller, buyer]) await tab.context().close();
});

test('what is marked as sold is its buyer’s, and everybody’s news at once', async ({ browser }) => {
  const seller = await signedIn(browser, 'priya_nair', DESKTOP);
  const buyer = await signedIn(browser, 'lena_ortiz', PHONE);
  const title = `Brass telescope ${Date.now()}`;
  const listing = await publish(seller, title, 75);
  const sellerId = await own(seller);
  await buyer.goto(`/chat/${sellerId}?listing=${listing}`);
  await buyer.getByLabel('Write a message').fill('I would love to have it');
  await buyer.keyboard.press('Enter');
  await expect(buyer.getByRole('log').getByText('I would love to have it')).toBeVisible();

  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage();
  await visitor.goto('/');
  const sales = visitor.getByRole('region', { name: 'Just sold' });
  await seller.goto('/dashboard/listings');
  await seller.getByRole('button', { name: `More actions: ${title}` }).click();
  await seller.getByRole('menuitem', { name: 'Mark as sold' }).click();
  const form = seller.getByRole('dialog', { name: 'Mark as sold' });
  await form.getByLabel('Sold for').fill('70.50');
  await form.getByLabel('Bought by').selectOption({ label: 'Lena Ortiz' });
  await form.getByRole('button', { name: 'Mark as sold' }).click();
  await expect(form).toBeHidden();

  await buyer.goto('/notifications');
  await expect(buyer.getByText(title).first()).toBeVisible();
  await buyer.goto(`/listing/${listing}`);
  await expect(buyer.getByText('Sold', { exact: false }).first()).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    // It comes by itself, where nobody looks yet.
    await expect(sales.getByText(title)).toBeVisible({ timeout: 5000 });
  }).toPass();
  const sold = sales.getByRole('listitem').filter({ hasText: title });
  await expect(sold).toContainText('$70.50');
  await expect(sold.getByRole('link', { name: 'Priya Nair' })).toHaveAttribute(
    'href',
    `/trust-profile/${sellerId}`,
  );
  for (const tab of [seller, buyer, visitor]) await tab.context().close();
});

test('the feed is gone through by keyboard, and what was passed comes back', async ({ browser }) => {
  const seller = await signedIn(browser, 'sam_okafor', DESKTOP);
  const rare = `zoetrope${Date.now()}`;
  await publish(seller, `Wooden ${rare}`, 20);
  await publish(seller, `Paper ${rare}`, 5);
  await seller.context().close();
  const tab = await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await tab.goto(`/feed?q=${rare}`);
  const card = tab.getByRole('article').getByRole('heading', { level: 2 });
  const first = await card.textContent();
  await expect(tab.getByText('1 of 2', { exact: true })).toBeVisible();
  await tab.keyboard.press('ArrowLeft');
  await expect(card).not.toHaveText(first ?? '');
  await tab.getByRole('button', { name: 'Undo' }).focus();
  await tab.keyboard.press('Enter');
  await expect(card).toHaveText(first ?? '');
  await tab.keyboard.press('ArrowLeft');
  await expect(tab.getByText('2 of 2', { exact: true })).toBeVisible();
  await tab.keyboard.press('ArrowRight');
  await expect(tab.getByRole('heading', { level: 1, name: rare })).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole('paragraph').filter({ hasText: "You've reached the end!" })).toBeVisible();
  await tab.context().close();
});
