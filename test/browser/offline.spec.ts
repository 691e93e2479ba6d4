import { expect } from '@playwright/test';
import { PHONE } from './screens.js';
import { test } from './test.js';

test.use({ serviceWorkers: 'allow', viewport: PHONE });

test('a page that cannot be fetched says so in one’s language and theme, and comes when there is a connection', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  // It may still be on its way from ready to activated, and answers for no page until then.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    localStorage.setItem('language', 'es');
    localStorage.setItem('theme', 'dark');
  });
  await context.setOffline(true);
  const told = page.getByRole('heading', { level: 1, name: 'Sin conexión' });
  // A service worker that is just starting may still have the connection that the page has lost.
  await expect(async () => {
    await page.goto('/listings');
    await expect(told).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('data-dark');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(told).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Anuncios de segunda mano' })).toBeVisible();
  await expect(page).toHaveURL(/\/listings$/);
});
