import { expect } from '@playwright/test';
import { call, publish, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

test('a toast over a dialog is put away by its button, and the dialog stays, on a desktop and a phone', async ({
  browser,
}) => {
  const seller = await signedIn(browser, 'jonas_w', DESKTOP);
  const wanted = await publish(seller, `Hammock ${Date.now()}`, 80);
  const lena = await signedIn(browser, 'lena_ortiz', DESKTOP);
  const own = await publish(lena, `Parasol ${Date.now()}`, 40);
  const { seller: me } = await call<{ seller: { id: string } }>(lena, 'GET', `/api/listings/${own}`);

  await lena.goto(`/listing/${wanted}?make-offer=1`);
  const sheet = lena.getByRole('dialog', { name: 'Make an offer' });
  const note = sheet.getByLabel(/A note for the seller/);
  await note.fill('I can come at five.');
  await expect(lena.getByRole('button', { name: /^Notifications/, includeHidden: true })).toBeAttached();

  const begun = await call<{ id: string }>(seller, 'POST', '/api/conversations', {
    personId: me.id,
    listingId: own,
  });
  for (const size of [DESKTOP, PHONE]) {
    await lena.setViewportSize(size);
    await call(seller, 'POST', `/api/conversations/${begun.id}/messages`, {
      id: crypto.randomUUID(),
      content: 'Is it still to be had?',
      imageIds: [],
    });
    // Found by its role: what lies outside of a modal dialog is nobody's to find.
    const told = lena.getByRole('status').filter({ hasText: 'Jonas' });
    await expect(told).toBeVisible();
    await told.getByRole('button', { name: 'Dismiss' }).click();
    await expect(told).toHaveCount(0);
    await expect(sheet).toBeVisible();
    await expect(note).toHaveValue('I can come at five.');
  }
});
