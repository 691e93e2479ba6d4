import { expect, type Page } from '@playwright/test';
import { faultsOf, OTHER_THEMES } from '../faults.js';
import { letAllComeLate } from '../late.js';
import { DESKTOP, PHONE } from '../screens.js';
import { overflowOf, shiftsOf } from '../shifts.js';
import { SCREENS } from './screens.js';
import { test } from './world.js';

test.describe.configure({ mode: 'parallel' });

/** Looks of words whose colours are right, in all screens so far. */
const seen = new Set<string>();

/** By `npm run screens:check`: all of it on a desktop as well, which shows what a phone does, in other places. */
const AT_EVERY_SIZE = process.env.FAULTS_AT_EVERY_SIZE !== undefined;

/** By `npm run screens:late`: whether they keep still, whatever comes first. */
const LATE = process.env.SCREENS_LATE !== undefined;

/** Where all has to fit: down to the narrowest screen, and to what a desktop's becomes when all of it is twice as large. */
const FITS_IN = [PHONE, { width: 320, height: 640 }, DESKTOP, { width: 640, height: 430 }];

for (const [at, { name, who, path, open = {}, moves = false }] of SCREENS.entries())
  test(`${name}, of a ${who}: keeps still, fits, and has no accessibility fault in any theme`, async ({
    world,
    member,
    newcomer,
    visitor,
    administrator,
  }) => {
    const tab = { member, newcomer, visitor, administrator }[who];
    if (LATE) await letAllComeLate(tab);
    // A load costs as much as all that is looked at: every other screen comes on a desktop, and the others on a phone.
    const loads = AT_EVERY_SIZE || LATE ? [PHONE, DESKTOP] : [at % 2 === 0 ? PHONE : DESKTOP];
    for (const load of loads)
      await test.step(`from ${load.width} px`, async () => {
        await tab.setViewportSize(load);
        // Nothing that was passed in the feed.
        await tab.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        await tab.goto(typeof path === 'string' ? path : path(world));
        await expect(tab.getByRole('main')).toBeVisible();
        await tab.waitForLoadState('networkidle');
        if (!moves) expect(await shiftsOf(tab)).toEqual([]);
        if (LATE) return;
        const size = AT_EVERY_SIZE ? load : PHONE;
        await tab.setViewportSize(size);
        for (const show of [undefined, ...Object.values(open)]) {
          await show?.(tab);
          // All of it in sight: what a bar lies over would be counted as too small to press.
          if (!show || (await isCutOff(tab)) || (await liesInPage(tab)))
            await tab.setViewportSize({ ...size, height: await heightOf(tab) });
          expect.soft(await faultsOf(tab, OTHER_THEMES, seen)).toEqual([]);
          for (const room of FITS_IN) {
            await tab.setViewportSize(room);
            expect.soft(await overflowOf(tab), `beyond ${room.width} px`).toBeLessThanOrEqual(0);
          }
          await tab.setViewportSize(size);
        }
      });
    if (LATE) await tab.unrouteAll({ behavior: 'wait' });
  });

/** With room for the dialog that is open, which leaves a margin of the window free. */
const heightOf = (tab: Page) =>
  tab.evaluate(() =>
    Math.max(
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll('dialog[open]')].map(({ scrollHeight }) => scrollHeight + 100),
    ),
  );

/** What was opened is a part of the page itself. */
const liesInPage = async (tab: Page) =>
  (await tab.locator('dialog[open], [role="menu"], :popover-open').count()) === 0;

/** The end of a dialog has to be scrolled to. */
const isCutOff = (tab: Page) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')].some(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight,
    ),
  );
