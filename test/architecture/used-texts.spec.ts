import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sourceFiles } from '../support/sources/source-files.js';

type Texts = { [key: string]: string | string[] | Texts };

const keysOf = (texts: Texts, prefix: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' || Array.isArray(value)
      ? [(prefix + key).replace(/_(zero|one|two|few|many|other)$/, '')]
      : keysOf(value, `${prefix}${key}.`),
  );

const keys = sourceFiles('locales/en/*.json').flatMap(({ path, text }) =>
  keysOf(JSON.parse(text) as Texts, `${basename(path, '.json')}:`),
);
const sources = sourceFiles('{web/src,src,libs}/**/*.{ts,tsx}').map(({ text }) => text);

/** Those that no string of these names, nor any that is built of parts, whatever these may be. */
function unusedIn(texts: readonly string[]): string[] {
  const named = new Set(texts.flatMap((text) => found(text, /['"`]([\w:.-]+)['"`]/g)));
  const built = new Set(texts.flatMap((text) => found(text, /`((?:[\w:.-]|\$\{[^`]*?\})+)`/g)));
  const fitting = [...built].flatMap((template) => {
    const fixed = template.split(/\$\{[^}]*\}/);
    // What consists of nothing but parts would fit everything.
    if (!fixed.some((part) => /[a-z]{2}/i.test(part))) return [];
    const escaped = fixed.map((part) => part.replaceAll(/\W/g, '\\$&'));
    return [new RegExp(`^(?:[\\w-]+:)?${escaped.join('[\\w.-]+')}$`)];
  });
  return keys.filter((key) => {
    const [, short = ''] = key.split(':');
    return !named.has(key) && !named.has(short) && !fitting.some((template) => template.test(key));
  });
}

describe('every text', () => {
  it('is said somewhere', () => {
    expect(unusedIn(sources)).toEqual([]);
  });

  it('is found when nothing says it any more', () => {
    const texts = sources.filter((text) => !text.includes("'none-of-stars'"));
    expect(unusedIn(texts)).toContain('reviews:none-of-stars');
  });
});

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match]) => match as string);
}
