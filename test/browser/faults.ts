import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

/** All themes but the light one. */
export const OTHER_THEMES = ['dark', 'midnight', 'neon', 'pastel'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours; all others are the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is looked at alone while it is open; pages lie still behind it. */
const OVER = 'dialog[open], [role=menu]';

/**
 * What axe finds in a screen, or in what lies over it: all of its rules in the light theme, those of colours in the
 * others. The product has no frames that would have to be asked as well.
 */
export async function faultsOf(tab: Page, themes: readonly string[]): Promise<string[]> {
  await tab.waitForLoadState('networkidle');
  if (!(await tab.evaluate(() => 'axe' in window))) await tab.evaluate(axe.source);
  const checks = [
    { theme: 'light', runOnly: TAGS },
    ...themes.map((theme) => ({ theme, runOnly: OF_COLOURS })),
  ];
  const found = await tab.evaluate(
    async ([asked, over]) => {
      const { axe: inspector } = window as unknown as { axe: typeof axe };
      const layers = [...document.querySelectorAll(over)].filter((layer) => layer.checkVisibility());
      const lookedAt = layers.at(-1) ?? document.documentElement;
      const themesAndFaults: { theme: string; violations: Result[] }[] = [];
      for (const { theme, runOnly } of asked) {
        // The theme is what is looked at; who may choose it is tested elsewhere.
        document.documentElement.dataset.theme = theme;
        // What takes its colours from a script follows in the next frame.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        // Of what passes nobody asks where it is, which costs as much as the rules do.
        const { violations } = await inspector.run(lookedAt, { runOnly, resultTypes: ['violations'] });
        themesAndFaults.push({ theme, violations });
      }
      document.documentElement.dataset.theme = 'light';
      return themesAndFaults;
    },
    [checks, OVER] as const,
  );
  return found.flatMap(({ theme, violations }) => violations.map((violation) => told(violation, theme)));
}

const told = ({ id, nodes }: Result, theme: string): string =>
  `${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
