// Lets plain Node run the TypeScript sources: `#platform/*` by the `source` condition, `./x.js` as `./x.ts`, swc as in the tests.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('#'))
      return next(specifier, { ...context, conditions: [...context.conditions, 'source'] });
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return { url: source.href, shortCircuit: true };
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
    return { format: 'module', source: compiled(url).code, shortCircuit: true };
  },
});

/** A source as Node runs it, and `map`: the way back to its lines, as JSON. */
export function compiled(url) {
  const filename = fileURLToPath(url);
  return transformSync(readFileSync(filename, 'utf8'), { ...swcOptions, filename });
}
