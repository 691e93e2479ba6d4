import { expect, type Page } from '@playwright/test';
import { call, publish, signedIn } from '../people.js';
import { PHONE } from '../screens.js';
import { agreeOnPrice, writeReview } from './acts.js';
import { test } from './moved-days.js';

const orderCard = (tab: Page) => tab.getByRole('region', { name: 'Order' });
const ownId = async (tab: Page) => (await call<{ id: string }>(tab, 'GET', '/api/profile')).id;
const widthOf = (tab: Page) => tab.evaluate(() => document.documentElement.scrollWidth);

test('a deal by mail on two phones: agreed, shipped, received, reviewed', async ({ browser, product }) => {
  test.slow();
  const people = [
    ['hana_sato', 'Hana Sato'],
    ['lena_ortiz', 'Lena Ortiz'],
  ] as const;
  for (const [username, fullName] of people)
    await product.tell({ member: { username, fullName, password: 'letmesell' } });
  const [seller, buyer] = [
    await signedIn(browser, 'hana_sato', PHONE),
    await signedIn(browser, 'lena_ortiz', PHONE),
  ];
  const buyerId = await ownId(buyer);
  const listing = await publish(seller, 'Music stand', 40);

  await test.step('the buyer asks to have it shipped, and says where to', async () => {
    await agreeOnPrice(seller, buyer, listing, buyerId);
    await expect(seller.getByRole('link', { name: 'I’ll ship it' })).toBeVisible();
    await buyer.getByRole('link', { name: 'Have it shipped' }).click();
    const sheet = buyer.getByRole('dialog', { name: 'Have it shipped' });
    await sheet.getByLabel('Full name').fill('Lena Ortiz');
    await sheet.getByLabel('Street and number').fill('48 Chapel Street');
    await sheet.getByLabel('Postal code').fill('04401');
    await sheet.getByLabel('City').fill('Wrenfield');
    await sheet.getByRole('button', { name: 'Ask to have it shipped' }).click();
    await expect(sheet).toBeHidden();
    await expect(orderCard(buyer).getByText('You asked Hana Sato to ship it.')).toBeVisible();
  });

  await test.step('the seller accepts, prints the slip and ships it', async () => {
    await orderCard(seller).getByRole('button', { name: 'Ship it' }).click();
    await seller.getByRole('dialog').getByRole('button', { name: 'Ship it' }).click();
    await expect(orderCard(buyer).getByText('Hana Sato will ship it.')).toBeVisible();
    const thread = seller.url();
    await orderCard(seller)
      .getByRole('link', { name: /^Open order/ })
      .click();
    await seller.getByRole('link', { name: 'Packing slip' }).click();
    await expect(seller.getByText('48 Chapel Street')).toBeVisible();
    await seller.emulateMedia({ media: 'print' });
    await expect(seller.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(seller.getByRole('heading', { name: 'Packing slip' })).toBeVisible();
    await seller.emulateMedia({ media: 'screen' });
    // Nothing of that is left for the other pages.
    await seller.getByRole('link', { name: 'Back to the order' }).click();
    await seller.emulateMedia({ media: 'print' });
    await expect(seller.getByRole('heading', { level: 1, name: 'Music stand' })).toBeVisible();
    await seller.emulateMedia({ media: 'screen' });
    await seller.goto(thread);
    await orderCard(seller).getByRole('button', { name: 'Mark as shipped' }).click();
    const sheet = seller.getByRole('dialog');
    await sheet.getByLabel('Tracking number').fill('1Z999AA10123456784');
    await expect(sheet.getByLabel('Carrier')).toHaveValue('ups');
    await sheet.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(orderCard(buyer).getByRole('link', { name: /Follow the parcel/ })).toBeVisible();
  });

  await test.step('the buyer has it, and both write', async () => {
    await orderCard(buyer).getByRole('button', { name: 'Confirm receipt' }).click();
    await buyer.getByRole('dialog').getByRole('button', { name: 'Confirm receipt' }).click();
    await expect(orderCard(buyer).getByText('You have it.')).toBeVisible();
    await expect(orderCard(seller).getByText('Lena Ortiz has it.')).toBeVisible();
    await orderCard(buyer).getByRole('link', { name: 'Write a review' }).click();
    await writeReview(buyer, /^5 stars/, 'Well packed.');
    await orderCard(seller).getByRole('link', { name: 'Write a review' }).click();
    await writeReview(seller, /^5 stars/, 'Quick answers.');
    for (const tab of [buyer, seller]) {
      await expect(orderCard(tab).getByRole('link', { name: 'Your review' })).toBeVisible();
      expect(await widthOf(tab)).toBe(PHONE.width);
    }
    expect(await call(buyer, 'GET', `/api/listings/${listing}`)).toMatchObject({ status: 'sold' });
  });

  await test.step('and it stands among what was bought, with all that happened to it', async () => {
    await buyer.goto('/orders?when=past');
    await buyer.getByRole('link', { name: 'Details: Music stand' }).click();
    const history = buyer.getByRole('table', { name: 'History' });
    await expect(history.getByRole('row')).toHaveText([
      /When\s*Who\s*What/,
      /You\s*Shipping requested/,
      /Hana Sato\s*Shipping agreed/,
      /Hana Sato\s*Shipped\s*1Z999AA10123456784/,
      /You\s*Receipt confirmed/,
    ]);
    expect(await widthOf(buyer)).toBe(PHONE.width);
    await seller.goto('/dashboard/orders');
    await expect(seller.getByText('No open orders')).toBeVisible();
  });
  for (const tab of [seller, buyer]) await tab.context().close();
});
