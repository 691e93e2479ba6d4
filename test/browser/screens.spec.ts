import { expect, type Locator, type Page } from '@playwright/test';
import { call, publish, signedIn } from './people.js';
import { DESKTOP, PHONE, WIDE } from './screens.js';
import { test } from './test.js';

test('on a phone messages are in the bar, and nothing lies over the controls', async ({ browser }) => {
  const tab = await signedIn(browser, 'mara_k', PHONE);
  await tab.goto(await listingPath(tab));
  const bar = tab.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.getByRole('link').or(bar.getByRole('button', { name: 'Sell' }))).toHaveText([
    /Home/,
    /Explore/,
    /Sell/,
    /Messages/,
  ]);
  const control = tab.getByRole('button', { name: 'Share' });
  await expect(control).toBeVisible();
  await tab.waitForLoadState('networkidle');
  for (const one of await tab.getByRole('main').locator('a, button').all())
    if (await one.isVisible()) expect(await coveredBy(one)).toBeNull();
  await bar.getByRole('link', { name: /Messages/ }).click();
  await expect(tab).toHaveURL(/\/chat$/);
  await tab.context().close();
});

test('a wide screen has six columns of cards', async ({ browser }) => {
  const tab = await opened(browser, WIDE);
  for (const address of ['/', '/listings']) {
    await tab.goto(address);
    const cards = tab.getByRole('main').locator('li:has(h3):has(img[alt])');
    await expect(cards.nth(6)).toBeAttached();
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
    const columns = boxes.filter(({ top }) => top === boxes[0]?.top).length;
    expect(columns).toBeGreaterThanOrEqual(5);
    expect(boxes[0]?.width).toBeGreaterThan(220);
  }
  await tab.context().close();
});

const leftOf = async (what: Locator) => (await what.boundingBox())?.x ?? Number.NaN;

test('pages begin at one left edge on a phone, a desktop and a wide screen', async ({ browser }) => {
  const tab = await signedIn(browser, 'mara_k', PHONE);
  for (const address of [
    '/',
    '/settings',
    '/notifications',
    '/pricing',
    '/boost-listings',
    '/featured-boost',
    '/contact',
    '/about',
    '/privacy',
  ]) {
    await tab.goto(address);
    const heading = tab.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const logo = tab.getByRole('banner').getByRole('link', { name: /home/ });
    for (const size of [PHONE, DESKTOP, WIDE]) {
      await tab.setViewportSize(size);
      const apart = async () => (await leftOf(heading)) - (await leftOf(logo));
      await expect.poll(apart, `${address} at ${size.width} px`).toBe(0);
    }
  }
  await tab.context().close();
});

test('home begins with a search for visitors, and with what waits for members', async ({ browser }) => {
  const visitor = await opened(browser, PHONE);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Why buy here' })).toBeVisible();
  await visitor.getByRole('searchbox', { name: 'What are you looking for?' }).fill('bike');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/\/listings\?q=bike$/);
  await visitor.context().close();

  const seller = await signedIn(browser, 'jonas_w', PHONE);
  const buyer = await signedIn(browser, 'theo_b', PHONE);
  const listing = await publish(seller, 'A lamp to ask about', 20);
  const { seller: person } = await call<{ seller: { id: string } }>(buyer, 'GET', `/api/listings/${listing}`);
  await buyer.goto(`/chat/${person.id}?listing=${listing}`);
  await buyer.getByRole('textbox', { name: /message/i }).fill('Does it still shine?');
  await buyer.keyboard.press('Enter');
  await expect(buyer.getByRole('log').getByText('Does it still shine?')).toBeVisible();
  await seller.goto('/');
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
  await expect(seller.getByRole('link', { name: /unread message/ })).toBeVisible();
  await expect(seller.getByRole('heading', { name: 'Just listed' })).toBeVisible();
  await expect(seller.getByText('Make Cash.')).toBeHidden();
  await seller.context().close();
  await buyer.context().close();
});

const opened = async (
  browser: Parameters<typeof signedIn>[0],
  viewport: { width: number; height: number },
) => {
  const tab = await (await browser.newContext({ viewport })).newPage();
  // As in a browser without a share sheet of its own.
  await tab.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  return tab;
};

/** What else would be hit by a press on the middle of a control. */
async function coveredBy(control: Locator): Promise<string | null> {
  return control.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return !hit || element.contains(hit) || hit.contains(element) ? null : hit.outerHTML.slice(0, 100);
  });
}

async function listingPath(tab: Page): Promise<string> {
  const answer = await tab.request.get('/api/listings?q=bike');
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return `/listing/${items[0]?.id}`;
}
