import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PageDeclaration, patternOf } from '../../libs/contract/pages/page.ts';
import { PAGES } from '../../libs/contract/pages/pages.ts';
import type { FirstPage } from './first-pages.ts';

const FEATURES = 'src/features';

interface FeatureSource {
  folder: string;
  source: string;
}

/** Every page that the server draws, with the file and the texts that its feature names for it. */
export function drawnPages(web: string): FirstPage[] {
  const features: FeatureSource[] = globSync(`${FEATURES}/**/feature.ts`, { cwd: web }).map((path) => ({
    folder: dirname(path).replaceAll('\\', '/'),
    source: readFileSync(join(web, path), 'utf8'),
  }));
  const drawn = Object.entries<PageDeclaration>(PAGES).filter(([, page]) => page.drawn);
  return drawn.map(([name, page]) => {
    const route = new RegExp(String.raw`path: ${name}\.path,[^}]*?import\('\./([\w-]+)'\)`);
    for (const { folder, source } of features) {
      const [, file] = route.exec(source) ?? [];
      if (!file) continue;
      const [, namespaces = ''] = /namespaces: \[([^\]]*)\]/.exec(source) ?? [];
      const texts = [...namespaces.matchAll(/[\w-]+/g)].map(String);
      const ofOthers = slotsDrawnIn(join(web, folder)).flatMap((slot) => partsOf(slot, features));
      const parts = [...ofOthers, ...laterPartsIn(join(web, folder)).map((part) => `${folder}/${part}`)];
      return { path: patternOf(page), module: `${folder}/${file}.tsx`, parts, texts };
    }
    throw new Error(`No feature has a route to ${page.path}, which the server is to draw`);
  });
}

/** The slots whose parts stand in the drawn page. */
const slotsDrawnIn = (folder: string): string[] =>
  foundIn(folder, /<(?:AtOnce|DrawnSlot) name="([\w-]+)"/g).map(({ found }) => found);

/** The modules of a page's own that are drawn with it, and whose code comes after it; by their paths in its folder. */
const laterPartsIn = (folder: string): string[] =>
  foundIn(folder, /drawnPart\([^;]*?import\('\.\/([\w-]+)'\)/g).map(
    ({ file, found }) => `${join(dirname(file), found).replaceAll('\\', '/')}.tsx`,
  );

const foundIn = (folder: string, pattern: RegExp) =>
  globSync('**/!(*.spec).tsx', { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, found = '']) => ({
      file,
      found,
    })),
  );

/** The modules that features show in a slot. */
const partsOf = (slot: string, features: readonly FeatureSource[]): string[] =>
  features.flatMap(({ folder, source }) => {
    const [, file] = new RegExp(String.raw`'?${slot}'?: \(\) => import\('\./([\w/-]+)'\)`).exec(source) ?? [];
    return file ? [`${folder}/${file}.tsx`] : [];
  });
