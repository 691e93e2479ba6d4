import { expect, type Page } from '@playwright/test';
import { hasShown } from './passing.js';
import { publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

test.use({ serviceWorkers: 'allow' });

const composer = (tab: Page) => tab.getByLabel('Write a message');

async function write(tab: Page, words: string): Promise<void> {
  await composer(tab).fill(words);
  await composer(tab).press('Enter');
}

async function contact(buyer: Page, listing: string): Promise<void> {
  await buyer.goto(`/listing/${listing}`);
  await buyer.getByRole('link', { name: 'Contact Seller' }).click();
  await buyer.waitForURL(/\/chat\//);
}

test('a guest on a phone asks, offers, and agrees with a seller who answers live', async ({ browser }) => {
  const seller = await signedIn(browser, 'jonas_w', DESKTOP);
  const title = `Folding ladder ${Date.now()}`;
  const listing = await publish(seller, title, 80);
  await seller.goto('/chat');

  const guest = await (await browser.newContext({ viewport: PHONE })).newPage();
  await guest.goto(`/listing/${listing}`);
  await guest.getByRole('link', { name: 'Contact Seller' }).click();
  await expect(guest.getByText('Please log in or continue as guest to chat.')).toBeVisible();
  await guest.getByRole('main').getByRole('link', { name: 'Continue as Guest' }).click();
  await guest.getByRole('button', { name: 'Create guest session' }).click();
  await guest.getByRole('button', { name: 'I have saved them, continue' }).click();
  await guest.waitForURL(/\/chat\//);
  await expect(guest.getByText('No messages yet')).toBeVisible();
  await expect(guest.getByText('Start the conversation!')).toBeVisible();
  await guest.getByRole('button', { name: 'Is this still available?' }).click();
  await expect(guest.getByRole('log').getByText('Is this still available?')).toBeVisible();

  await seller.getByRole('link', { name: new RegExp(title) }).click();
  await expect(seller.getByRole('log').getByText('Is this still available?')).toBeVisible();
  await expect(guest.getByRole('log').getByText('Read', { exact: true }).first()).toBeAttached();
  const wasTyping = await hasShown(guest, /is typing/);
  await composer(seller).pressSequentially('Yes', { delay: 30 });
  await expect.poll(wasTyping).toBe(true);
  await composer(seller).press('Enter');
  await expect(guest.getByRole('log').getByText('Yes', { exact: true })).toBeVisible();

  await write(guest, 'Would you take $60?');
  await seller.getByRole('button', { name: /^Accept/ }).click();
  await expect(guest.getByText('Agreed on $60')).toBeVisible();
  await expect(seller.getByText('Agreed on $60')).toBeVisible();

  await guest.goto(`/listing/${listing}`);
  await expect(guest.getByText('Pending').first()).toBeVisible();
});

test('what is written without a connection arrives once it is back, once', async ({ browser }) => {
  const seller = await signedIn(browser, 'theo_b', DESKTOP);
  const buyer = await signedIn(browser, 'lena_ortiz', PHONE);
  const listing = await publish(seller, `Old radio ${Date.now()}`, 40);
  await contact(buyer, listing);
  await write(buyer, 'Hello!');
  await expect(buyer.getByRole('log').getByText('Hello!')).toBeVisible();

  await buyer.context().setOffline(true);
  await write(buyer, 'Are you there?');
  await expect(buyer.getByRole('log').getByText('Are you there?')).toBeVisible();
  await composer(buyer).fill('A thought I have not sent');
  await buyer.context().setOffline(false);

  await seller.goto('/chat');
  await seller
    .getByRole('link', { name: /Old radio/ })
    .first()
    .click();
  await expect(seller.getByRole('log').getByText('Are you there?')).toHaveCount(1);

  await buyer.reload();
  await expect(composer(buyer)).toHaveValue('A thought I have not sent');
  await expect(buyer.getByRole('log').getByText('Are you there?')).toHaveCount(1);
});

test('the bot a seller made answers an offer to the letter', async ({ browser }) => {
  const seller = await signedIn(browser, 'theo_b', DESKTOP);
  const listing = await publish(seller, `Rowing machine ${Date.now()}`, 200);
  await seller.goto(`/listing/${listing}`);
  await seller.getByRole('button', { name: 'Create Bot' }).click();
  await seller.getByLabel('Minimum price (USD)').fill('150');
  await seller.getByRole('dialog').getByRole('button', { name: 'Create Bot' }).click();
  await expect(seller.getByText('Minimum price $150')).toBeVisible();

  const buyer = await signedIn(browser, 'priya_nair', DESKTOP);
  await contact(buyer, listing);
  await write(buyer, 'Would you take $120?');
  await expect(
    buyer
      .getByRole('log')
      .getByText(
        "I appreciate your offer of $120, but I'd need at least $165 for this item. Would that work for you?",
      ),
  ).toBeVisible();
  await expect(buyer.getByText('Automatic reply')).toBeVisible();

  // Not sure that it is an offer, the product asks first.
  await write(buyer, 'Hmm, maybe 140 or so for everything');
  await buyer.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(buyer.getByRole('log').getByText(/I appreciate your offer of \$140/)).toBeVisible();

  // The seller hears of it on whatever page.
  await expect(seller.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible();
});

test('who has no plan is told, and led to the plans', async ({ browser }) => {
  const seller = await signedIn(browser, 'jonas_w', DESKTOP);
  const listing = await publish(seller, `Toolbox ${Date.now()}`, 30);
  await seller.goto(`/listing/${listing}`);
  await seller.getByRole('button', { name: 'Create Bot' }).click();
  await expect(seller.getByText('Premium Feature').first()).toBeVisible();
  await seller.waitForURL(/\/pricing\?next=/);
  await expect(seller.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
});

const question = (tab: Page) => tab.getByText(/^Is \$\d+ your offer\?$/);
const asked = (tab: Page, words: string, amount: string) =>
  tab.getByRole('listitem').filter({ hasText: words }).getByText(`Is ${amount} your offer?`);

test('"Is $N your offer?" is the same on a phone, on a laptop and after a reload', async ({ browser }) => {
  test.slow();
  const seller = await signedIn(browser, 'theo_b', DESKTOP);
  const title = `Standing lamp ${Date.now()}`;
  const listing = await publish(seller, title, 90);
  const phone = await signedIn(browser, 'priya_nair', PHONE);
  await contact(phone, listing);
  const laptop = await signedIn(browser, 'priya_nair', DESKTOP);
  await laptop.goto(new URL(phone.url()).pathname + new URL(phone.url()).search);
  const devices = [phone, laptop];

  await write(phone, 'Hmm, 75 or so maybe');
  for (const device of devices) await expect(asked(device, 'Hmm, 75 or so', '$75')).toBeVisible();
  // A price that is named later is what they mean.
  await write(laptop, 'Would you take $60?');
  for (const device of devices) {
    await expect(device.getByRole('log').getByText('Offer: $60')).toBeVisible();
    await expect(question(device)).toHaveCount(0);
  }
  await phone.reload();
  await expect(phone.getByRole('log').getByText('Offer: $60')).toBeVisible();
  await expect(question(phone)).toHaveCount(0);

  await write(phone, 'Hmm, 70 or so maybe');
  for (const device of devices) await expect(asked(device, 'Hmm, 70 or so', '$70')).toBeVisible();
  await phone.reload();
  for (const device of devices) {
    await expect(asked(device, 'Hmm, 70 or so', '$70')).toBeVisible();
    await expect(question(device)).toHaveCount(1);
  }

  await seller.goto('/chat');
  await seller.getByRole('link', { name: new RegExp(title) }).click();
  await expect(seller.getByRole('log').getByText('Hmm, 70 or so maybe')).toBeVisible();
  await expect(question(seller)).toHaveCount(0);

  await laptop.getByRole('button', { name: 'Yes', exact: true }).click();
  for (const tab of [...devices, seller])
    await expect(tab.getByRole('log').getByText('Offer: $70')).toBeVisible();
  for (const device of devices) {
    await expect(question(device)).toHaveCount(0);
    await expect(device.getByText('You offer $70')).toBeVisible();
  }
  await expect(seller.getByRole('button', { name: 'Accept $70' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('You offer $70')).toBeVisible();
  await expect(question(phone)).toHaveCount(0);
});
