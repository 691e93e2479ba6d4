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
  // Nobody collects the keys that have no text, nor makes an instance of another one.
  [/\bif \(!objectNotReturned && \(usedKey \|\| usedDefault \|\| updateMissing\)\)/, 'if (false)'],
  [/\b(?:this\.)?options\.isClone\b/g, 'false'],
  // Numbers and days are formatted before they come into a text.
  [/formatter = Formatter;/, 'formatter = null;'],
  [/^ +reloadResources: this\.reloadResources\.bind\(this\)\n/m, ''],
  ...UNCALLED.map((name) => [new RegExp(`^  ${name}\\(.*\\) \\{\\n[^]*?^  \\}\\n`, 'm'), ''] as const),
  // An instance for those who make none, and each of its methods by itself.
  [/^const \w+ = instance\.\w+;\n/gm, ''],
  [/^const instance = I18n\.createInstance\(\);$/m, 'const createInstance = I18n.createInstance;'],
  [/^export \{.*\};$/m, 'export { createInstance, keysFromSelector as keyFromSelector };'],
];

const DATA = /\/@reduxjs\/toolkit\/dist\/query\/rtk-query\.\w+\.m?js$/;
const OF_DATA: readonly Rule[] = [
  // Thrown to be recognised, never told. Made while the packages are run, an error has the browser read all of them once
  // more, to say where: a long task wherever developer tools or Lighthouse listen.
  [/(neverResolvedError = )\/\* @__PURE__ \*\/ new Error\((".*")\)/, '$1{ message: $2 }'],
  // Answers are the server's own: nothing checks them against schemas.
  [/^\t+if \(\w+ && !shouldSkip\(.*\n/gm, ''],
  [/if \(caughtError instanceof NamedSchemaError\)/, 'if (false)'],
  [/^var NamedSchemaError = class extends SchemaError \{\n[^]*?^\};$/m, 'class NamedSchemaError {}'],
];

/** Lets the bundler leave out of packages what nobody here uses. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: [ROUTER, TEXTS, DATA] },
      handler: (code, id) => ({ code: lean(code, id), map: null }),
    },
  };
}

function lean(code: string, id: string): string {
  if (ROUTER.test(id)) return router(code);
  return allOf(TEXTS.test(id) ? OF_TEXTS : OF_DATA, code);
}

const router = (code: string) =>
  `import { Component as LeanComponent } from 'react';\n${OF_ROUTER.reduce(
    (leaner, [found, written]) => leaner.replace(found, written),
    code,
  )}`;

/** @throws Error when the package is no longer written like that */
const allOf = (rules: readonly Rule[], code: string) =>
  rules.reduce((leaner, [found, written]) => {
    const left = leaner.replace(found, written);
    if (left === leaner) throw new Error(`A package has nothing like ${found} any more.`);
    return left;
  }, code);
