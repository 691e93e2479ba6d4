import { Injectable } from '@nestjs/common';
import MiniSearch from 'minisearch';
import { HELP_ARTICLES, HELP_FIGURES, type HelpArticle } from '#contract/community/help';
import { LANGUAGES, type Language } from '#contract/people';
import { plainWords } from '#contract/search/plain-words';
import { readWords } from '#contract/search/read-words';
import { Words } from '#platform/words/words';
import { countEmpty, stemOf, stemsOf } from './question-words.js';

/** Of what a question asks about, an article has to speak of at least this share, rare words counting for more. */
const KNOWN = 0.42;
/** What an answer mentions besides is not what it is about. */
const ASIDE = 0.6;

export interface FoundArticle {
  article: HelpArticle;
  question: string;
  answer: string;
  /** The share of the question it speaks of, 0 to 1. */
  share: number;
}

interface Indexed extends Omit<FoundArticle, 'share'> {
  id: string;
  keywords: string;
}

/** The help texts in one language, found by what is asked. */
class LanguageIndex {
  private readonly search: MiniSearch<Indexed>;
  private readonly articles: Map<string, Indexed>;
  private readonly vocabulary: Map<string, number>;

  constructor(
    articles: readonly Indexed[],
    private readonly language: Language,
  ) {
    const stems = (text: string) => stemsOf(text, language);
    this.articles = new Map(articles.map((article) => [article.id, article]));
    this.search = new MiniSearch({
      fields: ['question', 'keywords', 'answer'],
      tokenize: stems,
      processTerm: (term) => term,
      searchOptions: {
        boost: { question: 3, keywords: 2 },
        // Slips of the finger, in words that are long enough to be told by the rest.
        fuzzy: (term) => (term.length > 4 ? 1 : false),
        weights: { fuzzy: 0.4, prefix: 0.3 },
        // How long an article is says nothing of how well it answers.
        bm25: { k: 1.2, b: 0.2, d: 0.5 },
      },
    });
    this.search.addAll(articles);
    this.vocabulary = new Map();
    for (const { question, keywords, answer } of articles)
      for (const stem of new Set(stems(`${question} ${keywords} ${answer}`)))
        this.vocabulary.set(stem, (this.vocabulary.get(stem) ?? 0) + 1);
  }

  find(question: string): FoundArticle[] {
    const things = this.thingsIn(question);
    const asked = [...new Set(stemsOf(question, this.language))].filter((stem) => !things.has(stem));
    const whole = asked.reduce((sum, stem) => sum + this.weightOf(stem), 0);
    if (whole === 0) return [];
    return this.search
      .search(question)
      .flatMap(({ id, score, queryTerms, terms, match }) => {
        const article = this.articles.get(String(id));
        const aside = terms.every((term) => String(match[term]) === 'answer');
        const told = [...new Set(queryTerms)].reduce((sum, stem) => sum + this.weightOf(stem), 0);
        const share = ((aside ? ASIDE : 1) * told) / whole;
        return article ? [{ found: { ...article, share }, rank: score * share }] : [];
      })
      .toSorted((one, other) => other.rank - one.rank)
      .map(({ found }) => found);
  }

  /** How many words of a text belong to this language, as far as it is known here. */
  knows(text: string): number {
    const known = stemsOf(text, this.language).filter((stem) => this.vocabulary.has(stem));
    return known.length + countEmpty(text, this.language);
  }

  /** What somebody wants to sell or buy: the help explains the same of all things. */
  private thingsIn(question: string): Set<string> {
    const named = readWords(plainWords(question)).flatMap(({ typed, categories }) =>
      categories.length > 0 ? typed : [],
    );
    return new Set(
      named.map((word) => stemOf(word, this.language)).filter((stem) => !this.vocabulary.has(stem)),
    );
  }

  /** A word nobody explains anything with weighs most: it is what the question is about. */
  private weightOf(stem: string): number {
    return Math.log(1 + this.articles.size / (this.vocabulary.get(stem) ?? 1));
  }
}

@Injectable()
export class HelpIndex {
  private readonly languages = new Map<Language, LanguageIndex>();

  constructor(private readonly words: Words) {}

  /** The articles that speak of what is asked, the best first. */
  find(question: string, language: Language): FoundArticle[] {
    return this.in(language).find(question);
  }

  /** The one that answers it, if any does. */
  answer(question: string, language: Language, least = KNOWN): FoundArticle | undefined {
    return this.find(question, language).find(({ share }, place) => place < 3 && share >= least);
  }

  /** The language a question is in: that of the screen, unless more of its words are of another one. */
  languageOf(question: string, screen: Language): Language {
    const known = (language: Language) => this.in(language).knows(question);
    return LANGUAGES.reduce((best, language) => (known(language) > known(best) ? language : best), screen);
  }

  private in(language: Language): LanguageIndex {
    const known = this.languages.get(language) ?? new LanguageIndex(this.read(language), language);
    this.languages.set(language, known);
    return known;
  }

  private read(language: Language): Indexed[] {
    const t = this.words.in(language);
    return HELP_ARTICLES.map((article) => ({
      id: article.id,
      article,
      question: t(`help:articles.${article.id}.question`),
      answer: t(`help:articles.${article.id}.answer`, HELP_FIGURES),
      keywords: t(`help:articles.${article.id}.keywords`),
    }));
  }
}
