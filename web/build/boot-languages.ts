import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Tells the boot script, which runs before any module, which languages have a folder in `locales`. */
export function bootLanguages(locales: string): Plugin {
  return {
    name: 'boot-languages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('[]/* languages */', () => JSON.stringify(languagesIn(locales))),
    },
  };
}

const languagesIn = (locales: string): string[] =>
  readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
