import { expect, type Page } from '@playwright/test';
import { signedIn } from './people.js';
import { DESKTOP } from './screens.js';
import { test } from './test.js';

/** The first script of the page, until the answered function is called or it was asked for as often as that. */
async function lose(tab: Page, times: number): Promise<() => Promise<void>> {
  const html = await (await tab.request.get('/')).text();
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect(entry).not.toBe('');
  const lost = `**${entry}`;
  await tab.route(lost, (route) => route.abort('connectionreset'), { times });
  return () => tab.unroute(lost);
}

/** Pressed again where the page that is about to be left was drawn, and pressed, already. */
const worksIn = (tab: Page) =>
  expect(async () => {
    await tab.getByRole('button', { name: 'Language' }).click();
    await expect(tab.getByRole('menuitemradio', { name: 'Español' })).toBeVisible({ timeout: 2000 });
  }).toPass();

for (const who of ['a visitor', 'a member'])
  test(`a page whose app is lost on its way comes by itself: ${who}`, async ({ browser }) => {
    const tab =
      who === 'a member'
        ? await signedIn(browser, 'theo_b', DESKTOP)
        : await (await browser.newContext({ viewport: DESKTOP })).newPage();
    await lose(tab, 1);
    await tab.goto('/');
    await worksIn(tab);
  });

test('where the app does not come at all, that is said in one’s language, with a way to try again', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: DESKTOP });
  await context.addInitScript(() => localStorage.setItem('language', 'es'));
  const tab = await context.newPage();
  const find = await lose(tab, 99);
  await tab.goto('/');
  await expect(tab.getByRole('alert')).toContainText('Error de red');
  await find();
  await tab.getByRole('button', { name: 'Reintentar' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(tab.getByText('Error de red')).toHaveCount(0);
});
