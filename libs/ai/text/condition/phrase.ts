import { signOf } from './tagged.js';
import { VOCABULARY, type WordClass } from './vocabulary.js';

/** `*` means so many words at most, so that no text takes long. */
const ROW = '{0,6}';

const isClass = (name: string): name is WordClass => name in VOCABULARY;

/** One word out of several classes and words; looked at once, so that no word is tried in two ways. */
function oneOf(names: readonly string[]): string {
  const signs = names.filter(isClass).map(signOf).join('');
  const words = names.filter((name) => !isClass(name)).map((word) => word.replace(/[./]/g, '\\$&'));
  const kinds = [signs && `[^>]*[${signs}]`, words.length > 0 && `(?:${words.join('|')}):`].filter(Boolean);
  return `(?:<(?=${kinds.join('|')})[^>]*>)`;
}

/**
 * A phrase over tagged text: `NOT {BE EVEN}* USED`. Small letters are a word, capitals any word of that class, `{…}` one
 * of them, `_` any word, `,` a pause, `;` a pause or the end; `( | )`, `?`, `(?!`, `^` and `$` as in regular expressions.
 */
export const phrase = (written: string): string =>
  written
    .replaceAll('*', '~')
    .replace(/\{([^}]*)\}|[\p{L}\d'%/][\p{L}\d'%/.]*|_|[,;]|\((?!\?)/gu, (piece, group?: string) => {
      if (group !== undefined) return oneOf(group.trim().split(/\s+/));
      if (piece === '_') return '(?:<[\\p{L}\\d][^>]*>)';
      if (piece === ',') return '(?:<,:>)';
      if (piece === ';') return '(?=<[.,]:>|$)';
      return piece === '(' ? '(?:' : oneOf([piece]);
    })
    .replaceAll('~', ROW)
    .replace(/\s+/g, '');

export const matching = (written: string, flags = 'gu'): RegExp => new RegExp(phrase(written), flags);
