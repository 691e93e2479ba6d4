import { type AskedField, type Certainty, DRAFTING_LIMITS, type DraftSource } from '#contract/ai/drafting';
import type { ListingField } from '#contract/drafts';
import { CATEGORIES, type Category, CONDITIONS, type Condition } from '#contract/listings';
import { type Prior, readCategory } from './category/category-reading.js';
import { termsIn } from './category/terms-in.js';
import { readCondition } from './condition/condition-reading.js';
import { descriptionOf } from './listing/description.js';
import { placeIn } from './listing/place.js';
import { isSpanish } from './listing/spoken-language.js';
import { tagsOf } from './listing/tags.js';
import { titleOf } from './listing/title.js';
import { unsurePassages } from './listing/unsure-passages.js';
import { writtenWell } from './listing/written-well.js';
import { givenAway } from './price/given-away.js';
import { readPrice } from './price/price-reading.js';
import { heard } from './words/said.js';

/** What of a listing a seller's words tell; what they don't is left out. */
export interface TextWords {
  title?: string;
  description?: string;
  price?: number;
  category?: Category;
  condition?: Condition;
  location?: string;
  zipCode?: string;
  tags?: string[];
}

export interface TextOrigin {
  readonly field: ListingField;
  readonly source: DraftSource;
  readonly certainty: Certainty;
  /** The words it was read from; null: all of them. */
  readonly evidence: string | null;
}

export interface TextQuestion {
  readonly field: AskedField;
  /** The likeliest first; a price is asked without any where nothing is known. */
  readonly answers: readonly string[];
}

export interface TextDraft {
  readonly words: TextWords;
  readonly origins: readonly TextOrigin[];
  readonly questions: readonly TextQuestion[];
}

export interface Speaker {
  /** Their language, where their words don't tell. */
  readonly language: string;
  /** What the marketplace's listings say of the words' category. */
  readonly prior?: Prior;
}

const TOP = 3;
/** Most used things are one of these. */
const USUAL: readonly Condition[] = ['good', 'like-new', 'fair'];

/** A listing from what its seller said, without any model or network: only what they said, and how sure that is. */
export function draftFromText(words: string, { language, prior }: Speaker): TextDraft {
  // One sign may be many once it is written plainly.
  const heardWords = heard(
    words.slice(0, DRAFTING_LIMITS.spoken).normalize('NFKC').slice(0, DRAFTING_LIMITS.spoken),
  );
  const all = termsIn(heardWords);
  const category = readCategory(heardWords, prior);
  const [likeliest] = category?.ranked ?? [];
  // A word that is a maker's name elsewhere ("ram", "fiesta") is none here.
  const terms = all.filter(({ term }) => likeliest && (term.counts[CATEGORIES.indexOf(likeliest)] ?? 0) > 0);
  const said = writtenWell(heardWords, terms);
  const names = terms.length > 0 ? terms : all;
  const free = givenAway(said, names);
  const price = readPrice(said, free);
  // Nobody sells a used haircut: what is broken there is what they repair.
  const condition = likeliest === 'services' ? null : readCondition(said);
  const place = placeIn(said);
  const tags = tagsOf(said, terms);
  const title = titleOf(said, names, free);
  const description = descriptionOf(said.text, isSpanish(said, language));
  const named = terms.some(({ term: { kind } }) => kind !== 'hint');

  const origins: TextOrigin[] = [];
  const tell = (field: ListingField, certainty: Certainty, evidence: string | null = null): void => {
    origins.push({
      field,
      source: 'words',
      certainty,
      evidence: evidence ? evidence.slice(0, DRAFTING_LIMITS.evidence) : null,
    });
  };
  if (title) tell('title', named ? 'sure' : 'likely');
  if (description) tell('description', 'sure');
  for (const passage of unsurePassages(description)) tell('description', 'unsure', passage);
  if (price) tell('price', price.certainty, price.evidence);
  if (category) tell('category', category.certainty, category.evidence);
  if (condition) tell('condition', condition.certainty, condition.evidence);
  if (place?.location) tell('location', 'likely', place.evidence);
  if (place?.zipCode) tell('zipCode', 'sure', place.evidence);
  if (tags.length > 0) tell('tags', 'likely');

  const questions: TextQuestion[] = [];
  if (!price || price.certainty === 'unsure')
    questions.push({ field: 'price', answers: price ? [String(price.amount)] : [] });
  if (!category || category.certainty === 'unsure')
    questions.push({ field: 'category', answers: category?.ranked.slice(0, TOP) ?? [] });
  if (!condition || condition.certainty === 'unsure')
    questions.push({ field: 'condition', answers: condition ? neighbours(condition.condition) : USUAL });

  return {
    words: {
      ...(title && { title }),
      ...(description && { description }),
      ...(price && { price: price.amount }),
      ...(likeliest && { category: likeliest }),
      ...(condition && { condition: condition.condition }),
      ...(place?.location && { location: place.location }),
      ...(place?.zipCode && { zipCode: place.zipCode }),
      ...(tags.length > 0 && { tags }),
    },
    origins,
    questions,
  };
}

function neighbours(condition: Condition): Condition[] {
  const at = CONDITIONS.indexOf(condition);
  return [condition, ...CONDITIONS.filter((_, index) => Math.abs(index - at) === 1)];
}
