import type { Page } from '@playwright/test';

/** The titles of all toasts that are to be seen from now on: one that has gone before somebody looks is among them. */
export async function toastsOf(tab: Page): Promise<() => Promise<string[]>> {
  const told = await tab.locator('[popover] > [role=status]').evaluateHandle((place) => {
    const titles: string[] = [];
    const onScreen = new IntersectionObserver((changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue;
        titles.push(target.querySelector('p')?.textContent ?? '');
        onScreen.unobserve(target);
      }
    });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const card of addedNodes)
          if (card instanceof HTMLElement && card.querySelector('p')) onScreen.observe(card);
    }).observe(place, { childList: true });
    return titles;
  });
  return () => told.jsonValue();
}

/** Whether such words have been on the page since, if only for a moment. */
export async function hasShown(tab: Page, words: RegExp): Promise<() => Promise<boolean>> {
  const shown = await tab.getByRole('main').evaluateHandle((main, pattern) => {
    const seen = { words: false };
    new MutationObserver(() => {
      seen.words ||= pattern.test(main.textContent);
    }).observe(main, { subtree: true, childList: true, characterData: true });
    return seen;
  }, words);
  return () => shown.evaluate((seen) => seen.words);
}
