import type { Page } from '@playwright/test';

/** The titles of all toasts the page shows from now on: one that has gone before somebody looks is among them. */
export async function toastsOf(tab: Page): Promise<() => Promise<string[]>> {
  const told = await tab.locator('[popover] > [role=status]').evaluateHandle((place) => {
    const titles: string[] = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const card of addedNodes)
          if (card instanceof HTMLElement) titles.push(card.querySelector('p')?.textContent ?? '');
    }).observe(place, { childList: true });
    return titles;
  });
  return () => told.jsonValue();
}
