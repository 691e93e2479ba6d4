import { createRequire } from 'node:module';
import type { JSHandle, Page } from '@playwright/test';
import type { default as Axe, resultGroups as ResultGroup, RunOptions } from 'axe-core';

const AXE = { path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') };

/** All themes but the light one. */
export const OTHER_THEMES = ['dark', 'midnight', 'neon', 'pastel'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose outcome depends on colours; all others are the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const NOT_OF_COLOURS = Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }]));

/** What is looked at alone while it is open; pages lie still behind it. */
const OVER = 'dialog[open], [role=menu]';

declare global {
  interface Window {
    axe: typeof Axe;
    /** Held by the page: what nobody but we waits for, Chromium may take for forgotten. */
    inspection: Promise<unknown>;
    inEach: <Found>(themes: readonly string[], look: () => Found | Promise<Found>) => Promise<Found[]>;
  }
}

/**
 * What axe finds in a screen, or in what lies over it: the rules of colours in every theme, all others in the light one.
 * The product has no frames that would have to be asked as well.
 * @param tab which `equip` has prepared
 * @param seen looks whose colours are right in all of these themes, so that nobody asks again; this adds to them
 */
export async function faultsOf(
  tab: Page,
  themes: readonly string[],
  seen = new Set<string>(),
): Promise<string[]> {
  await tab.waitForLoadState('networkidle');
  const screen = await tab.evaluateHandle((over) => {
    const layers = [...document.querySelectorAll(over)].filter((layer) => layer.checkVisibility());
    return [layers.at(-1) ?? document.documentElement];
  }, OVER);
  const found = await inspect(screen, ['light'], { runOnly: TAGS, rules: NOT_OF_COLOURS });
  return [...found.faults, ...(await faultsOfColours(screen, ['light', ...themes], seen))];
}

/** Lets `faultsOf` look at every page that the tab opens from here on. */
export async function equip(tab: Page): Promise<void> {
  await tab.addInitScript(AXE);
  await tab.addInitScript(() => {
    window.inEach = <Found>(themes: readonly string[], look: () => Found | Promise<Found>) => {
      const looking = async () => {
        const found: Found[] = [];
        for (const theme of themes) {
          // The theme is what is looked at; who may choose it is tested elsewhere.
          document.documentElement.dataset.theme = theme;
          // What takes its colours from a script has them by then; nobody waits for it to be painted.
          await new Promise((done) => setTimeout(done));
          found.push(await look());
        }
        document.documentElement.dataset.theme = 'light';
        return found;
      };
      const inspection = looking();
      window.inspection = inspection;
      return inspection;
    };
  });
}

async function faultsOfColours(
  screen: JSHandle<Element[]>,
  themes: readonly string[],
  seen: Set<string>,
): Promise<string[]> {
  const written = await screen.evaluateHandle(writtenIn);
  const looks = await written.evaluate(looksOf, themes);
  const unseen = new Map(looks.map((look, at) => [look, at]));
  for (const look of unseen.keys()) if (seen.has(look)) unseen.delete(look);
  if (unseen.size === 0) return [];

  const places = [...unseen.values()];
  const chosen = await written.evaluateHandle((all, at) => at.flatMap((place) => all[place] ?? []), places);
  const { faults, wanting } = await inspect(chosen, themes, { runOnly: OF_COLOURS });
  const notRight = new Set(wanting.map((at) => places[at]));
  for (const [look, at] of unseen) if (!notRight.has(at)) seen.add(look);
  return faults;
}

/** The faults in these elements, and the places of those that have one or of which axe cannot tell, as over a picture. */
const inspect = (lookedAt: JSHandle<Element[]>, themes: readonly string[], rules: RunOptions) =>
  lookedAt.evaluate(
    async (include, [worn, asked]) => {
      const faults: string[] = [];
      const notRight = new Set<unknown>();
      // Nobody asks where it is in the words of a selector, which costs as much as the rules do.
      const resultTypes: ResultGroup[] = ['violations', 'incomplete'];
      const options = { ...asked, resultTypes, selectors: false, elementRef: true };
      await window.inEach(worn, async () => {
        const { violations, incomplete } = await window.axe.run({ include }, options);
        const theme = document.documentElement.dataset.theme;
        for (const { id, nodes } of violations)
          faults.push(`${theme}: ${id} at ${nodes.map(({ html }) => html).join(', ')}`);
        for (const { nodes } of [...violations, ...incomplete])
          for (const { element } of nodes) notRight.add(element);
      });
      return { faults, wanting: include.flatMap((element, at) => (notRight.has(element) ? at : [])) };
    },
    [themes, rules] as const,
  );

/** Elements with words of their own, one of each kind: with the same classes all the way up they look the same. */
function writtenIn([screen]: Element[]): Element[] {
  const kinds = new Map<Element | null, string>([[null, '']]);
  const kindOf = (element: Element | null): string => {
    const known = kinds.get(element);
    if (known !== undefined || !element) return known ?? '';
    const { color, backgroundColor } = getComputedStyle(element);
    const attributes = [element.getAttribute('class'), element.getAttribute('style')];
    const own = [element.localName, ...attributes, color, backgroundColor].join(' ');
    const kind = `${kindOf(element.parentElement)} > ${own}`;
    kinds.set(element, kind);
    return kind;
  };
  const written = [...(screen?.querySelectorAll('*') ?? [])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (element.matches('input, textarea, select') ||
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')),
  );
  return [...new Map(written.map((element) => [kindOf(element), element])).values()];
}

/** Of each element all that its contrast comes from, in each theme: colours, size and weight, and what it lies on. */
async function looksOf(elements: Element[], themes: readonly string[]): Promise<string[]> {
  const inThemes = await window.inEach(themes, () => {
    const grounds = new Map<Element | null, string>([[null, '']]);
    const groundOf = (element: Element | null): string => {
      const known = grounds.get(element);
      if (known !== undefined || !element) return known ?? '';
      const { backgroundColor: colour, backgroundImage: picture, opacity } = getComputedStyle(element);
      const isClear = colour === 'rgba(0, 0, 0, 0)' && picture === 'none' && opacity === '1';
      const ground = groundOf(element.parentElement) + (isClear ? '' : ` / ${colour} ${picture} ${opacity}`);
      grounds.set(element, ground);
      return ground;
    };
    return elements.map((element) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
      const around = element.parentElement && getComputedStyle(element.parentElement).color;
      const own = [element.localName, element.getAttribute('class'), color, fontSize, fontWeight];
      return `${[...own, textDecorationLine, around].join(' ')} on${groundOf(element)}`;
    });
  });
  return elements.map((_, at) => inThemes.map((looks) => looks[at]).join(' | '));
}
