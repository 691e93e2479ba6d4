import { Injectable } from '@nestjs/common';
import type { ListingFacts } from '../../catalog/catalog.contract.js';
import { type Answer, articleSources, type Telling } from './answer.js';
import { type FoundArticle, HelpIndex } from './help-index.js';
import { courtesy, itemIntent } from './intents.js';
import { answerAboutItem, answerFromDescription } from './item-at-hand.js';

/** Above this share of the question, a help text comes before what an item's description says. */
const PLAINLY = 0.75;

/** Answers from the help texts and the item at hand, word for word: nothing in it is invented. */
@Injectable()
export class BuiltInAssistant {
  constructor(private readonly help: HelpIndex) {}

  answer(question: string, item: ListingFacts | null, telling: Telling): Answer {
    const { t, language } = telling;
    const said = courtesy(question);
    if (said) return { reply: t(`assistant-replies:${said}`), sources: [], known: true };
    const intent = item && itemIntent(question);
    if (intent) return answerAboutItem(intent, item, question, telling);
    const plainly = this.help.answer(question, language, PLAINLY);
    if (plainly) return this.explained(plainly, telling);
    const described = item && answerFromDescription(item, question, telling);
    if (described) return described;
    const article = this.help.answer(question, language);
    if (article) return this.explained(article, telling);
    return {
      reply: t(item ? 'assistant-replies:unknown-item' : 'assistant-replies:unknown'),
      sources: [],
      known: false,
    };
  }

  /** The help texts that come nearest, for who puts them into words of their own. */
  nearest(question: string, { language }: Telling, most: number): FoundArticle[] {
    return this.help.find(question, language).slice(0, most);
  }

  private explained({ article, question, answer }: FoundArticle, { t }: Telling): Answer {
    return { reply: answer, sources: articleSources(t, article, question), known: true };
  }
}
