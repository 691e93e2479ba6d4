import type { Page } from '@playwright/test';

/**
 * What was opened has taken, or given back, its entry of the history. Who goes to another page before that is called back
 * by the step with which the entry goes.
 */
export const settled = (tab: Page, layers: number) =>
  tab.waitForFunction(
    (wanted) => ((history.state as { layers?: number } | null)?.layers ?? 0) === wanted,
    layers,
  );
