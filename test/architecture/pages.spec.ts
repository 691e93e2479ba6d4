import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
const literals = (written: string): string[] =>
  [...written.matchAll(/'(\/[^']*)'/g)].map(([, path = '']) => path);

/** `paths.about` of the web's routes, with `paths.listing(':id')` as the one that is made. */
const named = new Map(
  [...readFileSync('web/src/app/paths.ts', 'utf8').matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(
    ([, name = '', path = '']) => [name, path] as const,
  ),
);
const resolved = (expression: string): string => {
  const [, name] = /^paths\.(\w+)$/.exec(expression) ?? [];
  if (name) return named.get(name) ?? `unknown ${expression}`;
  if (expression === "paths.listing(':id')") return '/listing/:id';
  return expression.replaceAll(/['`]/g, '').replace('${paths.chat}', named.get('chat') ?? '');
};
/** The addresses of the web, the optional last part of one as two of them. */
const web = filesIn('web/src/features', /^feature\.ts$/)
  .flatMap((source) => [...source.matchAll(/(?:path: |chatRoute\()(paths\.listing\(':id'\)|[^,)\s]+)/g)])
  .map(([, expression = '']) => expression)
  .filter((expression) => expression !== 'string' && !expression.includes("'*'"))
  .map(resolved)
  .flatMap((path) => (path.endsWith('?') ? [path.replace(/\/:\w+\?$/, ''), path.slice(0, -1)] : [path]));

const sources = [...filesIn('src', /\.page\.ts$/), ...filesIn('libs/platform', /^static-pages\.ts$/)];
/** The addresses that the server answers with a head of their own. */
const served = sources.flatMap((source) => [
  ...[...source.matchAll(/@Page\(([^)]*)\)/g)].flatMap(([, paths = '']) => literals(paths)),
  ...[...source.matchAll(/^ {2}'(\/[^']*)': \{/gm)].map(([, path = '']) => path),
]);
const drawnByServer = [
  ...readFileSync('libs/platform/pages/static-pages.ts', 'utf8').matchAll(
    /^ {2}'(\/[^']*)': \{[^}]*drawn: true/gm,
  ),
].map(([, path = '']) => path);
const drawnByWeb = [...readFileSync('web/vite.config.ts', 'utf8').matchAll(/path: '\^([^']+)'/g)].map(
  ([, pattern = '']) => new RegExp(`^${pattern}`),
);

describe('an address', () => {
  it('of the web is known to the server, which would tell a crawler that it does not exist', () => {
    expect(web.length).toBeGreaterThan(20);
    expect(web.filter((path) => !served.includes(path))).toEqual([]);
  });

  it('that the server describes has a page', () => {
    expect(served.filter((path) => !web.includes(path))).toEqual([]);
  });

  it('that the server draws has its styles and scripts in the HTML', () => {
    expect(drawnByServer.length).toBeGreaterThan(2);
    expect(drawnByServer.filter((path) => !drawnByWeb.some((pattern) => pattern.test(path)))).toEqual([]);
  });
});
