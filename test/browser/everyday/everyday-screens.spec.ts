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

/** By `npm run screens:check`; a desktop shows what a phone does, in other places. */
const AT_EVERY_SIZE = process.env.FAULTS_AT_EVERY_SIZE !== undefined;

/** By `npm run screens:late`: whether they keep still, whatever comes first. */
const LATE = process.env.SCREENS_LATE !== undefined;

/** The narrowest screen; and what a desktop's becomes when all of it is twice as large. */
const NARROW = { [PHONE.width]: { width: 320, height: 640 }, [DESKTOP.width]: { width: 640, height: 430 } };

for (const { name, who, path, open = {}, moves = false } of SCREENS)
  test(`${name}, of a ${who}: keeps still, fits, and has no accessibility fault in any theme`, async ({
    world,
    member,
    newcomer,
    visitor,
    administrator,
  }) => {
    const tab = { member, newcomer, visitor, administrator }[who];
    if (LATE) await letAllComeLate(tab);
    for (const size of [PHONE, DESKTOP]) {
      await test.step(`${size.width} px`, async () => {
        await tab.setViewportSize(size);
        // Nothing that was passed in the feed.
        await tab.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        await tab.goto(typeof path === 'string' ? path : path(world));
        await expect(tab.getByRole('main')).toBeVisible();
        await tab.waitForLoadState('networkidle');
        if (!moves) expect(await shiftsOf(tab)).toEqual([]);
        if (LATE) return;
        for (const show of [undefined, ...Object.values(open)]) {
          await show?.(tab);
          if (size === PHONE || AT_EVERY_SIZE) {
            // All of it in sight: what a bar lies over would be counted as too small to press.
            if (!show || (await isCutOff(tab)) || (await liesInPage(tab)))
              await tab.setViewportSize({ ...size, height: await heightOf(tab) });
            expect.soft(await faultsOf(tab, OTHER_THEMES, seen)).toEqual([]);
          }
          await tab.setViewportSize(NARROW[size.width] ?? size);
          expect.soft(await overflowOf(tab)).toBeLessThanOrEqual(0);
          await tab.setViewportSize(size);
        }
      });
    }
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
