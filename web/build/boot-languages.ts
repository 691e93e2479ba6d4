import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Tells the boot script, which runs before any module, which languages have a folder in `locales`, and what it says in them. */
export function bootLanguages(locales: string): Plugin {
  return {
    name: 'boot-languages',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('{}/* words */', () => bootWords(locales)),
    },
  };
}

/** By language: that the app did not come, and the button that asks for it again. */
export function bootWords(locales: string): string {
  const words = languagesIn(locales).map((language) => {
    const { problems, actions } = JSON.parse(readFileSync(join(locales, language, 'common.json'), 'utf8'));
    return [language, [problems.network, actions.retry]];
  });
  return JSON.stringify(Object.fromEntries(words)).replaceAll('<', String.raw`\u003c`);
}

const languagesIn = (locales: string): string[] =>
  readdirSync(locales, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
