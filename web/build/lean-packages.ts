import type { Plugin } from 'vite';

/** What each does to the package as it is published. */
const LEANER: readonly [RegExp, string][] = [
  // Names for the developer tools, and what the error boundary of routes with loaders is told.
  [/^\w+\.(?:displayName|contextType) = .*;$/gm, ''],
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  [/^(var \w+ = class extends )React\d*\.Component /gm, '$1LeanComponent '],
];

/**
 * Lets the bundler leave out of react-router what nobody imports: as published, statements that give components a name
 * and calls that make them keep all of them, with all that they use.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: `import { Component as LeanComponent } from 'react';\n${LEANER.reduce(
          (leaner, [kept, freed]) => leaner.replace(kept, freed),
          code,
        )}`,
        map: null,
      }),
    },
  };
}
