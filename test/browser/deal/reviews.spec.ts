import { expect } from '@playwright/test';
import { call, publish, signedIn } from '../people.js';
import { PHONE } from '../screens.js';
import { test } from '../test.js';
import { writeReview as write } from './acts.js';

test('after a sale both sides are asked on their phones, both write, and both are read by everybody', async ({
  browser,
}) => {
  test.slow();
  const seller = await signedIn(browser, 'lena_ortiz', PHONE);
  const buyer = await signedIn(browser, 'sam_okafor', PHONE);
  const title = `Tin kettle ${Date.now()}`;
  const listingId = await publish(seller, title, 24);
  const [sellerId, buyerId] = [
    await call<{ id: string }>(seller, 'GET', '/api/profile'),
    await call<{ id: string }>(buyer, 'GET', '/api/profile'),
  ].map(({ id }) => id);
  const body = { personId: sellerId, listingId };
  const { id } = await call<{ id: string }>(buyer, 'POST', '/api/conversations', body);
  const message = { id: crypto.randomUUID(), content: 'I take it.', imageIds: [] };
  await call(buyer, 'POST', `/api/conversations/${id}/messages`, message);
  await call(seller, 'POST', `/api/listings/${listingId}/sale`, { price: 24, buyerId });

  // From the notification.
  await expect(async () => {
    await buyer.goto('/notifications');
    await buyer.getByRole('link', { name: new RegExp(`How was “${title}”`) }).click({ timeout: 2000 });
  }).toPass();
  await write(buyer, /^4 stars/, 'Sings as promised.');
  await expect(buyer.getByText('Waiting for the other side')).toBeVisible();

  const visitor = await (await browser.newContext({ viewport: PHONE })).newPage();
  await visitor.goto(`/reviews/${sellerId}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Lena Ortiz');
  await expect(visitor.getByText('Sings as promised.')).toHaveCount(0);

  // From what waits on the dashboard.
  await seller.goto('/dashboard/reviews');
  await seller.getByRole('link', { name: `Write a review: ${title}` }).click();
  await write(seller, /^5 stars/, 'Came on time.');

  await visitor.reload();
  await expect(visitor.getByText('Sings as promised.')).toBeVisible();
  await expect(visitor.getByText(`Bought: ${title}, $24`)).toBeVisible();
  await visitor.goto(`/trust-profile/${buyerId}`);
  await expect(visitor.getByRole('tabpanel', { name: 'Overview' }).getByText('Came on time.')).toBeVisible();

  await seller.goto(`/reviews/${sellerId}`);
  await seller.getByRole('button', { name: 'Options for the review by Sam Okafor' }).first().click();
  await seller.getByRole('menuitem', { name: 'Answer' }).click();
  const answer = seller.getByRole('dialog', { name: 'Answer this review' });
  await answer.getByRole('textbox', { name: 'Your answer' }).fill('It sings best at six.');
  await answer.getByRole('button', { name: 'Answer' }).click();
  await expect(seller.getByText('It sings best at six.')).toBeVisible();
});
