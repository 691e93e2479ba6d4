import type { Claim } from './claim.js';
import { matching } from './phrase.js';

const NEVER_HAD = matching('NOT _? {DET SIZE SMALL}*$', 'u');
const DENIED = matching('NOT {EVEN VERY DET SIZE SMALL BE IT in or and nor ni o y}*$', 'u');
/** "No sé si funciona". */
const UNKNOWN = matching('{if si whether} {IT}*$', 'u');
const SAYS_NO = matching('^NOT', 'u');
const NEARLY = matching('NEARLY {DET brand}*$', 'u');

/** What was new or whole is another thing, or was so once: "new battery", "paid 300 new", "con cuerdas nuevas". */
const NEW_OF_ANOTHER = matching('^{NEWOF}', 'u');
const NEW_ONCE = matching(
  '({HAVING PAID} {IT DET brand about like over NEWOF}*|{NEWOF SMALLPART MAINPART} {BE}*|PAID _? _|{300 400 500 600 700 800 900})$',
  'u',
);

const COMES_ALONG = matching('{with con w has tiene trae incluye includes plus got} {DET FEW}* _? _?$', 'u');

const OF_A_PART = matching('MAINPART {BE VERY EVEN in en all both also and}*$', 'u');
const PART_FOLLOWS = matching('^{on of in del de en}? {DET}* MAINPART', 'u');
/** So few words before a part, it is the thing itself: "Keyboard in excellent condition". */
const THE_THING_ITSELF = matching('^_? _? MAINPART {BE VERY in en}*$', 'u');
/** "Cover barely used" is said of the whole. */
const SAYS_USE = matching('USED', 'u');
const SMALL_PART = matching(
  '{SMALLPART FUNCTION} {rear front left right trasero trasera delantero delantera derecho derecha izquierdo izquierda}? {BE VERY BIT IT that EVEN}*$',
  'u',
);
const SMALL_PART_FOLLOWS = matching('^{DET on of in de del en}* SMALLPART', 'u');
const ONE_FUNCTION = matching('FUNCTION {BE EVEN but do does IT}*$', 'u');
const OF_PACKAGING = matching('BOXED {BE SIZE SMALL VERY BIT}*$', 'u');
const PACKAGING_FOLLOWS = matching('^{to on en de in} {DET ORIGINAL}* BOXED', 'u');
/** Frets wear, and say little of a guitar. */
const WEARING_PART = matching(
  '{frets fret tread soles sole heels keys pads strings blades brakes tires corners spine cuffs} {BE with shows showing}* _?$',
  'u',
);
const TOOL_FOLLOWS = matching('^TOOL', 'u');
const MADE_FROM = matching('(?<!apart)from$', 'u');

const CRACKED = matching('SEVERE', 'u');
const EDGE = matching(
  '{corner corners edge edges lid cap handle base esquina esquinas orilla tapa asa} {BE VERY}*$',
  'u',
);
const EDGE_FOLLOWS = matching(
  '^{on at en de in}? {DET}* {corner corners edge edges lid cap handle base esquina esquinas orilla tapa asa}',
  'u',
);

const STANDS_ALONE_BEFORE = matching('(^|,|{VERY BE})$', 'u');
const SAID_OF_THE_REST = matching('{otherwise demas}$', 'u');
const STANDS_ALONE_AFTER = matching('^(;|{EXCEPT but pero})', 'u');

/** "Pages fine" says nothing of the cover. */
const PLAIN_PRAISE = matching('^{still}? {fine good solid sturdy strong sharp}$', 'u');

const SENTENCE_END = '<.:>';

/** The claim as far as it speaks for the whole thing; null where it does not. */
export function scoped(code: string, claim: Claim): Claim | null {
  const before = code.slice(0, claim.start).split(SENTENCE_END).at(-1) ?? '';
  const [after = ''] = code.slice(claim.end).split(SENTENCE_END);
  const said = code.slice(claim.start, claim.end);
  if (DENIED.test(before) && !SAYS_NO.test(said)) return null;
  if (UNKNOWN.test(before)) return null;
  switch (claim.weight) {
    case 'bare':
      return bare(before, after, claim);
    case 'called':
      return called({ opening: code.slice(0, claim.start), before, after, said }, claim);
    case 'broken':
      return broken(before, after, claim);
    case 'small-damage':
      return damaged(before, after) && !NEVER_HAD.test(before) && !WEARING_PART.test(before) ? claim : null;
    case 'severe':
      return damaged(before, after) ? ofAnEdge(before, after, said, claim) : null;
    case 'damage':
      return damaged(before, after) && !NEVER_HAD.test(before) ? claim : null;
    case 'works':
      return PLAIN_PRAISE.test(said) && OF_A_PART.test(before) ? null : claim;
    default:
      return claim;
  }
}

function bare(before: string, after: string, claim: Claim): Claim | null {
  if (claim.condition === 'new') return isOfAnother(before, after) || COMES_ALONG.test(before) ? null : claim;
  if (SAID_OF_THE_REST.test(before)) return claim;
  if (claim.condition === 'like-new' && OF_A_PART.test(before))
    return { ...claim, weight: 'part', condition: 'good' };
  return STANDS_ALONE_BEFORE.test(before) && STANDS_ALONE_AFTER.test(after) ? claim : null;
}

const isOfAnother = (before: string, after: string): boolean =>
  NEW_OF_ANOTHER.test(after) || NEW_ONCE.test(before);

interface Around {
  opening: string;
  before: string;
  after: string;
  said: string;
}

function called({ opening, before, after, said }: Around, claim: Claim): Claim | null {
  if (claim.condition === 'fair') return claim;
  if (claim.condition === 'new') {
    if (NEARLY.test(before)) return { ...claim, condition: 'like-new' };
    return /(?:brand|100%|totally)[^>]*>.*new/.test(said) && isOfAnother(before, after) ? null : claim;
  }
  if (SAYS_USE.test(said)) return claim;
  const ofAPart = (OF_A_PART.test(before) && !THE_THING_ITSELF.test(opening)) || PART_FOLLOWS.test(after);
  return ofAPart ? { ...claim, weight: 'works', condition: 'good' } : claim;
}

/** A cracked corner is like a scratch; a cracked screen is not. */
const ofAnEdge = (before: string, after: string, said: string, claim: Claim): Claim =>
  CRACKED.test(said) && (EDGE.test(before) || EDGE_FOLLOWS.test(after))
    ? { ...claim, weight: 'damage' }
    : claim;

/** A chair with a broken arm is worn, not broken; of many functions one says little. */
function broken(before: string, after: string, claim: Claim): Claim | null {
  if (OF_PACKAGING.test(before)) return null;
  if (ONE_FUNCTION.test(before)) return null;
  return SMALL_PART.test(before) || SMALL_PART_FOLLOWS.test(after)
    ? { ...claim, weight: 'severe', condition: 'fair' }
    : claim;
}

const damaged = (before: string, after: string): boolean =>
  !OF_PACKAGING.test(before) &&
  !PACKAGING_FOLLOWS.test(after) &&
  !TOOL_FOLLOWS.test(after) &&
  !MADE_FROM.test(before);
