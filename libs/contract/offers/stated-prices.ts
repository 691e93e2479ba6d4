import type { Place } from '#contract/offers/clauses';

const LINKS =
  '(?: (?:it|this|that|one|them|mine|is|was|of|at|for|to|around|about|still|only|just|currently|be))*';
/** Said to be paid or accepted, the seller's price is the buyer's offer. */
const THEIR_PRICE =
  "(?<!(?:pay|take|accept|give) (?:\\w+ ){0,2})(?:your|seller's|asking|list(?:ed|ing)?|original|retail|full|current|regular|normal|usual|store)(?: \\w+)? (?:price|cost|offer)|(?:is|was) the price|(?:does|did) (?:it|this|that)(?: \\w+)? cost|cost (?:me|you)|(?:new|same) ones? costs?";
const PAST_OR_ASKED = [
  'ask(?:s|ed|ing)?|listed|advertised|posted|priced|retails|sold|bought|paid|spent|(?<!if (?:i|we) )gave|took|accepted|refused|declined|goes|went|saw|seen',
  '(?:got|found|bought) (?:\\w+ ){0,3}for',
  '(?:you|i) can (?:get|find|buy) (?:one|another|a new one|the same)(?: \\w+)? for',
  "(?:you're|you|are|they're|is) selling",
  "(?<!(?:i|i've|i have) )offered(?: me| you| us)?",
  '(?:another|other|better|higher|(?:got|have|had|get|gotten)(?: \\S+)?) offers?(?: for (?:it|mine|this|that|one))?',
].join('|');
const REFUSED =
  "(?<!you )(?:can'?t|cannot|won'?t|wouldn'?t|couldn'?t|don'?t|never|not)(?! you)(?: \\w+){0,3}? (?:offer|pay|give|take|accept|worth|cost)(?: (?:your|the)(?: \\w+)? (?:price|offer))?";
const OTHER_SUM = [
  '(?:less|lower|cheaper|better) than|beat|under|below|(?:offers?|anything|something|go|for|paid|is) (?:over|above)|instead of|minus|off|save',
  '(?:drop|knock|lower|reduce|cut|shave|discount|bajas|bajarme|rebajas|descuentas)(?: (?:it|off|the price|like|about|maybe|at least|me|lo|la|unos))*',
  '(?:plus|extra|another|add|discount of|deposit of|change for)(?: a)?',
  '(?:down|drop|lower|reduce|go|come|price)(?: \\w+){0,3} from',
  '(?:ship|shipped|deliver|mail|drop it off|bring)(?: (?:it|this|that|them))?(?: to [a-z]+)? for|(?:shipping|delivery|postage|fees?|tax|gas)(?: (?:costs?|would|will|is|be|of|for|around|about))*',
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

const VALUE_BEFORE =
  /(?<!(?:your|asking|listed|listing|original|retail|full|current) )(?<![^ ])(?:worth|(?<=^)costs?|price|precio|vale|vales)(?: [^ ]+){0,5}$/;
/** What a thing is worth is a price only as the writer's own opinion of it. */
const WORTH = /(?:^| )worth(?= |$)/;
const OPINION = /(?:^| )(?:i|i'?d|i'?m|to me|for me|imo|we|honestly|at most|tops|max)(?= |$)/;

/** The seller's price, a past one, or another sum: a discount, the shipping, what it is instead of. */
export const isStated = ({ before, after }: Place): boolean =>
  STATED_BEFORE.test(before) || STATED_AFTER.test(after);

/** What a thing is worth or costs: less plain than what somebody would pay for it. */
export const isValue = ({ before, after }: Place): boolean =>
  VALUE_BEFORE.test(before) && (!WORTH.test(before) || OPINION.test(`${before} ${after}`));
