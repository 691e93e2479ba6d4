import { DRAFTING_LIMITS } from '#contract/ai/drafting';

/** How people say that they do not know, and the faults nobody can picture. */
const UNSURE = new RegExp(
  `(?<!\\p{L})(?:${[
    "maybe|perhaps|probably|possibly|supposedly|i (?:think|believe|guess|assume)|i(?:'d| would) say|not (?:100 ?% |totally |entirely |really |quite )?(?:sure|certain)|unsure|no idea",
    "(?:do not|don['’]?t) (?:really )?(?:know|remember)|as far as i (?:know|can tell)|afaik|should (?:still |probably )?(?:work|fit|be|run)|might|may (?:be|need|have|not)|seems?|appears? to",
    "untested|(?:not|never) (?:been )?tested|(?:have not|haven['’]?t|did not|didn['’]?t|can not|cannot|can['’]?t) (?:really )?(?:tested|test|try|tried|check|checked)",
    'a (?:bit|little) (?:off|loose|slow|weak|noisy|stiff|sticky|wobbly|flaky)|roughly|approximately|approx|or so|more or less|somewhat',
    'quiz[aá]s?|tal vez|a lo mejor|probablemente|posiblemente|supuestamente|creo(?: que)?|me parece|supongo|no (?:estoy|est[aá]) segur[oa]|ni idea|no (?:s[eé]|recuerdo|me acuerdo)',
    'que yo sepa|deber[ií]a (?:funcionar|servir|estar|quedar)|parece(?: que)?|sin probar|no (?:l[oa]s? )?(?:he|hemos) (?:probado|comprobado)|un poco (?:raro|rara|floj[oa]|suelt[oa]|lent[oa]|d[eé]bil)|m[aá]s o menos|aproximadamente|alrededor de',
  ].join('|')})(?!\\p{L})`,
  'iu',
);
/** The price has its own mark. */
const MONEY =
  /[$€]|(?<!\p{L})(?:bucks?|dollars?|usd|asking|priced?|obo|offers?|d[oó]lares|precio|pido)(?!\p{L})/iu;
const CLAUSE = /(?:[^.,;:!?()\n]|(?<=\d)[.,](?=\d))+/g;
const MOST = 3;

/** The parts of a description of which its seller is not sure, as they stand in it. */
export const unsurePassages = (description: string): string[] =>
  passagesOf(description, (clause) => UNSURE.test(clause) && !MONEY.test(clause));

/** The first clauses of a text that `wanted` picks, each no longer than a field's evidence may be. */
export const passagesOf = (text: string, wanted: (clause: string) => boolean): string[] =>
  (text.match(CLAUSE) ?? [])
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && wanted(clause))
    .slice(0, MOST)
    .map((clause) => clause.slice(0, DRAFTING_LIMITS.evidence).replace(/[\uD800-\uDBFF]$/, ''));
