import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type PageDeclaration, patternOf } from '../../libs/contract/pages/page.ts';
import { PAGES } from '../../libs/contract/pages/pages.ts';
import type { FirstPage } from './first-pages.ts';

const FEATURES = 'src/features';

/** Every page that the server draws, with the file and the texts that its feature names for it. */
export function drawnPages(web: string): FirstPage[] {
  const features = globSync(`${FEATURES}/**/feature.ts`, { cwd: web }).map((path) => ({
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
      return { path: patternOf(page), module: `${folder}/${file}.tsx`, texts };
    }
    throw new Error(`No feature has a route to ${page.path}, which the server is to draw`);
  });
}
