import type { Plugin } from 'vite';

/** What to find in a package as it is published, and what to write in its place. */
type Rule = readonly [found: RegExp, written: string];

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/;
/** As published, statements that give components a name and calls that make them keep all of them, with all that they use. */
const OF_ROUTER: readonly Rule[] = [
  // Names for the developer tools, and what the error boundary of routes with loaders is told.
  [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^(var \w+ = class extends )React\d*\.Component /gm, '$1LeanComponent '],
];

const TEXTS = /\/i18next\/dist\/esm\/i18next\.js$/;
const UNCALLED = ['hydrate', 'cloneInstance', 'dir', 'saveMissing', 'reloadResources', 'reload'];
const OF_TEXTS: readonly Rule[] = [
  // What it tells developers.
  [/\b(?:this|i18n)\.logger\.(?:warn|log|error|deprecate|once)\(/g, 'false && $&'],
  // Numbers and days are formatted before they come into a text.
  [/formatter = Formatter;/, 'formatter = null;'],
  [/^ +reloadResources: this\.reloadResources\.bind\(this\)\n/m, ''],
  ...UNCALLED.map((name) => [new RegExp(`^  ${name}\\(.*\\) \\{\\n[^]*?^  \\}\\n`, 'm'), ''] as const),
  // An instance for those who make none, and each of its methods by itself.
  [/^const \w+ = instance\.\w+;\n/gm, ''],
  [/^const instance = I18n\.createInstance\(\);$/m, 'const createInstance = I18n.createInstance;'],
  [/^export \{.*\};$/m, 'export { createInstance, keysFromSelector as keyFromSelector };'],
];

/** Lets the bundler leave out of react-router and i18next what nobody here uses. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: [ROUTER, TEXTS] },
      handler: (code, id) => ({ code: ROUTER.test(id) ? router(code) : texts(code), map: null }),
    },
  };
}

const router = (code: string) =>
  `import { Component as LeanComponent } from 'react';\n${OF_ROUTER.reduce(
    (leaner, [found, written]) => leaner.replace(found, written),
    code,
  )}`;

/** @throws Error when the package is no longer written like that */
const texts = (code: string) =>
  OF_TEXTS.reduce((leaner, [found, written]) => {
    const left = leaner.replace(found, written);
    if (left === leaner) throw new Error(`i18next has nothing like ${found} any more.`);
    return left;
  }, code);
