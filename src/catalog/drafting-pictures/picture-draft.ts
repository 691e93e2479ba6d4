import type { TextDraft } from '#ai/text/text-draft';
import { type AskedField, type Certainty, DRAFTING_LIMITS, type DraftSource } from '#contract/ai/drafting';
import type { ListingField } from '#contract/drafts';
import { type Category, type Condition, LISTING_LIMITS } from '#contract/listings';
import { plainWords } from '#contract/search/plain-words';
import type { DraftedListing } from '../drafting/drafted-listing.dto.js';
import { usualPrices } from '../drafting/usual-prices.js';
import type { DraftWords } from '../drafts/draft.dto.js';
import type { AlikePicture } from './alike-pictures.js';

/** What the pictures of an item show. */
export interface Seen {
  /** The words on them, as they were read. */
  readonly text: string;
  /** What those words tell. */
  readonly told: TextDraft;
  /** In the seller's language. */
  readonly colours: readonly string[];
  /** The nearest first. */
  readonly alike: readonly AlikePicture[];
  /** In the seller's language. */
  readonly description: string;
}

type Drafted = Pick<DraftedListing, 'words' | 'origins' | 'questions'>;

/** Look-alikes that have to agree, and the share of all of them. */
const AGREEING = { fewest: 2, share: 2 / 3 };
const USUAL_CONDITIONS: readonly Condition[] = ['good', 'like-new', 'fair'];
/** What is asked of most things. */
const USUAL_CATEGORIES: readonly Category[] = ['electronics', 'clothing', 'home-garden', 'sporting-goods'];

/**
 * A listing from what its pictures show. Nothing on a picture is more than likely, since it may show something else's name;
 * what nothing tells is asked, and what cannot be seen is left out.
 */
export function pictureDraft(seen: Seen): Drafted {
  const draft = new Draft();
  fromText(draft, seen);
  fromAlike(draft, seen.alike);
  if (seen.colours.length > 0)
    draft.set('tags', tagsOf(draft.words.tags, seen.colours), 'picture', 'likely', seen.colours.join(', '));
  if (seen.description) draft.set('description', seen.description, 'picture', 'likely', seen.text);
  if (draft.words.condition === undefined) draft.ask('condition', USUAL_CONDITIONS);
  if (draft.words.category === undefined) draft.ask('category', USUAL_CATEGORIES);
  if (draft.words.price === undefined) draft.ask('price', []);
  const { words, origins, questions } = draft;
  return { words, origins, questions };
}

function fromText(draft: Draft, { told, text }: Seen): void {
  const { title, price, category, condition, tags } = told.words;
  const known = { title, price, category, condition, tags };
  for (const { field, certainty, evidence } of told.origins) {
    const value = known[field as keyof typeof known];
    if (value === undefined) continue;
    draft.set(field, value, 'picture', certainty === 'unsure' ? 'unsure' : 'likely', evidence ?? text);
    const question = told.questions.find((asked) => asked.field === field);
    if (question) draft.ask(question.field, question.answers);
  }
}

function fromAlike(draft: Draft, alike: readonly AlikePicture[]): void {
  if (alike.length === 0) return;
  const { words } = draft;
  const title = words.title === undefined ? sharedTitle(alike) : undefined;
  if (title) draft.set('title', title, 'look-alikes', 'unsure', null);
  if (words.category === undefined) {
    const [first, ...others] = byCount(alike.map(({ category }) => category));
    if (!first) return;
    const agree = first.count >= AGREEING.fewest && first.count >= alike.length * AGREEING.share;
    draft.set('category', first.value, 'look-alikes', agree ? 'likely' : 'unsure', null);
    if (!agree)
      draft.ask(
        'category',
        [first, ...others].map(({ value }) => value),
      );
  }
  if (words.price === undefined) {
    const usual = usualPrices(alike);
    const [middle, low = middle, high = middle] = usual;
    const agree = middle !== undefined && low !== undefined && high !== undefined && high - low <= middle / 4;
    if (middle !== undefined) draft.set('price', middle, 'look-alikes', agree ? 'likely' : 'unsure', null);
    if (!agree) draft.ask('price', (usual.length > 0 ? usual : alike.map(({ price }) => price)).map(String));
  }
}

/** The words that most of them have in their titles, as the nearest has them; of a single one all of them. */
function sharedTitle(alike: readonly AlikePicture[]): string | undefined {
  const [nearest, ...others] = alike;
  if (!nearest || others.length === 0) return nearest?.title;
  const known = others.map(({ title }) => new Set(plainWords(title)));
  const shared = nearest.title
    .split(/\s+/)
    .filter((word) =>
      plainWords(word).some((plain) => known.filter((of) => of.has(plain)).length * 2 >= known.length),
    );
  return shared.length > 0 ? shared.join(' ').replace(/[,;:–-]+$/, '') : undefined;
}

function byCount<T>(values: readonly T[]): { value: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count);
}

const tagsOf = (tags: readonly string[] = [], colours: readonly string[]): string[] =>
  [...new Set([...tags, ...colours])].slice(0, LISTING_LIMITS.tags);

/** A listing as it is put together: each field with where it comes from. */
class Draft implements Drafted {
  readonly words: DraftWords = {};
  readonly origins: Drafted['origins'] = [];
  readonly questions: Drafted['questions'] = [];

  set<F extends ListingField & keyof DraftWords>(
    field: F,
    value: DraftWords[F],
    source: DraftSource,
    certainty: Certainty,
    evidence: string | null,
  ): void {
    this.words[field] = value;
    const said = evidence?.replaceAll(/\s+/g, ' ').trim().slice(0, DRAFTING_LIMITS.evidence);
    const known = this.origins.findIndex((origin) => origin.field === field && origin.source === source);
    if (known >= 0) this.origins.splice(known, 1);
    this.origins.push({ field, source, certainty, evidence: said || null });
  }

  ask(field: AskedField, answers: readonly string[]): void {
    if (this.questions.some((asked) => asked.field === field)) return;
    this.questions.push({ field, answers: [...new Set(answers)].slice(0, DRAFTING_LIMITS.answers) });
  }
}
