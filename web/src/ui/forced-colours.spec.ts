import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..');
const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.module.css'),
);

type Rule = { selectors: string[]; declarations: string };

/** The rules of a piece of CSS, whatever stands around them. */
const rulesOf = (css: string): Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = '', declarations = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim()),
    declarations,
  }));

const classesOf = (selector: string) => selector.match(/\.[\w-]+/g)?.at(-1) ?? selector;
const isPassing = (selector: string) => /:(hover|active)/.test(selector);

/** The last class of everything that gets its edge from a shadow, which forced colours take away. */
function edgesByShadow(css: string): string[] {
  return rulesOf(css)
    .filter(({ declarations }) => /box-shadow:(?!\s*none)/.test(declarations))
    .flatMap(({ selectors }) => selectors.filter((selector) => !isPassing(selector)).map(classesOf));
}

function edgesInForcedColours(css: string): string[] {
  return rulesOf(css)
    .filter(({ declarations }) => /(border|outline): \S/.test(declarations))
    .flatMap(({ selectors }) => selectors.map(classesOf));
}

describe('forced colours', () => {
  it.each(sheets)('leave what %s draws by shadows an edge', (sheet) => {
    const css = readFileSync(join(ROOT, sheet), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const [normal = '', forced = ''] = css.split('@media (forced-colors: active) {');
    const kept = edgesInForcedColours(forced);
    const variants = sheet === 'ui/button.module.css' ? ['.secondary'] : [];
    expect(edgesByShadow(normal).filter((name) => !kept.includes(name) && !variants.includes(name))).toEqual(
      [],
    );
  });
});
