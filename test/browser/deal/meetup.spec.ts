import { expect } from '@playwright/test';
import { call, publish, signedIn } from '../people.js';
import { PHONE } from '../screens.js';
import { test } from '../test.js';
import { agreeOnPrice, dealCard as deal, proposeMeetup } from './acts.js';

test('two people on phones agree on a price, then on a time and a place, and both see what is agreed', async ({
  browser,
}) => {
  const seller = await signedIn(browser, 'hana_sato', PHONE);
  const buyer = await signedIn(browser, 'lena_ortiz', PHONE);
  const title = `Music stand ${Date.now()}`;
  const listing = await publish(seller, title, 40);
  const { id: buyerId } = await call<{ id: string }>(buyer, 'GET', '/api/profile');

  await agreeOnPrice(seller, buyer, listing, buyerId);
  await proposeMeetup(buyer);
  await expect(deal(buyer).getByText('Hana Sato is asked to confirm it.')).toBeVisible();
  await expect(deal(buyer).getByText('$36').first()).toBeVisible();
  await expect(deal(seller).getByText('Lena Ortiz proposes this.')).toBeVisible();
  await expect(deal(seller).getByText('Town hall steps')).toBeVisible();
  await expect(seller.getByRole('log').getByText('Meetup proposed')).toBeVisible();
  await deal(seller).getByRole('button', { name: 'Confirm' }).click();
  for (const tab of [seller, buyer]) {
    await expect(deal(tab).getByText('Both of you have confirmed.')).toBeVisible();
    await expect(tab.getByRole('log').getByText('Meeting set')).toBeVisible();
  }

  await seller.goto('/dashboard/meetups');
  const request = seller.getByRole('listitem').filter({ hasText: title });
  await expect(request.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(request.getByText('I wear a blue raincoat.')).toBeVisible();
  await request.getByRole('button', { name: /^Cancel/ }).click();
  const asking = seller.getByRole('dialog', { name: 'Cancel this meetup?' });
  await asking.getByLabel('Reason (optional)').fill('I have to work.');
  await asking.getByRole('button', { name: 'Cancel meetup' }).click();
  await expect(request).toHaveCount(0);

  // The other side hears of it where they are, and finds it with its reason.
  await expect(buyer.getByRole('log').getByText('Meetup canceled')).toBeVisible();
  await buyer.goto('/meetups?when=past');
  await expect(buyer.getByRole('listitem').filter({ hasText: title })).toContainText('“I have to work.”');
  for (const tab of [seller, buyer]) await tab.context().close();
});
