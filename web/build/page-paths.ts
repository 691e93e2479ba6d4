import type { Plugin } from 'vite';
import { PAGES } from '../../libs/contract/pages/pages.ts';

const ADDRESS = /\b(\w+Page)\.(path|also)\b/g;

/**
 * Writes the addresses of pages in the place of their declarations, of which the browser needs nothing else: `"/about"`
 * for `aboutPage.path`.
 */
export function pagePaths(): Plugin {
  return {
    name: 'page-paths',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      order: 'post',
      filter: { id: /\/(?:web\/src|libs\/contract)\//, code: ADDRESS },
      handler: (code) => ({ code: code.replace(ADDRESS, written), map: null }),
    },
  };
}

const declared: Readonly<Record<string, { path: string; also?: string }>> = PAGES;

function written(found: string, name: string, property: 'path' | 'also'): string {
  const page = Object.hasOwn(declared, name) ? declared[name] : undefined;
  return page ? JSON.stringify(page[property]) : found;
}
