import { expect, type Page } from '@playwright/test';
import { faultsOf, OTHER_THEMES } from '../faults.js';
import { DESKTOP, PHONE } from '../screens.js';
import { overflowOf, shiftsOf, watchShifts } from '../shifts.js';
import { SCREENS } from './screens.js';
import { test } from './world.js';

test.describe.configure({ mode: 'parallel' });

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
    await watchShifts(tab);
    for (const size of [PHONE, DESKTOP]) {
      await test.step(`${size.width} px`, async () => {
        await tab.setViewportSize(size);
        // Nothing that was passed in the feed.
        await tab.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        await tab.goto(typeof path === 'string' ? path : path(world));
        await expect(tab.getByRole('main')).toBeVisible();
        await tab.waitForLoadState('networkidle');
        if (!moves) expect(await shiftsOf(tab)).toEqual([]);
        for (const show of [undefined, ...Object.values(open)]) {
          await show?.(tab);
          // All of it in sight: what a bar lies over would be counted as too small to press.
          if (!show) await tab.setViewportSize({ ...size, height: await heightOf(tab) });
          expect.soft(await faultsOf(tab, OTHER_THEMES)).toEqual([]);
          await tab.setViewportSize(NARROW[size.width] ?? size);
          expect.soft(await overflowOf(tab)).toBeLessThanOrEqual(0);
          await tab.setViewportSize(size);
        }
      });
    }
  });

const heightOf = (tab: Page) => tab.evaluate(() => document.documentElement.scrollHeight);
