import { type Certainty, DRAFTING_LIMITS } from '#contract/ai/drafting';
import type { Condition } from '#contract/listings';
import type { Said } from '../words/said.js';
import { CLAIMS, type Weight } from './condition-claims.js';

export interface ConditionReading {
  readonly condition: Condition;
  readonly certainty: Certainty;
  readonly evidence: string;
}

interface Claim {
  readonly weight: Weight;
  readonly condition: Condition;
  readonly start: number;
  readonly end: number;
}

const RANKED: readonly Condition[] = ['poor', 'fair', 'good', 'like-new', 'new'];

/** Turned into its contrary by what stands before it. */
const DENIED =
  /(?:^|[^\p{L}])(?:not?|isn'?t|aren'?t|wasn'?t|without|w\/o|zero|never|nothing(?: is| was)?|nor|neither|hardly any|free of|don'?t have(?: any)?|doesn'?t have(?: any)?|does not have(?: any)?|haven'?t|(?:no|not) (?:any|a|a single|quite|exactly|really|super|very|in|major|big|real|visible|rips|stains|holes|tears|scratches|dents|cracks|chips|damage)(?: (?:or|,|nor|and))?|no (?:\p{L}+) or|no (?:\p{L}+), (?:no )?|sin|ningun[oa]?s?|nada|ni|nunca|tampoco|no (?:esta|es|tiene|son|estan|hay|tienen)(?: (?:ningun[oa]?|muy|nada|tan))?|sin (?:ningun[oa]?|\p{L}+ (?:ni|o)))[ ,]+$/u;
const SELF_DENIED: ReadonlySet<Weight> = new Set(['works', 'spotless']);

/** Said of a part, or of what it was or cost once: "new battery", "paid 300 new", "New York". */
const NEW_OF_ANOTHER =
  /^ ?(?:batter(?:y|ies)|tires?|tyres?|brakes?|chain|strings?|pads?|screen|tubes?|seat|cover|filter|filters|blades?|bulb|motor|engine|york|jersey|mexico|zealand|orleans|haven|hampshire|balance|era|gen|model|version|clutch|pump|belt|inner|handlebar|grips?|cartridge|ink|paint|upholstery|fabric|laces?|charger|cable|one|ones|home|owner|apartment|place|house|phone|job|edition|testament|wheels?|rotors?|alternator|starter|rack|parts?|heads?|set of|switch(?:es)?|shocks?|pedals?|stylus|needle|hinges?|knobs?|keys?|ssd|thermal|price|for \$?\d|is \$?\d|they|it (?:was|cost|costs|retails)|was|costs?|retails?|llantas?|bateria|pilas?|cuerdas?|frenos|cadena|pantalla|ruedas?|funda|cubiertas?|neumaticos?|generacion|york)(?![\p{L}])/u;
const OLD_PRICE_BEFORE =
  /(?:(?:\$ ?\d[\d.,]*|\d{3}|(?:paid|was|were|cost|retail|worth|vale|valia|pague) \d+|dollars|dolares|bucks|usd) ?|(?:^|[^\p{L}])(?:bought|buy|purchased|cost|costs|paid|retail|retails|price|compr[eo]|costo|compramos|valia|vale|cuesta|precio|got|get|the|a|with|w\/|has|have|need|needs|put|put on|installed|con|de|el|la|un|una|bateria|llantas|baterias|cuerdas|frenos|cadena|pilas|pantalla|my|our|tires|battery) (?:it |them |this |these |me |over |about )?(?:brand )?)$/u;
const COMES_WITH =
  /(?:^|[^\p{L}])(?:with|w\/|has|have|had|got|put|plus|just (?:put|got|installed|replaced)|includes?|installed|con|tiene|incluye|le puse|le cambie)(?: (?:a|an|the|some|un|una|unas|unos|on|in|two|2|four|4|its|all))*(?: \p{L}+)? $/u;
/** "good for a dorm", "great for students", "great sound": praise of something else. */
const PRAISE_OF_USE =
  /^ ?(?:for|to|with|if|starter|deal|price|gift|offer|way|fit|size|sound|quality|brand|battery|view|with|idea|student|beginner|first|addition|para|precio|oferta|regalo|idea|calidad|marca|sonido)(?![\p{L}])/u;
