import { test as base } from '@playwright/test';

/** Windows that a test opens close with it: left open they would follow all that happens in the tests after it. */
export const test = base.extend<{ windowsClosed: void }>({
  windowsClosed: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use();
      await Promise.all(
        browser.contexts().flatMap((context) => (before.has(context) ? [] : [context.close()])),
      );
    },
    { auto: true },
  ],
});
