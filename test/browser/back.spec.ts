import { expect, type Locator, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './screens.js';
import { settled } from './settled.js';
import { test } from './test.js';

type Layer = [opener: string | RegExp, role: 'dialog' | 'menu', name: string | RegExp];

/** What can be put over browse and over a listing, by width. */
const OVER_BROWSE: Record<number, Layer[]> = {
  [PHONE.width]: [
    ['Menu', 'dialog', 'Menu'],
    ['Filters', 'dialog', 'Filters'],
  ],
  [DESKTOP.width]: [
    ['Language', 'menu', 'Language'],
    ['Filters', 'dialog', 'Filters'],
  ],
};
const OVER_LISTING: Record<number, Layer[]> = {
  [PHONE.width]: [
    ['Share', 'dialog', 'Share'],
    [/^Show picture 1 of \d+ at full size/, 'dialog', /^Pictures of/],
  ],
  [DESKTOP.width]: [
    ['Share', 'menu', 'Share'],
    [/^Show picture 1 of \d+ at full size/, 'dialog', /^Pictures of/],
  ],
};

for (const viewport of [PHONE, DESKTOP])
  test(`Back closes what lies over a page and leaves the page as it was, at ${viewport.width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport });
    const tab = await context.newPage();
    // As in a browser without a share sheet of its own.
    await tab.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));

    await tab.goto('/about');
    await tab.goto('/listings');
    // The app sets it as soon as it runs.
    await tab.waitForFunction(() => history.scrollRestoration === 'manual');
    await tab.evaluate(() => window.scrollTo(0, 40));
    for (const layer of OVER_BROWSE[viewport.width] ?? []) await closesByBack(tab, layer);

    await tab.getByRole('button', { name: 'Filters' }).click();
    const filters = tab.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: /^Good/ }).click();
    await expect(tab).toHaveURL(/condition=good/);
    await back(tab, filters);
    await expect(tab).toHaveURL(/condition=good/);

    await tab.getByRole('main').getByRole('heading', { level: 3 }).first().click();
    await tab.waitForURL(/\/listing\//);
    for (const layer of OVER_LISTING[viewport.width] ?? []) await closesByBack(tab, layer);

    await tab.getByRole('banner').getByRole('link', { name: /home/ }).click();
    await expect(tab).toHaveURL(/\/$/);
    await tab.goto('/auth');
    // Before the app has taken over, the link opens the dialog as a page of its own.
    await expect(tab.locator('html')).not.toHaveAttribute('data-early');
    for (const close of ['Back', 'Close', 'Escape']) {
      await tab.getByRole('main').getByRole('link', { name: 'Continue as Guest' }).click();
      const dialog = tab.getByRole('dialog', { name: 'Continue as Guest' });
      await expect(dialog).toBeVisible();
      if (close === 'Back') await tab.goBack();
      else if (close === 'Escape') await tab.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: close }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(tab).toHaveURL(/\/auth$/);
    }

    // One step for every page there was, however much was opened on it.
    for (const before of [/\/$/, /\/listing\//, /condition=good/, /\/listings$/, /\/about$/]) {
      await tab.goBack();
      await expect(tab).toHaveURL(before);
    }
    await context.close();
  });

/** By Back, by Escape and not again by Forward. */
async function closesByBack(tab: Page, [opener, role, name]: Layer): Promise<void> {
  const button = tab.getByRole('button', { name: opener }).first();
  await expect(button).toBeVisible();
  const page = tab.url();
  const at = await tab.evaluate(() => window.scrollY);
  const layer = tab.getByRole(role, { name });

  await press(tab, button);
  await expect(layer).toBeVisible();
  // Not cut off: beside a classic scroll bar its last pixels lie in the gutter.
  await expect(layer).toBeInViewport({ ratio: 0.95 });
  await layer.locator('a, button').last().scrollIntoViewIfNeeded();
  await expect(layer.locator('a, button').last()).toBeInViewport({ ratio: 0.9 });
  await back(tab, layer);
  await press(tab, button);
  await expect(layer).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await settled(tab, 0);
  await forward(tab);
  await settled(tab, 0);
  await expect(layer).toBeHidden();
  expect(tab.url()).toBe(page);
  expect(await tab.evaluate(() => window.scrollY)).toBe(at);
}

/** Where it stands: before a click the locator would scroll what sticks to the top to its place in the page. */
async function press(tab: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await tab.mouse.click(x + width / 2, y + height / 2);
}

async function back(tab: Page, layer: Locator): Promise<void> {
  await settled(tab, 1);
  await tab.evaluate(() => history.back());
  await expect(layer).toBeHidden();
  await settled(tab, 0);
}

/** And is there, before anything is said of what comes of it. */
const forward = (tab: Page) =>
  tab.evaluate(
    () =>
      new Promise<void>((arrived) => {
        navigation.addEventListener('currententrychange', () => arrived(), { once: true });
        history.forward();
      }),
  );
