import { expect } from '@playwright/test';
import sharp from 'sharp';
import { imageUrl } from '#contract/media';
import { photo } from '../../support/files/images.js';
import { call, signedIn } from '../people.js';
import { PICTURE_READ } from '../picture-read.js';
import { PHONE } from '../screens.js';
import { test } from '../test.js';

test.use({ serviceWorkers: 'allow' });

test('a sentence becomes a listing by one typed field and two clicks, on a phone', async ({ browser }) => {
  const tab = await signedIn(browser, 'theo_b', PHONE);
  await tab.goto('/listings');
  await tab.getByRole('button', { name: 'Sell' }).click();
  await tab.getByRole('link', { name: 'Text to Listing' }).click();
  await tab
    .getByLabel('What are you selling?')
    .fill('Brass desk lamp, used but in good condition, 25 dollars. Pick-up in Riverside.');
  await tab.getByRole('button', { name: 'Generate Listing' }).click();
  await expect(tab.getByRole('heading', { name: 'Your draft is ready. Does it sound right?' })).toBeVisible();
  await expect(tab.getByText('from your words').first()).toBeVisible();
  await expect(tab.getByLabel('Price')).toHaveValue('25');
  await tab.getByRole('button', { name: 'Publish listing' }).click();
  await tab.waitForURL(/\/listing\/[\w-]{36}$/);
  await expect(tab.getByRole('heading', { level: 1, name: /lamp/i })).toBeVisible();
  await tab.context().close();
});

test('what was drafted survives a lost connection and a reload, and goes on where it is opened next', async ({
  browser,
}) => {
  const tab = await signedIn(browser, 'theo_b', PHONE);
  const words = 'Brass reading lamp, a few scratches. Pick-up in Riverside.';
  await tab.goto('/create-text-listing');
  await tab.getByLabel('What are you selling?').fill(words);
  // What the page needs has come: without its code there would be nobody to say that there is no connection.
  await tab.waitForLoadState('networkidle');
  await tab.context().setOffline(true);
  await tab.getByRole('button', { name: 'Generate Listing' }).click();
  await expect(tab.getByText('Error Processing Description').first()).toBeVisible();
  await tab.context().setOffline(false);
  await tab.reload();
  await expect(tab.getByLabel('What are you selling?')).toHaveValue(words);
  await tab.getByRole('button', { name: 'Generate Listing' }).click();
  await expect(tab.getByText(/^Saved .* on all your devices$/)).toBeVisible();
  const draft = new URL(tab.url()).searchParams.get('draft');

  const elsewhere = await signedIn(browser, 'theo_b', PHONE);
  await elsewhere.goto(`/create-listing?draft=${draft}`);
  await expect(elsewhere.getByRole('region', { name: 'What you said' })).toContainText(words);
  await expect(elsewhere.getByText('from your words').first()).toBeVisible();
  await call(tab, 'DELETE', `/api/my-drafts/${draft}`);
  await tab.context().close();
  await elsewhere.context().close();
});

test('a photo too large to be sent becomes a listing, on a phone', async ({ browser }) => {
  const tab = await signedIn(browser, 'theo_b', PHONE);
  await tab.goto('/create-image-listing');
  const large = { name: 'camera.jpg', mimeType: 'image/jpeg' };
  const noise = await photo(4000, 3000).jpeg({ quality: 100 }).toBuffer();
  // Twelve megapixels, and more bytes than the server takes.
  const buffer = Buffer.concat([noise, Buffer.alloc(Math.max(0, 12 * 1024 * 1024 - noise.length))]);
  await tab.getByLabel(/^Add photos/).setInputFiles([{ ...large, buffer }]);
  await tab.getByRole('button', { name: 'Generate Listing' }).click();
  const ready = tab.getByRole('heading', { name: 'Your draft is ready. Does it sound right?' });
  await expect(ready).toBeVisible(PICTURE_READ);
  await expect(tab.getByRole('img', { name: 'Cover' })).toBeVisible();
  await tab.getByLabel('Title').fill(`Photographed camera ${Date.now()}`);
  await tab.getByLabel('Description').fill('As in the picture.');
  await tab.getByLabel('Price').fill('60');
  await tab.getByLabel('Category').selectOption('Electronics');
  await tab.getByLabel('Condition', { exact: true }).selectOption('Good');
  await tab.getByRole('button', { name: 'Publish listing' }).click();
  await tab.waitForURL(/\/listing\/[\w-]{36}$/);
  await expect(tab.getByRole('heading', { level: 1, name: /^Photographed camera/ })).toBeVisible();
  await tab.context().close();
});

test('what shows through a large picture is white', async ({ browser }) => {
  const tab = await signedIn(browser, 'theo_b', PHONE);
  await tab.goto('/create-image-listing');
  const blank = { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const clear = await sharp({ create: { width: 900, height: 700, ...blank } })
    .png()
    .toBuffer();
  const sent = tab.waitForResponse((answer) => answer.url().endsWith('/api/media/images'));
  await tab.getByLabel(/^Add photos/).setInputFiles([
    {
      name: 'lamp.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([clear, Buffer.alloc(4 * 1024 * 1024)]),
    },
  ]);
  const { id } = (await (await sent).json()) as { id: string };
  const kept = await (await tab.request.get(imageUrl(id, 'card'))).body();
  const { channels } = await sharp(kept).stats();
  expect(channels.slice(0, 3).map(({ mean }) => mean > 250)).toEqual([true, true, true]);
  await tab.context().close();
});
