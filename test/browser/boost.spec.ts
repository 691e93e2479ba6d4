import { expect } from '@playwright/test';
import { signedIn } from './people.js';
import { PHONE } from './screens.js';
import { settled } from './settled.js';
import { test } from './test.js';

test('a seller spends a credit, and the listing comes first where people look', async ({ browser }) => {
  const tab = await signedIn(browser, 'mara_k', PHONE);
  await tab.goto('/dashboard');
  await tab.getByRole('link', { name: 'Boost Listings' }).click();
  const credits = tab.getByRole('region', { name: 'Your credits' });
  const had = Number.parseInt((await credits.getByText(/^\d+ credits?$/).textContent()) ?? '', 10);
  expect(had).toBeGreaterThan(0);
  await expect(tab.getByRole('article', { name: 'Enamelled cast-iron pot, 5 l' })).toContainText(
    'whole days',
  );

  await tab.getByRole('link', { name: 'Bedside lamp with linen shade', exact: true }).click();
  await tab.getByRole('link', { name: 'Boost Listing' }).click();
  const dialog = tab.getByRole('dialog', { name: 'Boost listing' });
  await expect(dialog).toContainText(`${had - 1} credit`);
  await dialog.getByRole('button', { name: 'Boost for 1 credit' }).click();
  await expect(tab.getByText(/“Bedside lamp with linen shade” is boosted until/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(tab.getByRole('article').first()).toContainText('Boosted');

  await settled(tab, 0);
  await tab.goto('/listings?category=home-garden');
  const cards = tab.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: 'Bedside lamp with linen shade' })).toContainText('Boosted');
  for (const nth of [0, 1, 2]) await expect(cards.nth(nth)).toContainText('Boosted');
  await expect(cards.nth(3)).not.toContainText('Boosted');
  await tab.goto('/featured-boost');
  await expect(tab.getByRole('link', { name: 'Bedside lamp with linen shade', exact: true })).toBeVisible();
  await tab.close();
});
