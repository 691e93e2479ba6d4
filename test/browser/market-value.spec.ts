import { expect } from '@playwright/test';
import { toastsOf } from './passing.js';
import { PICTURE_READ } from './picture-read.js';
import { PHONE } from './screens.js';
import { test } from './test.js';

test('a stranger learns from a screenshot what a thing is worth here, and lists theirs', async ({
  browser,
}) => {
  const tab = await browser.newPage({ viewport: PHONE });
  await tab.goto('/market-value');
  await tab
    .getByLabel('Choose a screenshot')
    .setInputFiles('test/screenshots/files/38-craigslist-craigslistphone.png');
  await expect(tab.getByLabel(/^Title/)).toHaveValue(/Fender Stratocaster/, PICTURE_READ);
  await expect(tab.getByLabel(/^Price there/)).toHaveValue('675');
  await expect(tab.getByLabel(/^Marketplace/)).toHaveValue('craigslist');
  // The person knows better.
  await tab.getByLabel(/^Title/).fill('Electric guitar');
  await tab.getByLabel(/^Condition/).selectOption('good');
  const toasts = await toastsOf(tab);
  await tab.getByRole('button', { name: 'Show its value' }).click();
  await expect.poll(toasts).toEqual(['Analysis Complete']);
  await expect(tab.getByRole('region', { name: 'Market value of Electric guitar' })).toContainText(/\$\d/);
  await tab.getByRole('link', { name: 'List it Now' }).click();
  await expect(tab).toHaveURL(/\/create-listing\?title=Electric\+guitar&price=\d.*prefilled=true/);
  await tab.close();
});
