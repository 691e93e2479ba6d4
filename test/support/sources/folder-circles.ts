import { dirname, join, normalize } from 'node:path';
import type { SourceFile } from './source-files.js';

const IMPORTS = /(?:from|import\()\s*'([^']+)'/g;
/** Subpath imports of package.json. */
const ROOTS: readonly [RegExp, string][] = [
  [/^#platform\//, 'libs/platform/'],
  [/^#contract\//, 'libs/contract/'],
];

/**
 * Folders directly under `parent` that import one another in a circle, each as the way around (`a > b > a`). Imports for
 * types count: who has to know whom is the question. Specs may look wherever they have to.
 */
export function folderCircles(parent: string, files: readonly SourceFile[]): string[] {
  const folderOf = (path: string) =>
    path.startsWith(`${parent}/`) ? /^([^/]+)\//.exec(path.slice(parent.length + 1))?.[1] : undefined;
  const arrows = new Map<string, Set<string>>();
  for (const { path, text } of files.filter((file) => !/\.spec\.tsx?$/.test(file.path))) {
    const from = folderOf(path);
    if (!from) continue;
    const known = arrows.get(from) ?? new Set();
    for (const [, target = ''] of text.matchAll(IMPORTS)) {
      const to = folderOf(resolved(path, target));
      if (to && to !== from) known.add(to);
    }
    arrows.set(from, known);
  }
  return circlesIn(arrows);
}

function resolved(path: string, target: string): string {
  const [root, place] = ROOTS.find(([pattern]) => pattern.test(target)) ?? [];
  if (root) return target.replace(root, place ?? '');
  return target.startsWith('.') ? normalize(join(dirname(path), target)) : target;
}

/** One way around for each folder that is on one. */
function circlesIn(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>();
  for (const start of arrows.keys()) {
    const way = shortestWay(arrows, start);
    if (!way) continue;
    const first = way.indexOf([...way].sort()[0] ?? start);
    const turned = [...way.slice(first), ...way.slice(0, first)];
    found.add([...turned, turned[0]].join(' > '));
  }
  return [...found].sort();
}

function shortestWay(arrows: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const seen = new Set<string>();
  let ways: string[][] = [[start]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const to of arrows.get(way.at(-1) ?? '') ?? []) {
        if (to === start) return way;
        if (!seen.has(to)) next.push([...way, to]);
        seen.add(to);
      }
    }
    ways = next;
  }
  return null;
}
