import { randomInt } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const LATEST_MS = 900;

/**
 * From here on all that pages ask for besides themselves comes late, each by a time of its own: in another order than from a
 * server nearby, and none of it together.
 */
export const letAllComeLate = (tab: Page) =>
  tab.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') await after(randomInt(LATEST_MS));
    await route.continue();
  });
