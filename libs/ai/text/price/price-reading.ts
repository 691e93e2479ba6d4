import type { Certainty } from '#contract/ai/drafting';
import { LISTING_LIMITS } from '#contract/listings';
import { toCents, toUsd } from '#contract/money';
import { mayCount } from '#contract/offers/counted-things';
import { type Amount, readAmounts } from '#contract/offers/dollar-amounts';
import { HIDDEN } from '#contract/offers/message-text';
import type { Said } from '../words/said.js';
import type { GivenAway } from './given-away.js';
import { evidenceOf } from './price-evidence.js';
import { withPricesMarked } from './seller-money.js';

export interface PriceReading {
  /** USD. */
  readonly amount: number;
  readonly certainty: Certainty;
  readonly evidence: string;
}

/** An amount, with what is said about it on either side. */
interface Named extends Amount {
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

/** What a thing cost, or costs elsewhere, and sums that come on top of its price. */
const OTHER_BEFORE =
  /(?:^|[^\p{L}])(?:(?:was|were)(?! (?:thinking|hoping|looking))|paid|pay(?:ed)?|cost(?:s|ed)? (?:me|us|over|about|around|like|new|new about)?|costed|bought|purchased|acquired|got (?:it|them)|retail\w*|rrp|msrp|orig|originally|original (?:price|cost)|list price|worth|valued|value of|new (?:for|price|is|costs?|they|ones?|it'?s)|used to|spent|normally|usually|regular(?:ly)?|goes? for|going for|(?<!(?:will|can|could|would|to|ill|'ll|i) )sells? for|sold for|selling (?:online )?(?:for|at) (?:over|more)|online for|store|(?:reduced|dropped|down|went|lowered|marked down|price) from|(?<!offers )over|save|(?<!free )shipping|ships?(?: \w+)? for|deliver\w*(?: \w+)? for|(?<!free )delivery|postage|deposit|offered|costaba[n]?|cost[oe]|costaron|valia[n]?|valen? nuev[oa]s?|valorad[oa]|pague|pagamos|antes|compre|compramos|compr[oe]|salio|precio (?:original|de tienda|nuevo)|nuev[oa]s? (?:a|vale|cuesta|son|en(?! (?:su )?(?:caja|empaque|bolsa|paquete)))|en tiendas?|en amazon|envio|entrega|mas)(?: [\p{L}']+){0,3}[ :~]*$|(?:^|[^\p{L}])de[ :~]*$/u;
const OTHER_AFTER =
  /^ ?,? ?(?:retail|value|originally|(?:brand )?new(?! in| with| and| never|,|\.|$)|when new|nuev[oa]s?(?! en| con| y|,|\.|$)|(?:in|at|from|on|en) (?:the |la |las )?(?:stores?|shops?|amazon|ebay|tiendas?|website|best buy|target|walmart|ikea)|online|off|discount|deposit|less|more|(?:for |to |de )?(?:the )?(?:shipping|delivery|envio|postage|deliver|ship)|extra|back in|last year|last month|years? ago|hace)(?![\p{L}])/u;
const NOW =
  /(?:^|[^\p{L}])(?:now|today|ahora|reduced to|dropped (?:it )?to|down to|rebajad[oa]s? a|selling for|sale price|marked down to|lo dejo en|la dejo en)(?: [\p{L}']+){0,2}[ :~]*$/u;
const ASKED =
  /(?:^|[^\p{L}])(?:asking|price[d]?|pido|precio|want(?:ing)?|looking (?:for|to get)|hoping|vend[oe]n?(?:l[oa]s?)? (?:en|a|por)|sell(?:ing)?(?: (?:it|them|this|these|all|everything))? (?:for|at)|cobro|quiero)(?: [\p{L}']+){0,3}[ :~]*$/u;
const HAGGLED =
  /^ ?,? ?-? ?\(?(?:obo|o\.b\.o|or best|or nearest|ono|firm|neg|o (?:la )?mejor|a tratar|fijo|conversable)/u;
/** Nobody haggles over what a thing cost them. */
const FIRM = /^ ?,? ?(?:firm|obo|a tratar)(?!\p{L})/u;
const TOTAL =
  /(?:^|[^\p{L}])(?:all|both|set|everything|so|total|lot|altogether|todo|todos|todas|total|ambos|lote|junto|juntos)(?: (?:it|them|of|is|for|por|en|a|takes|its|es))*[ :]*$/u;
const TOTAL_AFTER =
  /^ ?,? ?(?:for (?:all|both|everything|the (?:set|lot|pair|whole|bundle))|takes (?:it all|all|everything|them all)|altogether|total|todo|por (?:todo|los dos|las dos|ambos)|el lote|tod[oa]s)/u;
const SUM = /(?:^|[^\p{L}])(?:so|total(?: is| of)?|altogether|en total|todo (?:por|en))[ :]*$/u;
const ON_TOP = /(?:^|[^\p{L}])(?:extra|plus|add|mas)(?: an?| another)?[ :]*$/u;
const PER_WEIGHT =
  /^ ?(?:per|an?|each|la|el|por|\/) ?(?:lbs?|pound|kg|kilo|oz|ounce|libra|gram|foot|ft|inch|page|word|mile)(?!\p{L})/u;
const FLOOR =
  /(?:^|[^\p{L}])(?:take|accept|lowest|least|minimum|minimo|menos|acepto)(?: [\p{L}']+){0,2}[ :~]*$/u;
/** "3 for 10" is less plainly the price of one than "4 each". */
const BUNDLE =
  /(?:^|[^\p{L}\d])(?:[2-9]|1\d|two|three|four|five|dos|tres|cuatro|cinco|par) ?(?:for|por|a|en) ?$/u;
const EACH = /^ ?(?:each|ea|apiece|a piece|cada un[oa]?|la unidad|por unidad)(?!\p{L})/u;
const FOR_IT = /^ ?(?:for|por) (?:the|this|these|it|all|my|el|la|los|las|este|esta|todo)(?!\p{L})/u;
const ALONE_BEFORE = /(?:^|[.,;!\n-]) ?$/;
/** Half a size is written so; cents have two digits. */
const HALF_SIZE = /^\d+[.,]5$/;
const YEAR = /^(?:19[5-9]\d|20[0-3]\d)$/;
/** Names that numbers belong to. */
const NUMBERED =
  /(?:^|[^\p{L}])(?:iphone|ipad|galaxy|note|pixel|oneplus|gopro|hero|jordans?|aj|retro|yeezys?|balance|nb|levi'?s|levis|roomba|forerunner|fenix|venu|quest|switch|xbox|playstation|ps|rtx|gtx|rx|ryzen|core|intel|thinkpad|ideapad|inspiron|xps|latitude|surface|kindle|echo|watch|series|mark|mk|gen|type|serie|modelo|model|version|vol|volume|tomo|tomos|part|book|edition|season|size|sz|talla|numero|no|num|number|max|air|route|grade|psa|bgs|cgc|lego|set|mazda|bmw|audi|peugeot|renault|clase|class|calc|calculus|level|nivel|pro|office|windows|fifa|madden|nba|2k|cod|battlefield|final fantasy|zelda|mario|gta|yr|year|ano|zip|apt|unit|floor|piso|exit|highway|hwy|ti|texas instruments|hp|canon|nikon|epson|brother|sony|bose|jbl|garmin|strat|tele|del|al)[ -]?#?$/u;
const ENDS = /^ ?(?:$|[.,;!?\n)(-]|\+|&)/u;
/** What sellers go on with behind a price. */
const DEAL =
  /^ ?(?:must|needs?|free|pick|picked|come|can|used to (?:ask|want|be)|u|you|dm|pm|text|message|hmu|local|good|great|works?|nego|y|paga|efectivo|solo|entrega|recoger|retir|urge|interesados)(?!\p{L}| (?:gb|tb))/u;
const RANGE = /^ ?(?:-|to|or|and|a|o|y|hasta) ?$/u;
const SENTENCE_END = /[!?;\n]|\.(?=\s|$)/;

/** Smaller bare numbers count things more often than dollars. */
const SMALLEST_BARE = 5;

/** How plainly an amount has to be named to be the price of what is free. */
const PLAINER: Readonly<Record<GivenAway['certainty'], number>> = { sure: 4, likely: 1 };

/** How plainly an amount is named as the price; 0: it is not. */
function plainness(one: Named): number {
  const { before, after, value, currency } = one;
  const written = one.text.slice(one.start, one.end);
  if (!currency && (YEAR.test(written) || HALF_SIZE.test(written))) return 0;
  if (currency && FIRM.test(after)) return 5;
  if (ON_TOP.test(before)) return 0;
  if (PER_WEIGHT.test(after)) return 1;
  if (OTHER_BEFORE.test(before) && !NOW.test(before)) return 0;
  if (NOW.test(before)) return 6;
  if (TOTAL_AFTER.test(after) || (currency && TOTAL.test(before)) || SUM.test(before)) return 5;
  if (ASKED.test(before) || HAGGLED.test(after)) return 5;
  if (OTHER_AFTER.test(after)) return 0;
  if (FLOOR.test(before)) return 3;
  if (currency) return EACH.test(after) ? 4.5 : BUNDLE.test(before) ? 3.5 : 4;
  if (FOR_IT.test(after) && value >= SMALLEST_BARE) return 3;
  if (value < SMALLEST_BARE || NUMBERED.test(before)) return 0;
  if (ENDS.test(after)) return ALONE_BEFORE.test(before) ? 2 : 1.5;
  if (DEAL.test(after)) return 1;
  return mayCount(after.trim().split(/[^\p{L}']/u, 1)[0] ?? '') ? 0 : 1;
}

/** The price that a seller names, or that they give it away; null when they say neither. */
export function readPrice(said: Said, free: GivenAway | null): PriceReading | null {
  const { text, amounts } = readAmounts(withPricesMarked(said.plain), '');
  const named = amounts
    .filter(({ currency, value }) => currency !== '€' && value <= LISTING_LIMITS.price)
    .map((amount, index): Named => sides(text, amount, amounts[index - 1], amounts[index + 1]));
  const scored = named.map((one) => ({ one, score: plainness(one) })).filter(({ score }) => score > 0);
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ one }) => one);
  if (free && most < PLAINER[free.certainty])
    return {
      amount: 0,
      certainty: free.certainty,
      evidence: said.text.slice(free.start, free.end).trim(),
    };
  const [first] = best.length > 0 ? best : lastWord(named);
  if (!first) return null;
  const end = rangeEnd(text, first, named);
  // Who names a span asks for its top and expects to be talked down; the listing's own haggling begins there, too.
  const amount = end ? Math.max(first.value, end.value) : (chosen(best) ?? first).value;
  const certainty = most <= 1 ? 'unsure' : end || most < 3 || differ(best) ? 'likely' : 'sure';
  return {
    amount: toUsd(toCents(amount)),
    certainty,
    evidence: evidenceOf(said, end ? [first.value, end.value] : [amount]),
  };
}

/** Bare numbers end a text with the price; of prices in dollars the first is the thing's own. */
const chosen = (best: readonly Named[]): Named | undefined =>
  best.every(({ currency }) => currency) ? best[0] : best.at(-1);

/** "Ford Ranger 2001, 2000" or "a mug, 3": with nothing else that could be the price, the number that a text ends with. */
function lastWord(named: readonly Named[]): Named[] {
  const last = named.at(-1);
  if (!last || !ALONE_BEFORE.test(last.before) || !/^[ .!]*$/.test(last.after)) return [];
  const looksLikeYear = YEAR.test(last.text.slice(last.start, last.end));
  return looksLikeYear && (named.length === 1 || last.value % 100 !== 0) ? [] : [last];
}

const differ = (best: readonly Named[]): boolean => new Set(best.map(({ value }) => value)).size > 1;

function rangeEnd(text: string, from: Named, named: readonly Named[]): Named | undefined {
  const next = named[named.indexOf(from) + 1];
  if (!next || next.value > from.value * 3 || next.value < from.value / 3) return undefined;
  return RANGE.test(text.slice(from.end, next.start)) ? next : undefined;
}

function sides(text: string, amount: Amount, previous: Amount | undefined, next: Amount | undefined): Named {
  const before = text.slice(Math.max(previous?.end ?? 0, amount.start - 60), amount.start);
  const after = text.slice(amount.end, Math.min(next?.start ?? text.length, amount.end + 40));
  return {
    ...amount,
    text,
    before:
      (before.split(SENTENCE_END).at(-1) ?? '')
        .replaceAll(HIDDEN, 'x')
        .split(/, (?=[^,]*$)/)
        .at(-1) ?? '',
    after: after.split('\n', 1)[0] ?? '',
  };
}
