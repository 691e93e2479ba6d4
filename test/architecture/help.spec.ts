import { describe, expect, it } from '@jest/globals';
import { DECLARED_ARTICLES, HELP_ARTICLES, HELP_FIGURES, HELP_TOPICS } from '#contract/community/help';
import { PAGES } from '#contract/pages/pages';
import { LANGUAGES } from '#contract/people';
import { sourceFiles } from '../support/sources/source-files.js';

interface Article {
  question: string;
  answer: string;
  keywords: string;
}

function articlesOf(language: string): [id: string, Article][] {
  const [file] = sourceFiles(`locales/${language}/help.json`);
  const { articles } = JSON.parse(file?.text ?? '{}') as { articles: Record<string, Article> };
  return Object.entries(articles);
}

const placeholdersIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => `${name}`);
const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');

describe('the help', () => {
  it.each(LANGUAGES)('in %s explains what is declared, and nothing else', (language) => {
    expect(articlesOf(language).map(([id]) => id)).toEqual(DECLARED_ARTICLES.map(({ id }) => id));
  });

  it.each(LANGUAGES)('in %s has no figure but those of the rules themselves', (language) => {
    const texts = articlesOf(language).flatMap(([id, { question, answer }]) => [
      [id, question],
      [id, answer],
    ]);
    expect(
      texts.filter(([, text = '']) =>
        /\d/.test(withoutPlaceholders(text.replace('; 0 ', '; ').replace('con 0 ', ''))),
      ),
    ).toEqual([]);
    const used = texts.flatMap(([, text = '']) => placeholdersIn(text));
    const known = ['brand', ...Object.keys(HELP_FIGURES)];
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(HELP_FIGURES).filter((name) => !used.includes(name))).toEqual([]);
  });

  it('leads to pages that are there, and leaves out what is about one that is not', () => {
    const paths: string[] = Object.values(PAGES).map(({ path }) => path);
    const told = DECLARED_ARTICLES.filter((article) => !('page' in article) || paths.includes(article.page));
    expect(HELP_ARTICLES.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
    expect(HELP_ARTICLES.length).toBeGreaterThan(45);
    expect(new Set(HELP_ARTICLES.map(({ topic }) => topic))).toEqual(new Set(HELP_TOPICS));
  });
});
