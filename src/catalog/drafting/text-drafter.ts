import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { withFallback } from '#ai/endpoint/with-fallback';
import { practise } from '#ai/text/practice';
import { draftFromText } from '#ai/text/text-draft';
import { DRAFTING_LIMITS } from '#contract/ai/drafting';
import type { Comparables } from '../alike/comparables.dto.js';
import { LookAlikes } from '../alike/look-alikes.js';
import type { DraftWords } from '../drafts/draft.dto.js';
import { AskForListing } from './ask-for-listing.js';
import type { DraftedListing } from './drafted-listing.dto.js';
import type { Drafting } from './drafting.js';
import { grounded } from './grounded.js';
import { LearntWords } from './learnt-words.js';
import { usualPrices } from './usual-prices.js';

/** Not while the process starts, and with a rest for others after each step. */
const PRACTISED_EVERY_MS = 100;

const NOTHING: Comparables = { items: [], median: null };

/** Makes a listing of what its seller says: by itself, or with the endpoint that the operator has set. */
@Injectable()
export class TextDrafter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private practice: NodeJS.Timeout | undefined;

  constructor(
    private readonly lookAlikes: LookAlikes,
    private readonly learnt: LearntWords,
    private readonly model: AskForListing,
  ) {}

  onApplicationBootstrap(): void {
    const practice = practise();
    this.practice = setInterval(() => {
      if (practice.next().done) clearInterval(this.practice);
    }, PRACTISED_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.practice);
  }

  async draft(text: string, drafting: Drafting): Promise<DraftedListing> {
    const said = draftFromText(text, {
      language: drafting.language,
      prior: await this.learnt.priorOf(text),
    });
    const { value, engine, fellBack } = await withFallback(
      async () => grounded(await this.model.ask(text, drafting), said),
      () => said,
    );
    return pricedByLookAlikes({
      words: value.words,
      origins: [...value.origins],
      questions: value.questions.map(({ field, answers }) => ({ field, answers: [...answers] })),
      lookAlikes: await this.alike(value.words),
      engine,
      fellBack,
    });
  }

  private async alike({ title, category }: DraftWords): Promise<Comparables> {
    return title && category ? this.lookAlikes.of({ title, category }) : NOTHING;
  }
}

/** A price that is not said is what such things cost, until the seller has answered. */
function pricedByLookAlikes(drafted: DraftedListing): DraftedListing {
  const { words, origins, questions, lookAlikes } = drafted;
  const usual = usualPrices(lookAlikes.items);
  const question = questions.find(({ field }) => field === 'price');
  const [middle] = usual;
  if (!question || middle === undefined) return drafted;
  const answers = [...new Set([...question.answers, ...usual.map(String)])];
  question.answers = answers.slice(0, DRAFTING_LIMITS.answers);
  const said = origins.some(({ field, source }) => field === 'price' && source === 'words');
  if (said) return drafted;
  return {
    ...drafted,
    words: { ...words, price: middle },
    // What was sold says more than a model's guess.
    origins: [
      ...origins.filter(({ field }) => field !== 'price'),
      { field: 'price', source: 'look-alikes', certainty: 'unsure', evidence: null },
    ],
  };
}
