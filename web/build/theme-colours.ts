import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const THEME = /\[data-theme=["'](\w+)["']\]\s*\{\s*color-scheme: \w+;\s*--bg: (#[0-9a-f]{6})/g;

/** Writes each theme's page colour from tokens.css into the boot script, which runs before any style is there. */
export function themeColours(): Plugin {
  return {
    name: 'theme-colours',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('{}/* theme colours */', JSON.stringify(coloursOf(readTokens()))),
    },
  };
}

const readTokens = () => readFileSync(join(import.meta.dirname, '../src/ui/tokens.css'), 'utf8');

function coloursOf(tokens: string): Record<string, string> {
  const colours = Object.fromEntries([...tokens.matchAll(THEME)].map(([, theme, colour]) => [theme, colour]));
  if (Object.keys(colours).length === 0) throw new Error('tokens.css names no theme with a page colour');
  return colours;
}
