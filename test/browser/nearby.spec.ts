import { expect } from '@playwright/test';
import { settled } from './settled.js';
import { test } from './test.js';

// In the demo town's Elm Park, more finely than anybody is to know.
test.use({
  locale: 'en-US',
  permissions: ['geolocation'],
  geolocation: { latitude: 46.490123, longitude: -69.231234 },
});

test('a visitor finds what is near, and their exact position stays with their browser', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await page.goto('/listings');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(page.getByText('Near Elm Park, Wrenfield')).toBeVisible();
  await page.getByRole('combobox', { name: 'Within' }).selectOption('3 mi');
  await expect(page).toHaveURL(/near=\d+&within=5/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove Within 3 mi' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/ mi /);

  // Kept for the next visit, and told of the listing itself.
  await settled(page, 0);
  await page.goto('/listings?q=city+bike&sort=nearest');
  await expect(page.getByRole('article').first()).toContainText('within 1 mi');
  await page.getByRole('article').first().getByRole('heading').click();
  await expect(page.getByText('Elm Park, Wrenfield · within 1 mi')).toBeVisible();

  expect(sent.join('\n')).not.toMatch(/46\.49|69\.23/);
});
