import type { ReadLine } from '#ai/pictures/picture-reading';
import type { Certainty } from '#contract/ai/drafting';
import { LISTING_LIMITS } from '#contract/listings';

export interface ReadPrice {
  /** USD. */
  readonly value: number;
  readonly certainty: Certainty;
  readonly line: ReadLine;
}

interface Candidate extends ReadPrice {
  readonly size: number;
  readonly confidence: number;
}

const AMOUNT = /\$\s?(0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.(\d{2}))?(?!\d)/g;

/** Said before an amount that is not the price: what it was, what is saved, what comes on top. */
const BEFORE =
  /(?:\bwas\b|\blist(?: price)?|\boriginal(?:ly)?(?: price)?|\bretail|\bmsrp|\bsave|\boff\b|\bship\w*|\bdelivery|\bpostage|\bfees?|\btax|\bbought|\bpaid|\bpayments? of|\bas low as|\bfrom|\bnew for|\bdeposit|\bminimum|\+)\D{0,24}$/i;
/** And after it. */
const AFTER =
  /^\s*(?:\/|per\b|a month|off\b|shipping|expedited|delivery|to ship|fees?\b|tax\b|coupon|credit|.{0,3}buyer pays|.{0,3}shipping|\w+ shipping)/i;
const INSTALMENTS = /interest.free|\/\s?mo\b|monthly|affirm|klarna|afterpay|with zip/i;
const MOST_WORDS = 12;

/** The price of the item: the largest amount that nothing around it says is another. */
export function readPrice(lines: readonly ReadLine[]): ReadPrice | null {
  const found = lines.flatMap(candidatesOf);
  const [best, ...rest] = found.toSorted((one, other) => other.size - one.size);
  if (!best) return free(lines);
  const rival = rest.find(({ value }) => value !== best.value);
  const isClear = !rival || best.size >= rival.size * 1.25;
  const certainty = best.confidence < 60 ? 'unsure' : isClear && best.confidence >= 80 ? 'sure' : 'likely';
  return { value: best.value, certainty, line: best.line };
}

function candidatesOf(line: ReadLine): Candidate[] {
  const { text } = line;
  if (INSTALMENTS.test(text) || text.split(/\s+/).length > MOST_WORDS) return [];
  const amounts = [...text.matchAll(AMOUNT)];
  const own = amounts.filter(
    (amount, n) =>
      !BEFORE.test(text.slice(endOf(amounts[n - 1]), amount.index)) &&
      !AFTER.test(text.slice(endOf(amount), amounts[n + 1]?.index)),
  );
  const possible = own
    .map((amount) => candidateOf(amount, line))
    .filter(({ value }) => value <= LISTING_LIMITS.price);
  const largest = Math.max(...possible.map(({ size }) => size));
  // Of two alike on a line, the higher is struck through.
  return possible
    .filter(({ size }) => size > largest * 0.85)
    .toSorted((one, other) => one.value - other.value)
    .slice(0, 1);
}

function candidateOf(amount: RegExpExecArray, line: ReadLine): Candidate {
  const { height: size, confidence } =
    line.words.find(({ text }) => text.includes(String(amount[1]))) ?? line;
  return { value: valueOf(amount), certainty: 'likely', line, size, confidence };
}

const valueOf = ([, whole = '', cents = '0']: RegExpExecArray) =>
  Number(`${whole.replaceAll(',', '')}.${cents}`);
const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0);

function free(lines: readonly ReadLine[]): ReadPrice | null {
  const line = lines.find(({ text }) => /^free!?$/i.test(text));
  return line ? { value: 0, certainty: 'likely', line } : null;
}
