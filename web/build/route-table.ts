import type { Plugin, Rolldown } from 'vite';

/** What a feature declares that the first page does without. */
const LATER = new Set(['name', 'nav', 'sell', 'slots', 'dialogs', 'dashboardTabs']);
const TABLE = /\/app\/routing\/route-table\.ts$/;
const DECLARATIONS = /\/(?:features|feature)\.ts$/;
const OF_TABLE = '?routes';

/**
 * Makes the table of routes out of the features' own declarations: what `route-table.ts` imports are copies of theirs
 * without what comes later, so that a further feature costs the first page a line of that table and no more.
 */
export function routeTable(): Plugin {
  return {
    name: 'route-table',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!importer || !(TABLE.test(importer) || importer.endsWith(OF_TABLE))) return null;
      const found = await this.resolve(source, importer.replace(OF_TABLE, ''), { skipSelf: true });
      return found && DECLARATIONS.test(found.id) ? found.id + OF_TABLE : found;
    },
    transform: {
      // Of the plain script that the types have been taken out of.
      order: 'post',
      filter: { id: /\/feature\.ts\?routes$/ },
      handler(code) {
        return { code: withoutLater(code, this.parse(code)), map: null };
      },
    },
  };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;
type Part = { start: number; end: number };

function withoutLater(code: string, program: Program): string {
  const left = program.body
    .flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declared) => (declared?.type === 'VariableDeclaration' ? declared.declarations : []))
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []))
    .filter(({ type, ...property }) => type === 'Property' && 'key' in property && isLater(property.key));
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const used = without(code, [...left, ...imports]);
  const unused = imports.filter(
    ({ start, end }) => !namesIn(code.slice(start, end)).some((n) => used.includes(n)),
  );
  return without(code, [...left, ...unused]);
}

const isLater = (key: { type: string; name?: unknown }): boolean =>
  key.type === 'Identifier' && LATER.has(String(key.name));

const without = (code: string, parts: readonly Part[]): string =>
  parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code);

/** What an import brings: of `import { a, b } from 'c'` a and b. */
const namesIn = (written: string): string[] => /\{(.*)\}/s.exec(written)?.[1]?.match(/\w+/g) ?? [];
