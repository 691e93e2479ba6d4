import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** All themes but the light one. */
export const OTHER_THEMES = ['dark', 'midnight', 'neon', 'pastel'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours; all others are the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What is looked at alone while it is open; pages lie still behind it. */
const OVER = 'dialog[open], [role=menu]';
const MARK = 'data-looked-at';
const WITHIN = `[${MARK}]`;

interface Axe {
  run: (where: string, what: object) => Promise<{ violations: Violation[] }>;
}
interface Violation {
  id: string;
  nodes: { target: unknown[] }[];
}

/**
 * What axe finds in a screen, or in what lies over it: all of its rules in the light theme, those of colours in the
 * others.
 */
export async function faultsOf(tab: Page, themes: readonly string[]): Promise<string[]> {
  await tab.waitForLoadState('networkidle');
  await wearing(tab, 'light');
  await tab.evaluate(
    ([over, mark]) => {
      document.querySelector(`[${mark}]`)?.removeAttribute(mark);
      const layers = [...document.querySelectorAll(over)].filter((layer) => layer.checkVisibility());
      (layers.at(-1) ?? document.documentElement).setAttribute(mark, '');
    },
    [OVER, MARK] as const,
  );
  // The product has no frames, for which alone the other mode opens a page of its own each time.
  const whole = new AxeBuilder({ page: tab }).setLegacyMode().include(WITHIN).withTags(TAGS);
  const faults = (await whole.analyze()).violations.map((violation) => told(violation, 'light'));
  const others = await tab.evaluate(
    async ([worn, rules, where]) => {
      const { axe } = window as unknown as { axe: Axe };
      const found: { theme: string; violations: Violation[] }[] = [];
      for (const theme of worn) {
        document.documentElement.dataset.theme = theme;
        // What takes its colours from a script follows in the next frame.
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
        const { violations } = await axe.run(where, {
          runOnly: { type: 'rule', values: rules },
          resultTypes: ['violations'],
        });
        found.push({ theme, violations });
      }
      return found;
    },
    [themes, OF_COLOURS, WITHIN] as const,
  );
  await wearing(tab, 'light');
  return [
    ...faults,
    ...others.flatMap(({ theme, violations }) => violations.map((violation) => told(violation, theme))),
  ];
}

const told = ({ id, nodes }: Violation, theme: string): string =>
  `${theme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** The theme is what is looked at; who may choose it is tested elsewhere. */
async function wearing(tab: Page, theme: string): Promise<void> {
  await tab.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}
