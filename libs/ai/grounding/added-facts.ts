import { redacted } from '../endpoint/redacted.js';
import { cleaned } from '../text/words/said.js';
import { figuresIn } from './figures.js';

/** What nobody may add to somebody's words: a price or another number, a way to reach somebody, a place on the web. */
export type AddedFact = 'figure' | 'contact' | 'link';

/** An address of the web, whole or only the name of a site, also spelled out; or somebody's name elsewhere. */
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d.@-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}(?:\/\S*)?|(?<!\p{L})\p{L}+ (?:dot|punto) (?:com|net|org|io|me|es)(?!\p{L})|(?<![\p{L}\d])@[\p{L}\d_]{2,}/gu;
const PUNCTUATION = /(?<![.,;:!?)\]"'])[.,;:!?)\]"']+$/;
/** May be counted as one. */
const ONE = /(?<!\p{L})(?:one|an?|un[ao]?)(?!\p{L})/iu;

/**
 * The kinds of facts in `after` that `before` does not hold, whatever their spelling. `before` is what a model was told:
 * without people's addresses and telephone numbers (`redacted`), so that one in its answer is never theirs.
 */
export const addedFacts = (before: string, after: string): AddedFact[] => factsBeside(before)(after);

/** `addedFacts` for many texts beside one, which is read once. */
export function factsBeside(before: string): (after: string) => AddedFact[] {
  const said = cleaned(before);
  const [figures, links] = [figuresIn(said), linksIn(said)];
  if (ONE.test(said)) figures.add('1');
  return (after) => {
    const told = cleaned(after);
    const added: Record<AddedFact, boolean> = {
      figure: isNewIn(figuresIn(told), figures),
      contact: redacted(told) !== told,
      link: isNewIn(linksIn(told), links),
    };
    return (Object.keys(added) as AddedFact[]).filter((kind) => added[kind]);
  };
}

const linksIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(LINK) ?? []).map((link) => link.replace(PUNCTUATION, '')));

const isNewIn = (after: ReadonlySet<string>, before: ReadonlySet<string>): boolean =>
  [...after].some((each) => !before.has(each));
