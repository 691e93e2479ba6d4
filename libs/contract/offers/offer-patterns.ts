/** The words around an amount, up to the sentence's end or the next amount; a comma is a word of its own. */
export interface Surroundings {
  before: string;
  after: string;
}

/**
 * What a sentence does with an amount: ask about it or offer it, say that something is worth it, or state the
 * seller's price, a past one or another sum, which is never an offer.
 */
export type Role = 'question' | 'offer' | 'value' | 'stated' | 'none';

const LINKS =
  '(?: (?:it|this|that|one|them|mine|is|was|of|at|for|to|around|about|still|only|just|currently|be))*';
/** Said to be paid or accepted, the seller's price is the buyer's offer. */
const THEIR_PRICE =
  "(?<!(?:pay|take|accept|give) (?:\\w+ ){0,2})(?:your|seller's|asking|list(?:ed|ing)?|original|retail|full|current|regular|normal|usual|store)(?: \\w+)? (?:price|cost|offer)|(?:is|was) the price|(?:does|did) (?:it|this|that)(?: \\w+)? cost|cost (?:me|you)|(?:new|same) ones? costs?";
const PAST_OR_ASKED = [
  'ask(?:s|ed|ing)?|listed|advertised|posted|priced|retails|sold|bought|paid|spent|gave|took|accepted|refused|declined|goes|went|saw|seen',
  '(?:got|found|bought) (?:\\w+ ){0,3}for',
  '(?:you|i) can (?:get|find|buy) (?:one|another|a new one|the same)(?: \\w+)? for',
  "(?:you're|you|are|they're|is) selling",
  "(?<!(?:i|i've|i have) )offered(?: me| you| us)?",
  '(?:another|other|better|higher|got an|have an|had an) offers?',
].join('|');
const REFUSED =
  "(?<!you )(?:can'?t|cannot|won'?t|wouldn'?t|couldn'?t|don'?t|never|not)(?! you)(?: \\w+){0,3}? (?:offer|pay|give|take|accept|worth|cost)(?: (?:your|the)(?: \\w+)? (?:price|offer))?";
const OTHER_SUM = [
  '(?:less|lower|cheaper) than|under|below|instead of|(?<!why )not|minus|off|save',
  '(?:plus|extra|another|add|discount of|deposit of|change for)(?: a)?',
  '(?:down|drop|lower|reduce|go|come|price)(?: \\w+){0,3} from',
  '(?:shipping|delivery|postage|fees?|tax|gas)(?: (?:costs?|would|will|is|be|of|for|around|about))*',
].join('|');
const STATED_BEFORE = new RegExp(
  `(?:^| )(?:(?:${THEIR_PRICE}|${PAST_OR_ASKED}|${REFUSED})${LINKS}|${OTHER_SUM})$`,
);

const STATED_AFTER = new RegExp(
  `^(?:${[
    '(?:(?:is|was|seems|sounds|way|a|bit|little|still|just|very|pretty) )*(?:too (?:much|high|expensive|steep)|high|steep|expensive|a lot)',
    'off|less|cheaper|lower|more(?! or)|extra|discount|deposit|down|upfront|bills?',
    '(?:for |to )?(?:the )?(?:shipping|delivery|postage|ship|gas|fees?|tax)',
    '(?:brand )?new|retail|on (?:ebay|amazon|facebook)|in (?:the )?stores?|elsewhere|for mine|last (?:year|month|week|time)|(?:\\S+ )?(?:\\w+ )?ago',
    '(?:is |was )?(?:your|the)(?: \\w+)? (?:price(?! i )|minimum|lowest)',
  ].join('|')})(?![\\w'])`,
);

/** Only words, and few, may stand between a cue and its amount. */
const NEAR = '(?: [^ ]+){0,5}$';
const QUESTION = new RegExp(`(?:^| )how about${NEAR}`);
const OFFER_BEFORE = new RegExp(
  `(?:^| )(?:offer(?:'s|ing)?|pay(?:ing)?|giv(?:e|ing)|tak(?:e|ing)|accept(?:ing)?)${NEAR}`,
);
const VALUE_BEFORE = new RegExp(
  `(?<!(?:your|asking|listed|listing|original|retail|full|current) )(?<![^ ])(?:worth|costs?|price)${NEAR}`,
);
const OFFER_AFTER = new RegExp(
  `^(?:[^ ]+ ){0,5}?(?:${[
    '(?:my|an?|fair|good|final|best) (?:\\w+ )?(?:offer|price)',
    "(?:i|we|i'll|i'd)(?: (?:will|would|can|could))? (?:pay|offer|give)",
    'you (?:take|accept)|take it|accept',
  ].join('|')})(?![\\w'])`,
);

/** The role of an amount; `binding` is false where a later amount of the sentence takes what follows this one. */
export function roleOf({ before, after }: Surroundings, binding: boolean): Role {
  if (STATED_BEFORE.test(before) || STATED_AFTER.test(after)) return 'stated';
  if (QUESTION.test(before)) return 'question';
  if (OFFER_BEFORE.test(before) || (binding && OFFER_AFTER.test(after))) return 'offer';
  return VALUE_BEFORE.test(before) ? 'value' : 'none';
}
