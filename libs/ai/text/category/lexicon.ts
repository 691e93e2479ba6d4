import { CATEGORIES, type Category } from '#contract/listings';
import { THINGS } from '#contract/search/things';
import { cleaned, heard } from '../words/said.js';
import { tokensOf } from '../words/tokens.js';
import { BRANDS } from './brands.js';
import { TELLING_WORDS } from './telling-words.js';

/** What a term is: it names the thing, only hints at it, or says who made it or which model it is. */
export type TermKind = 'thing' | 'hint' | 'brand' | 'model';

export interface Term {
  readonly kind: TermKind;
  /** How often it stands for each category in what the classifier is taught, in the order of CATEGORIES. */
  readonly counts: readonly number[];
  /** As it is written on a listing. */
  readonly written: string;
}

/** A thing's name tells more than its maker, who may make everything, or a word that is said of many things. */
const COUNTS: Readonly<Record<TermKind, number>> = { thing: 8, model: 8, brand: 3, hint: 2 };
const RANK: readonly TermKind[] = ['hint', 'brand', 'thing', 'model'];

/** The most words of one term. */
export const LONGEST_TERM = 4;

/** How terms are looked up: their words' stems. */
export const termKey = (written: string): string =>
  tokensOf(heard(written))
    .map(({ stem }) => stem)
    .join(' ');

function taught(): Map<string, Term> {
  const terms = new Map<string, Term>();
  const teach = (entry: string, category: Category, kind: TermKind): void => {
    const written = cleaned(entry.replace('~', ''));
    const key = termKey(written);
    if (!key) return;
    const known = terms.get(key);
    const index = CATEGORIES.indexOf(category);
    const counts = known?.counts ?? CATEGORIES.map(() => 0);
    // Said twice of one category it counts once, by what tells more.
    const count = Math.max(counts[index] ?? 0, COUNTS[kind]);
    const tells = known && RANK.indexOf(known.kind) > RANK.indexOf(kind) ? known : { kind, written };
    terms.set(key, { kind: tells.kind, written: tells.written, counts: counts.with(index, count) });
  };
  for (const category of CATEGORIES) {
    for (const entry of [...THINGS[category].flat(), TELLING_WORDS[category]].join(',').split(','))
      teach(entry, category, entry.trim().startsWith('~') ? 'hint' : 'thing');
    for (const entry of (BRANDS[category] ?? '').split(';')) {
      const [brand = '', models = ''] = entry.split(':');
      teach(brand, category, 'brand');
      for (const model of models.split(',')) teach(model, category, 'model');
    }
  }
  return terms;
}

/** Everything that the classifier was taught, by `termKey`. */
export const TERMS: ReadonlyMap<string, Term> = taught();
