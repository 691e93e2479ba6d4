import { expect, type Page } from '@playwright/test';
import { call, signedIn } from './people.js';
import { DESKTOP, PHONE } from './screens.js';
import { test } from './test.js';

test('in forced colours controls keep an edge and what is chosen can be told, on a phone and a desktop', async ({
  browser,
}) => {
  const tab = await signedIn(browser, 'jonas_w', PHONE);
  await tab.emulateMedia({ forcedColors: 'active' });
  const { items } = await call<{ items: { id: string }[] }>(tab, 'GET', '/api/listings?q=bike');
  for (const address of ['/listings', `/listing/${items[0]?.id}`]) {
    await tab.goto(address);
    await judge(tab);
  }
  await tab.goto('/create-listing');
  // By its pill, as people choose it: the field itself is drawn by nothing.
  await tab
    .locator('label')
    .filter({ hasText: /^Good$/ })
    .click();
  await expect(tab.getByRole('radio', { name: 'Good' })).toBeChecked();
  await judge(tab);
  await tab.goto('/listings?condition=good');
  await tab.getByRole('button', { name: 'Filters' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await judge(tab);
  // Else an answer that is under way would sign them in again.
  await tab.waitForLoadState('networkidle');
  await tab.context().clearCookies();
  await tab.goto('/auth');
  await judge(tab);
  await tab.getByLabel('Email').focus();
  await expect(tab.getByLabel('Email')).toHaveCSS('outline-style', 'solid');
  await tab.context().close();
});

/** The page as it is, on both. */
async function judge(tab: Page): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(tab.locator('[aria-busy=true]')).toHaveCount(0);
  for (const { width, ...size } of [DESKTOP, PHONE]) {
    await tab.setViewportSize({ width, ...size });
    const at = `${tab.url()} at ${width} px`;
    expect.soft({ at, bare: await tab.evaluate(bareControls) }).toMatchObject({ bare: [] });
    expect.soft({ at, alike: await tab.evaluate(chosenAlike) }).toMatchObject({ alike: [] });
  }
}

/** Fields and buttons without an edge of their own or close around them; a picture or an icon is seen by itself. */
function bareControls(): string[] {
  const drawnBy = [null, '::before'];
  const hasEdge = (element: Element | null) =>
    element !== null &&
    drawnBy.some((part) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element, part);
      return borderTopStyle !== 'none' && borderTopWidth !== '0px';
    });
  return [
    ...document.querySelectorAll(
      'button, select, textarea, input:not([type=file], [type=checkbox], [type=radio]), a[class*="button"]',
    ),
  ]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden'),
    )
    .filter((element) => !element.querySelector('svg, img') || element.textContent !== '')
    .filter((element) => {
      const around = [element.parentElement, element.closest('form, nav')];
      return ![element, ...around, ...element.querySelectorAll('*')].some(hasEdge);
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** What is chosen, but is drawn like its neighbour that is not. */
function chosenAlike(): string[] {
  const CHOSEN =
    'a[aria-current], [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], label:has(input[type=radio]:checked)';
  const TOLD_BY = ['color', 'background-color', 'border-top-width', 'outline-style', 'text-decoration-line'];
  const drawn = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::before')])
      .map((style) => TOLD_BY.map((name) => style.getPropertyValue(name)).join())
      .join();
  return [...document.querySelectorAll(CHOSEN)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const group = element.closest('ul, nav, fieldset, [role]:not([role=radio])') ?? document.body;
      const peers = [...group.querySelectorAll(element.tagName)];
      const others = peers.filter((peer) => !peer.matches(CHOSEN));
      return others.some((peer) => drawn(peer) === drawn(element));
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
