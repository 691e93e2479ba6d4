import { readdirSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { folderCircles } from '../support/sources/folder-circles.js';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

const MOST_FILES = 20;

const server = sourceFiles('{src,libs}/**/*.ts');
/** Not `migrations`: a timeline is read by its end, and never cut. */
const everything = [
  ...server,
  ...sourceFiles('test/**/*.ts', 'web/{src,build,scripts,jest}/**/*.{ts,tsx,mjs,cjs}', 'scripts/**/*.mjs'),
];
const folders = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

const importing = (path: string, ...imports: string[]): SourceFile => ({
  path: `src/shop/${path}`,
  text: imports.map((from) => `import type { X } from '${from}';`).join('\n'),
});

const ground = (path: string, from: string) => ({
  path: `libs/platform/${path}`,
  text: `export { x } from '${from}';`,
});

const many = (count: number, ending: string) =>
  Array.from({ length: count }, (_, n) => ({ path: `src/shop/chat/file-${n}${ending}`, text: '' }));

describe('Folders', () => {
  it.each([...folders('src'), 'src', 'libs/platform'])('of %s import one another one way', (parent) => {
    expect(folderCircles(parent, server)).toEqual([]);
  });

  it('that import one another in a circle are found', () => {
    const planted = [
      importing('offers/make.ts', '../chat/send.js'),
      importing('chat/send.ts', '../people/person.js', '../words/say.js', '#contract/chat'),
      importing('words/say.ts', '../offers/offer.js', './other.js'),
      importing('people/person.ts'),
      // Neither the table of contents of a context nor a spec is an arrow.
      importing('shop.module.ts', './people/person.js'),
      importing('people/person.spec.ts', '../chat/send.js'),
    ];
    expect(folderCircles('src/shop', planted)).toEqual(['chat > words > offers > chat']);
    expect(
      folderCircles('libs/platform', [
        ground('http/a.ts', '#platform/auth/b'),
        ground('auth/b.ts', '../http/a.js'),
      ]),
    ).toEqual(['auth > http > auth']);
  });

  it(`hold no more than ${MOST_FILES} files each; styles, specs and what is generated apart`, () => {
    expect(crowded(everything)).toEqual([]);
  });

  it('that hold more are found', () => {
    const few = [...many(MOST_FILES / 2, '.ts'), ...many(MOST_FILES / 2, '.tsx')];
    expect(crowded([...few, ...many(5, '.spec.tsx')])).toEqual([]);
    expect(crowded([...many(MOST_FILES + 1, '.ts')])).toEqual([`src/shop/chat: ${MOST_FILES + 1}`]);
  });
});

/** Folders with more files than somebody looks through. */
function crowded(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files.filter((file) => !/\.(spec|gen)\.tsx?$/.test(file.path))) {
    const folder = path.replace(/\/[^/]+$/, '');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count}`);
}
