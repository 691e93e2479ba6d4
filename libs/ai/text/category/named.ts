import { CATEGORIES } from '#contract/listings';
import { shares } from '../learned/model.js';
import type { Said } from '../words/said.js';
import { type FoundTerm, termsIn } from './terms-in.js';

/** What the names in a text say of its category. */
export interface Named {
  /** How likely each category is by them, in the order of CATEGORIES; all alike where nothing is named. */
  readonly chances: readonly number[];
  /** Nothing is named, and no work offered. */
  readonly nothing: boolean;
  /** The name that tells a category most. */
  readonly tellingOf: (category: number) => FoundTerm | undefined;
}

/** What a term that was never seen in a category counts there. */
const UNSEEN = 0.2;

/** What follows comes with the thing, or is what it is for. */
const ASIDE =
  /(?:^|[^\p{L}])(?:with|w|for|from|comes|includes?|including|incl|plus|also|fits?|matches|like|on|in|at|near|by|to|trade|bought|con|para|de|del|incluye[n]?|trae|mas|en|por|compre|desde|cambio)(?!\p{L})[^,.;!?\n]{0,14}$/u;
/** Who says what they do for others sells that, and not what they do it to: "I fix laptops". */
const WORK_OFFERED =
  /^(?:(?:hi|hello|hey|hola|buenas)[,!.]? )?(?:(?:i|we|i'll|we'll|i will|we will|i can|we can) (?:fix|repair|clean|wash|mow|teach|paint|install|restore|build|tutor|walk|tailor|mend)(?!\p{L})|(?:yo )?(?:reparo|arreglo|limpio|pinto|instalo|corto|doy clases|hago|cuido|paseo|se (?:hacen|reparan|arreglan|limpian|instalan|pintan)) )/u;
const OF_WORK_OFFERED = 6;
const SENTENCE = /[.!?\n]/g;
const FIRST = 1.8;
const OF_A_COMPOUND = 0.4;
const BESIDES = 0.35;

/** A naive Bayes classifier over the terms of a text: where they stand says how much they count. */
export function namedIn(said: Said): Named {
  const found = termsIn(said);
  const lead = found.findIndex(
    (one, index) => isName(one.term.kind) && !isCompound(said, one, named(found, index)),
  );
  const told = found.map((one, index) => ({
    found: one,
    weight: weightOf(said, one) * roleOf(said, one, named(found, index), index === lead),
  }));
  const offersWork = WORK_OFFERED.test(said.plain);
  const points = CATEGORIES.map((category, index) =>
    told.reduce(
      (sum, one) => sum + one.weight * likelihood(one.found, index),
      offersWork && category === 'services' ? OF_WORK_OFFERED : 0,
    ),
  );
  const telling = ({ found: term, weight }: (typeof told)[number], index: number) =>
    weight * likelihood(term, index);
  return {
    chances: shares(points),
    nothing: told.length === 0 && !offersWork,
    tellingOf: (index) =>
      told
        .toSorted((one, other) => telling(other, index) - telling(one, index))
        .find(({ found: { term } }) => (term.counts[index] ?? 0) > 0)?.found,
  };
}

/** The next name; of an "antique oak rocking chair" the chair, past what only hints. */
const named = (found: readonly FoundTerm[], index: number): FoundTerm | undefined =>
  found.slice(index + 1).find(({ term }) => isName(term.kind));

const isName = (kind: FoundTerm['term']['kind']): boolean => kind === 'thing' || kind === 'model';

/** Above zero: it speaks for the category; below: against it. All categories are alike likely before anything is said. */
function likelihood({ term: { counts } }: FoundTerm, index: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0) + UNSEEN * CATEGORIES.length;
  return Math.log((((counts[index] ?? 0) + UNSEEN) / all) * CATEGORIES.length);
}

/** Less for what is said later, and for what comes along. */
function weightOf({ plain }: Said, { start }: FoundTerm): number {
  const sentence = (plain.slice(0, start).match(SENTENCE) ?? []).length;
  const here = sentence === 0 ? 1 : sentence === 1 ? 0.7 : 0.5;
  return here * (ASIDE.test(plain.slice(Math.max(0, start - 24), start)) ? BESIDES : 1);
}

/** The first thing that is named is mostly what is sold. */
const roleOf = (said: Said, one: FoundTerm, next: FoundTerm | undefined, leads: boolean): number =>
  isCompound(said, one, next) ? OF_A_COMPOUND : leads ? FIRST : 1;

const LINKS =
  /[ -](?:and|or|with|w|for|in|on|of|to|from|the|a|my|plus|also|but|is|was|y|o|con|para|de|en|sin|color|marca|modelo|talla|negr[oa]|blanc[oa]|roj[oa]|azul|verde|gris|usad[oa]|nuev[oa]|size|kit|set|bundle)[ -]/u;
/** "guitar poster": in English what comes last is the thing. */
const isCompound = ({ plain }: Said, { end }: FoundTerm, next: FoundTerm | undefined): boolean =>
  next !== undefined &&
  isName(next.term.kind) &&
  /^(?:[ -][\p{L}\p{N}]+)?[ -]$/u.test(plain.slice(end, next.start)) &&
  !LINKS.test(plain.slice(end, next.start));
