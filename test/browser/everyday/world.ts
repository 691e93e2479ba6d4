import { readFile } from 'node:fs/promises';
import { type Browser, test as base, type Page } from '@playwright/test';
import { equip } from '../faults.js';
import { signedIn } from '../people.js';
import { DESKTOP } from '../screens.js';
import { watchShifts } from '../shifts.js';
import type { World } from './make-world.js';
import { worldFile } from './world-file.js';

interface People {
  /** Uses everything there is. */
  member: Page;
  /** Has nothing yet. */
  newcomer: Page;
  visitor: Page;
  administrator: Page;
  world: World;
}

/** The one world of a run (`world.setup.ts`), and for each of its people one browser a worker, signed in once. */
export const test = base.extend<object, People>({
  member: [({ browser }, use) => withTab(browser, 'mara_k', use), { scope: 'worker' }],
  newcomer: [({ browser }, use) => withTab(browser, 'dev_patel22', use), { scope: 'worker' }],
  administrator: [({ browser }, use) => withTab(browser, 'admin', use), { scope: 'worker' }],
  visitor: [({ browser }, use) => withTab(browser, null, use), { scope: 'worker' }],
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that this needs no other fixture
    async ({}, use, { project }) => use(JSON.parse(await readFile(worldFile(project), 'utf8')) as World),
    { scope: 'worker' },
  ],
});

async function withTab(
  browser: Browser,
  username: string | null,
  use: (tab: Page) => Promise<void>,
): Promise<void> {
  const tab = username
    ? await signedIn(browser, username, DESKTOP)
    : await (await browser.newContext({ viewport: DESKTOP })).newPage();
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(tab);
  await equip(tab);
  // As in a browser without a share sheet of its own.
  await tab.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await use(tab);
  await tab.context().close();
}
