import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Keeps the layout shifts that no input caused, as browsers count them for CLS, of every page opened from here on. */
export const watchShifts = (tab: Page) =>
  tab.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    window.shifts = [];
    new PerformanceObserver((list) => {
      // Other words in a button's own place count for less than that.
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput && value >= 0.0001)
          window.shifts.push(
            `${value.toFixed(4)}: ${sources
              .map(
                ({ node, previousRect: from, currentRect: to }) =>
                  `${node instanceof Element ? node.outerHTML.slice(0, 60) : node?.textContent} from ${from.x},${from.y} to ${to.x},${to.y}`,
              )
              .join(', ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved by itself so far. */
export const shiftsOf = (tab: Page) => tab.evaluate(() => window.shifts);

/**
 * How far the page can be pushed sideways, in pixels; what lies over it counts as the page. What is fixed to the window
 * pushes nothing: of it counts how far something to press lies outside, unless it can be scrolled to.
 */
export const overflowOf = (tab: Page) =>
  tab.evaluate(() => {
    const beyond = [...document.querySelectorAll('a[href], button, input, textarea, select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const around: CSSStyleDeclaration[] = [];
        for (let at = element.parentElement; at; at = at.parentElement) around.push(getComputedStyle(at));
        const fixed = around.findIndex(({ position }) => position === 'fixed');
        const scrolls = around
          .slice(0, fixed + 1)
          .some(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll');
        if (fixed < 0 || scrolls) return 0;
        return Math.floor(element.getBoundingClientRect().right - window.innerWidth);
      });
    return Math.max(
      document.documentElement.scrollWidth - window.innerWidth,
      ...[...document.querySelectorAll('dialog[open]')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
      ...beyond,
    );
  });