/** A part that is called so: "screen is flawless", "interior in great shape". */
const OF_A_PART =
  /(?:^|[^\p{L}])(?:screen|display|glass|lens|body|battery(?: health| life)?|pages?|interior|exterior|inside|outside|cover|spine|sound|engine|motor|brakes?|tires?|tread|frets?|neck|strings?|keyboard|keys|picture|picture quality|zippers?|soles?|cushions?|fabric|frame|legs?|seat|paint|back|front|sides?|case|binding|edges|base|pads?|wheels?|charger|pantalla|bateria|cristal|lente|motor|interior|exterior|hojas|paginas|tapa|suelas?|cierre|llantas|frenos|estuche)(?: (?:is|are|still|in|has|have|looks?|all|both|also|only|stays|were|was|esta|estan|en|es|son|se ve|tiene))+ $/u;
/** "like new in box": nearly, whatever follows. */
const NEARLY =
  /(?:^|[^\p{L}])(?:like|almost|nearly|practically|basically|virtually|essentially|pretty much|good as|as|casi|como|practicamente|parecen?|semi|cuasi)(?: (?:a|brand|un|una))? $/u;
/** One function of many: what it does not do says little of the rest. */
const ONE_FUNCTION =
  /(?:^|[^\p{L}])(?:a\/?c|air(?: con\p{L}*)?|aire(?: acondicionado)?|radio|stereo|heater|heat|speakers?|bluetooth|remote|lights?|luces|luz|horn|ice ?maker|wifi|touch id|face id|gps|clock|sunroof|windows?|calefaccion|control remoto|cruise control|usb port|headphone jack|timer|display light|backlight|alarm)(?: (?:is|are|does|do|isn't|esta|ya|but))* $/u;
const WEAR_OF_A_PART =
  /(?:^|[^\p{L}])(?:frets?|tread|soles?|heels?|keys?|pads?|strings?|blades?|brakes?|tires?|corners?|spine|cuffs?)(?: (?:is|are|has|have|with|shows?|showing))*(?: \p{L}+)? $/u;
/** What a thing does without: a chair with a broken arm is worn, not broken. */
const SMALL_PARTS =
  'handles?|straps?|legs?|wheels?|knobs?|buttons?|corners?|drawers?|latch|latches|hooks?|clips?|lids?|kickstand|armrests?|arms?|tips?|edges?|slats?|tabs?|feet|foot|spokes?|patas?|ruedas?|manijas?|asas?|correas?|boton(?:es)?|esquinas?|cajon(?:es)?|tapas?|tela|pestanas?|brazos?|tirador(?:es)?';
const SMALL_PART_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(?:${SMALL_PARTS})(?: (?:is|are|was|has|got|a|bit|little|esta|estan|tiene|un|poco|slightly|kinda|that is|that's))* $`,
  'u',
);
const SMALL_PART_AFTER = new RegExp(`^ (?:la |el |una |un |the )?(?:${SMALL_PARTS})(?!\\p{L})`, 'u');
/** A part that came off or is worn says something; the packaging does not. */
const OF_PACKAGING =
  /(?:^|[^\p{L}])(?:box|packaging|package|case|manual|caja|empaque|sleeve)(?: (?:is|was|has|has a|got|has some|a little|a bit|esta|viene|tiene))*(?: \p{L}+)? $/u;

/** The condition a seller claims; null where they claim none. */
export function readCondition(said: Said): ConditionReading | null {
  const claims = claimsIn(said);
  const decided = decide(claims);
  if (!decided) return null;
  const { claim, condition, certainty } = decided;
  const evidence = said.text.slice(claim.start, claim.end).trim().slice(0, DRAFTING_LIMITS.evidence);
  return { condition, certainty, evidence };
}

function claimsIn({ plain }: Said): Claim[] {
  const found: Claim[] = [];
  for (const { weight, condition, words } of CLAIMS)
    for (const { 0: match, index } of plain.matchAll(words))
      found.push({ weight, condition, start: index, end: index + match.length });
  const longest = found.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  const kept: Claim[] = [];
  for (const claim of longest)
    if (!kept.some(({ start, end }) => claim.start < end && start < claim.end)) kept.push(claim);
  return kept
    .filter((claim) => holds(plain, claim))
    .map((claim) => asOfAPart(plain, claim))
    .toSorted((one, other) => one.start - other.start);
}

/** What is said of a part alone says less of the whole. */
function asOfAPart(plain: string, claim: Claim): Claim {
  const before = clauseBefore(plain, claim.start);
  const after = plain.slice(claim.end, claim.end + 20);
  if (claim.condition === 'new' && NEARLY.test(before)) return { ...claim, condition: 'like-new' };
  if (claim.weight === 'broken' && (SMALL_PART_BEFORE.test(before) || SMALL_PART_AFTER.test(after)))
    return { ...claim, weight: 'damage', condition: 'fair' };
  const praised = claim.weight === 'called' && claim.condition !== 'fair' && OF_A_PART.test(before);
  return praised ? { ...claim, weight: 'works', condition: 'good' } : claim;
}

const clauseBefore = (plain: string, start: number): string =>
  plain
    .slice(Math.max(0, start - 40), start)
    .split(/[.!?;\n]/)
    .at(-1) ?? '';

function holds(plain: string, { weight, condition, start, end }: Claim): boolean {
  const before = clauseBefore(plain, start);
  const after = plain.slice(end, end + 20);
  if (!SELF_DENIED.has(weight) && DENIED.test(before)) return false;
  if (weight === 'works' && /(?:^|[^\p{L}])(?:not|never|no|nothing|nada)(?: \p{L}+)? ?$/u.test(before))
    return false;
  if (condition === 'new' && NEW_OF_ANOTHER.test(after)) return false;
  if (weight === 'bare') {
    if (condition === 'new') return !OLD_PRICE_BEFORE.test(before) && !COMES_WITH.test(before);
    return isVerdict(before, after);
  }
  if (condition === 'new' && /^(?:brand[- ]?new)$/.test(plain.slice(start, end)))
    return !OLD_PRICE_BEFORE.test(before) && !COMES_WITH.test(before);
  if (weight === 'broken' && ONE_FUNCTION.test(before)) return false;
  if (weight === 'small-damage' && WEAR_OF_A_PART.test(before)) return false;
  return !((weight === 'damage' || weight === 'broken') && OF_PACKAGING.test(before));
}

/** A word of praise that stands for itself: "macbook air 2020, good, 400". */
const isVerdict = (before: string, after: string): boolean =>
  /(?:^|[,(\-:]|[^\p{L}](?:very|is|are|still|pretty|esta|estan|muy|super)) ?$/u.test(before) &&
  !PRAISE_OF_USE.test(after) &&
  /^ ?(?:$|[,.;!)\-\n])/.test(after);

interface Decided {
  claim: Claim;
  condition: Condition;
  certainty: Certainty;
}

function decide(claims: readonly Claim[]): Decided | null {
  const of = (weight: Weight) => claims.filter((claim) => claim.weight === weight);
  const best = (some: readonly Claim[]): Claim | undefined =>
    some.toSorted((one, other) => RANKED.indexOf(other.condition) - RANKED.indexOf(one.condition))[0];
  const as = (claim: Claim, certainty: Certainty, condition = claim.condition): Decided => ({
    claim,
    condition,
    certainty,
  });
  const [broken] = of('broken');
  const called = best(of('called'));
  const damage = of('damage');
  const [works] = of('works');
  // "Broken zipper, otherwise in good condition" is worn; what is only called broken is poor.
  if (broken) {
    if (called && RANKED.indexOf(called.condition) >= RANKED.indexOf('fair') && called.start > broken.end)
      return as(
        called,
        'likely',
        called.condition === 'good' || called.condition === 'fair' ? 'fair' : 'good',
      );
    if (works && works.start > broken.end) return as(broken, 'likely', 'fair');
    return as(broken, called ? 'likely' : 'sure');
  }
  if (called) return as(called, called.condition === 'new' && damage.length > 0 ? 'likely' : 'sure');
  const bare = best(of('bare'));
  if (bare) return as(bare, 'likely');
  const [small] = of('small-damage');
  const [firstDamage] = damage;
  if (works) return firstDamage && !small ? as(works, 'likely', 'good') : as(works, 'likely');
  if (firstDamage) return as(firstDamage, 'likely');
  if (small) return as(small, 'likely');
  const [spotless] = of('spotless');
  return spotless ? as(spotless, 'likely') : null;
}
