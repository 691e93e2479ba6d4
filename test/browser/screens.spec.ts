import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, publish, signedIn } from './people.js';
import { DESKTOP, PHONE, WIDE } from './screens.js';

const SIZES = { phone: PHONE, desktop: DESKTOP, 'wide screen': WIDE };

test('on a phone messages are in the bar, and nothing lies over the controls', async ({ browser }) => {
  const tab = await signedIn(browser, 'mara_k', PHONE);
  await tab.goto(await listingPath(tab));
  const bar = tab.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.getByRole('link')).toHaveText([/Home/, /Browse/, /Sell/, /Messages/]);
  const control = tab.getByRole('button', { name: 'Share' });
  await expect(control).toBeVisible();
  await tab.waitForLoadState('networkidle');
  for (const one of await tab.getByRole('main').locator('a, button').all())
    if (await one.isVisible()) expect(await coveredBy(one)).toBeNull();
  await bar.getByRole('link', { name: /Messages/ }).click();
  await expect(tab).toHaveURL(/\/chat$/);
  await tab.context().close();
});

test('sharing is a sheet within the screen on a phone, and Back closes it', async ({ browser }) => {
  const tab = await opened(browser, PHONE);
  const path = await listingPath(tab);
  await tab.goto('/listings');
  await tab.goto(path);
  await tab.getByRole('button', { name: 'Share' }).click();
  const sheet = tab.getByRole('dialog', { name: 'Share' });
  // Beside a classic scroll bar its last pixels lie in the gutter.
  await expect(sheet).toBeInViewport({ ratio: 0.95 });
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 0.9 });
  await back(tab);
  await expect(sheet).toBeHidden();
  await expect(tab).toHaveURL(new RegExp(`${path}$`));
  await tab.goBack();
  await expect(tab).toHaveURL(/\/listings$/);
  await tab.context().close();
});

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`Back closes pictures and filters before it leaves the page, on a ${name}`, async ({ browser }) => {
    const tab = await opened(browser, viewport);
    await tab.goto('/listings');
    await tab.getByRole('button', { name: 'Filters' }).click();
    const filters = tab.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: /^Good/ }).click();
    await expect(tab).toHaveURL(/condition=good/);
    await back(tab);
    await expect(filters).toBeHidden();
    await expect(tab).toHaveURL(/condition=good/);

    await tab.getByRole('main').getByRole('heading', { level: 3 }).first().click();
    await expect(tab).toHaveURL(/\/listing\//);
    await tab
      .getByRole('button', { name: /full screen|Open/i })
      .first()
      .click();
    const viewer = tab.getByRole('dialog');
    await expect(viewer).toBeVisible();
    await back(tab);
    await expect(viewer).toBeHidden();
    await expect(tab).toHaveURL(/\/listing\//);
    await tab.goBack();
    await expect(tab).toHaveURL(/condition=good/);
    await tab.goBack();
    await expect(tab).toHaveURL(/\/listings$/);
    await tab.context().close();
  });
}

test('Back closes the guest dialog of a link and stays on its page', async ({ browser }) => {
  const tab = await opened(browser, PHONE);
  await tab.goto('/about');
  await tab.goto('/auth?guest=1');
  const dialog = tab.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await back(tab);
  await expect(dialog).toBeHidden();
  await expect(tab).toHaveURL(/\/auth$/);
  await tab.goBack();
  await expect(tab).toHaveURL(/\/about$/);
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

for (const [name, viewport] of Object.entries(SIZES))
  test(`pages begin at one left edge on a ${name}`, async ({ browser }) => {
    const tab = await signedIn(browser, 'mara_k', viewport);
    const edges: Record<string, number> = {};
    for (const address of [
      '/',
      '/dashboard',
      '/settings',
      '/notifications',
      '/pricing',
      '/contact',
      '/about',
      '/privacy',
    ]) {
      await tab.goto(address);
      const heading = tab.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      edges[address] = (await heading.boundingBox())?.x ?? 0;
    }
    const logo = await tab.getByRole('banner').getByRole('link', { name: /home/ }).boundingBox();
    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((address) => [address, logo?.x])));
    await tab.context().close();
  });

test('every control keeps an edge in forced colours', async ({ browser }) => {
  const context = await browser.newContext({ viewport: DESKTOP, forcedColors: 'active' });
  const tab = await context.newPage();
  for (const address of ['/', '/listings', await listingPath(tab), '/auth', '/signup', '/contact']) {
    await tab.goto(address);
    await expect(tab.getByRole('heading', { level: 1 })).toBeAttached();
    await tab.waitForLoadState('networkidle');
    const bare = await tab.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '[class*="button"], [class*="pill"], [class*="chip"], [class*="tile"], input, textarea, select',
        ),
      ]
        .filter(
          (element) =>
            element.matches(
              'a, button, span, li, input:not([type=radio], [type=checkbox]), textarea, select',
            ) &&
            element.checkVisibility() &&
            getComputedStyle(element).backgroundImage !== 'x',
        )
        .filter((element) => {
          const around = [element, element.closest('form, fieldset, label'), element.parentElement];
          return around.every((one) => {
            const { borderTopStyle = 'none', borderTopWidth = '0px' } = one ? getComputedStyle(one) : {};
            return borderTopStyle === 'none' || borderTopWidth === '0px';
          });
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(bare).toEqual([]);
  }
  await tab.goto('/auth');
  await tab.keyboard.press('Tab');
  expect(
    await tab.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineStyle),
  ).toBe('solid');
  await context.close();
});

test('home begins with a search for visitors, and with what waits for members', async ({ browser }) => {
  const visitor = await opened(browser, PHONE);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Why buy here' })).toBeVisible();
  await visitor.getByRole('searchbox', { name: 'What are you looking for?' }).fill('bike');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/\/listings\?q=bike$/);
  await visitor.context().close();

  const seller = await signedIn(browser, 'mara_k', PHONE);
  const buyer = await signedIn(browser, 'theo_b', PHONE);
  const listing = await publish(seller, 'A lamp to ask about', 20);
  const { seller: person } = await call<{ seller: { id: string } }>(buyer, 'GET', `/api/listings/${listing}`);
  await buyer.goto(`/chat/${person.id}?listing=${listing}`);
  await buyer.getByRole('textbox', { name: /message/i }).fill('Does it still shine?');
  await buyer.keyboard.press('Enter');
  await expect(buyer.getByRole('log').getByText('Does it still shine?')).toBeVisible();
  await seller.goto('/');
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText(/^Hello, /);
  await expect(seller.getByRole('link', { name: /unread message.*Does it still shine/s })).toBeVisible();
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

/** Back, once what was opened has its entry. */
async function back(tab: Page): Promise<void> {
  await tab.waitForFunction(() => (history.state as { layers?: number } | null)?.layers === 1);
  await tab.evaluate(() => history.back());
}

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
