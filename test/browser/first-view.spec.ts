import { once } from 'node:events';
import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

const WITH_PICTURES = ['/', '/listings', '/listings?category=books&sort=price-asc', 'a listing'];
const OF_WORDS = ['/about', '/contact', '/privacy', '/terms', '/pricing', '/auth', '/signup'];

/** Of the server's HTML, marked before any script of the app could have run. */
const MARK = 'data-from-the-server';

const PAGES = [...WITH_PICTURES, ...OF_WORDS];

test('every page is there without a single script', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const tab = await context.newPage();
  for (const page of PAGES)
    await test.step(page, async () => {
      await tab.goto(await addressOf(page, tab));
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      if (WITH_PICTURES.includes(page))
        await expect(tab.getByRole('main').locator('img').first()).toBeVisible();
      expect(await tab.evaluate(unstyledClasses)).toEqual([]);
    });
  await context.close();
});

for (const [who, options] of Object.entries<BrowserContextOptions>({
  'on a phone': { viewport: PHONE },
  'on a desktop': { viewport: DESKTOP },
  'in Spanish, far away': { viewport: PHONE, locale: 'es-ES', timezoneId: 'Pacific/Auckland' },
}))
  test(`every page is taken over as it was drawn, ${who}`, async ({ browser }) => {
    // Each as on a first visit: nothing is answered from what an earlier page left.
    const context = await browser.newContext(options);
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on('pageerror', ({ message }) => complaints.push(message));
    tab.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
    await markDrawing(tab);
    for (const page of PAGES)
      await test.step(page, async () => {
        await tab.goto(await addressOf(page, tab));
        await appRuns(tab);
        await expect(tab.getByRole('main')).toHaveAttribute(MARK, '');
        expect(complaints).toEqual([]);
      });
    await context.close();
  });

test('whoever chose another language than their browser’s never sees the wrong one', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US' });
  await context.addInitScript(() => localStorage.setItem('language', 'es'));
  const tab = await context.newPage();
  await markDrawing(tab);
  await tab.goto('/');
  await appRuns(tab);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'es');
  await expect(tab.getByText('Saltar al contenido')).toBeAttached();
  await expect(tab.getByRole('main')).not.toHaveAttribute(MARK, '');
  await context.close();
});

test('React is read by the browser while it arrives, not when it is first called', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = await Promise.all(
    [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))].map(async (path) => (await request.get(path)).text()),
  );
  // Its renderer begins with the address of its errors; the parentheses tell the browser.
  expect(scripts.filter((script) => /\(function\(\w\)\{.{0,99}react\.dev\/errors/.test(script))).toHaveLength(
    1,
  );
});

test('a search typed before the app runs finds its way', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.goto('/');
  await tab.getByRole('combobox', { name: 'Search all listings' }).fill('bike');
  await tab.getByRole('combobox', { name: 'Search all listings' }).press('Enter');
  await expect(tab).toHaveURL(/\/listings\?q=bike$/);
  await expect(tab.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  await context.close();
});

for (const page of ['/', '/listings'])
  test(`who signs in in another tab before ${page} is taken over is let in after it`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: PHONE });
    const tab = await context.newPage();
    const complaints: string[] = [];
    tab.on('pageerror', ({ message }) => complaints.push(message));
    const scripts = await openWithoutScripts(tab, page);
    const credentials = { email: 'hana_sato@example.org', password: 'letmesell' };
    await context.request.post('/api/auth/sign-in', { data: credentials });
    await tab.evaluate(() => localStorage.setItem('signed_in', '1'));
    scripts.letThrough();
    await expect(tab.getByRole('link', { name: /Messages/ }).first()).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

test('a press that comes before the app is not lost', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await context.newPage();
  const scripts = await openWithoutScripts(tab, '/listings');
  await tab.getByRole('button', { name: 'Menu' }).click();
  scripts.letThrough();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await context.close();
});

test('what is typed into a field that the app keeps itself is there when the app runs', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await context.newPage();
  const scripts = await openWithoutScripts(tab, '/signup');
  await tab.getByLabel('Username').fill('x');
  await tab.getByRole('checkbox').first().check();
  scripts.letThrough();
  await expect(tab.getByText('Username must be at least 3 characters long')).toBeVisible();
  await expect(tab.getByLabel('Username')).toHaveValue('x');
  await expect(tab.getByRole('checkbox').first()).toBeChecked();
  await context.close();
});

test('what is typed into a form before the app runs is sent by the app, and stands in no address', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE });
  const tab = await context.newPage();
  const scripts = await openWithoutScripts(tab, '/auth');
  await tab.getByLabel('Email').fill('nobody@example.org');
  await tab.getByLabel('Password', { exact: true }).fill('not their password');
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  expect(tab.url()).not.toContain('password');
  scripts.letThrough();
  await expect(tab.getByText('Invalid email or password. Please check and try again.')).toBeVisible();
  await expect(tab.getByLabel('Email')).toHaveValue('nobody@example.org');
  expect(tab.url()).not.toContain('password');
  await context.close();
});

const markDrawing = (tab: Page) =>
  tab.addInitScript((mark) => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('main')?.setAttribute(mark, ''),
    );
  }, MARK);

/** Opens a page and keeps the app away until its scripts are let through, as a slow connection does. */
async function openWithoutScripts(tab: Page, page: string): Promise<{ letThrough: () => void }> {
  const held = new AbortController();
  await tab.route('**/assets/*.js', async (route) => {
    if (!held.signal.aborted) await once(held.signal, 'abort');
    await route.continue();
  });
  await tab.goto(page, { waitUntil: 'commit' });
  // Before it is painted there is nothing to see, and the browser drops what is typed.
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { letThrough: () => held.abort() };
}

/** The app sets the way the browser restores scroll positions as soon as it has taken over. */
const appRuns = (tab: Page) => tab.waitForFunction(() => history.scrollRestoration === 'manual');

async function addressOf(page: string, tab: Page): Promise<string> {
  if (page !== 'a listing') return page;
  const answer = await tab.request.get('/api/listings?q=bike');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/listing/${items[0]?.id}`;
}

/** Classes of the app's own, as `_card_owyva_1`, that no stylesheet of the page knows yet. */
function unstyledClasses(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const styled = new Set(rules.flatMap(({ cssText }) => cssText.match(/_\w+_[\w-]{5}_\d+/g) ?? []));
  const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  return [...new Set(used)].filter((name) => /^_\w+_[\w-]{5}_\d+$/.test(name) && !styled.has(name));
}
