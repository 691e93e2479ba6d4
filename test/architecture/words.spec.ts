import { describe, expect, it } from '@jest/globals';
import { type SourceFile, sourceFiles } from '../support/sources/source-files.js';

/** What people write, what is searched for and what models are told, demo listings, examples for specs, and the mailbox of who develops. */
const NO_WORDS_OF_OURS =
  /^libs\/(contract\/(search|offers|accounts\/names)\b|ai\/)|\/demo\/|\/an?-[\w-]+\.tsx?$|\/mailbox-page\.ts$/;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;
const OTHER_LETTERS = /^.*(?!\p{ASCII})\p{L}.*$/gmu;
const NAMED =
  /\b(?:subject|heading|title|label|alt|placeholder|description|aria-label|button|footer|text)(?:: ?|=\{?)(['"`])[A-Z][a-z]+[ ,].*?\1/g;
const BETWEEN_TAGS = />\s*[A-Z][a-z]+[ ,][a-z][^<{}=;()]*<\//g;

/** Words a person reads that stand in code: none of them is ever translated. */
const wordsIn = ({ path, text }: SourceFile): string[] => {
  const code = text.replaceAll(COMMENT, '');
  const patterns = path.endsWith('.tsx') ? [OTHER_LETTERS, NAMED, BETWEEN_TAGS] : [OTHER_LETTERS, NAMED];
  return patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`),
  );
};

describe('Words', () => {
  it('lie in locales, and none in code', () => {
    const sources = sourceFiles('{src,libs}/**/*.ts', 'web/src/**/*.{ts,tsx}').filter(
      ({ path }) => !NO_WORDS_OF_OURS.test(path),
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap(wordsIn)).toEqual([]);
  });

  it.each([
    ["const mail = { subject: 'Your offer has expired' };"],
    ["  reply: 'Leer y responder más',"],
    ['<input aria-label="Search listings" />'],
    ['<p>\n  Nothing found, try again\n</p>'],
  ])('in code are found: %s', (text) => {
    expect(wordsIn({ path: 'web/src/page.tsx', text })).toHaveLength(1);
  });

  it('of comments, keys and names are none', () => {
    const text =
      "/** Español. */\nt('errors.title'); // ¿?\n<T title={t('a.b')} type=\"Array\">{x}</T>; f<Promise<void>>()";
    expect(wordsIn({ path: 'web/src/page.tsx', text })).toEqual([]);
  });
});
