import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '#contract/people';
import { sourceFiles } from '../support/sources/source-files.js';

const LOCALES = 'locales';

type Texts = { [key: string]: string | Texts };

const textsOf = (language: string): Record<string, string> =>
  Object.fromEntries(
    sourceFiles(`${LOCALES}/${language}/*.json`).flatMap(({ path, text }) =>
      flat(JSON.parse(text) as Texts, `${basename(path, '.json')}:`),
    ),
  );

const flat = (texts: Texts, prefix: string): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** `count_one` and `count_other` are forms of one text; a language may need more of them or fewer. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(withoutPlural))].sort();
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => `${name}`).sort();

const english = textsOf('en');

/** What is wrong with the texts of a language: those it lacks, has beyond English, leaves empty or fills otherwise. */
function faultsOf(texts: Record<string, string>): string[] {
  const [own, wanted] = [keysOf(texts), keysOf(english)];
  const otherwise = ([key, text]: [string, string]) =>
    texts[key] && String(placeholders(texts[key])) !== String(placeholders(text));
  return [
    ...wanted.filter((key) => !own.includes(key)).map((key) => `lacks ${key}`),
    ...own.filter((key) => !wanted.includes(key)).map((key) => `has ${key}`),
    ...Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [`leaves ${key} empty`] : [])),
    ...Object.entries(english)
      .filter(otherwise)
      .map(([key]) => `fills ${key} otherwise`),
  ];
}

describe('translations', () => {
  it('are offered in every language that has a folder', () => {
    expect([...LANGUAGES].sort()).toEqual(
      readdirSync(LOCALES)
        .filter((name) => !name.includes('.'))
        .sort(),
    );
  });

  it.each(LANGUAGES)('%s has every text and no other, none empty, with the same placeholders', (language) => {
    expect(faultsOf(textsOf(language))).toEqual([]);
  });

  it('that are missing, left over, empty or filled otherwise are found, wherever they stand', () => {
    const { 'catalog-errors:listing-not-found': _, ...texts } = textsOf('es');
    const planted = {
      ...texts,
      'notifications:notices.gone.title': 'De antes',
      'notice-mails:open': ' ',
      'notifications:notices.offer-made.title': '{{nombre}} ofrece {{amount}}',
    };
    expect(faultsOf(planted)).toEqual([
      'lacks catalog-errors:listing-not-found',
      'has notifications:notices.gone.title',
      'leaves notice-mails:open empty',
      'fills notifications:notices.offer-made.title otherwise',
    ]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s is not English in disguise', (language) => {
    const texts = textsOf(language);
    const long = Object.entries(english).filter(([, text]) => text.split(' ').length > 4);
    expect(long.filter(([key, text]) => texts[key] === text)).toEqual([]);
  });
});

describe('the texts of errors', () => {
  const errors = Object.keys(english).flatMap((key) => {
    const [, context, name] = /^(\w+)-errors:(.+)$/.exec(key) ?? [];
    return name ? [`${context}.${name}`] : [];
  });
  const sources = sourceFiles('src/**/*.ts', 'libs/{ai,platform}/**/*.ts');
  const codes = unique(sources.flatMap(({ text }) => found(text, /super\(\s*'([a-z]+\.[a-z-]+)'/g)));
  const issues = unique([
    ...sources.flatMap(({ text }) => found(text, /message: '([a-z]+(?:-[a-z]+)*)'/g)),
    ...sources.flatMap(({ text }) => found(text, /field: '[^']+', code: '([a-z-]+)'/g)),
  ]);

  it('exist for every code the server answers with', () => {
    expect(codes.length).toBeGreaterThan(10);
    expect(codes.filter((code) => !errors.some((key) => key === code || key === `${code}.title`))).toEqual(
      [],
    );
  });

  it('exist for every issue a field can have', () => {
    const known = errors.flatMap((key) => /\.issues\.(.+)$/.exec(key)?.[1] ?? []);
    expect(issues.filter((issue) => !known.includes(issue))).toEqual([]);
  });

  it('are not left over from codes that are gone', () => {
    const named = unique(
      errors
        .filter((key) => !key.includes('.issues.'))
        .map((key) => key.replace(/\.(title|description)$/, '')),
    );
    const raised = unique(sources.flatMap(({ text }) => found(text, /'([a-z]+\.[a-z-]+)'/g)));
    const inBrowser = unique(
      sourceFiles('web/src/**/*.{ts,tsx}').flatMap(({ text }) =>
        found(text, /['":]([a-z]+\.[a-z-]+)(?:\.title|\.description)?['"]/g),
      ),
    );
    expect(named.filter((key) => !raised.includes(key) && !inBrowser.includes(key))).toEqual([]);
  });
});

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, match]) => match as string);
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)].sort();
}
