import type { Place } from '#contract/offers/clauses';

const PEOPLE = [
  'some ?(?:one|body)|any ?(?:one|body)|every ?(?:one|body)|people|ppl|nobody|no ?one|none of|others?|another (?:guy|girl|buyer|person|dude|one|seller|kid|student|listing)',
  '(?:some|a|this|that|one|the other|other|(?:the )?(?:last|previous|prev|first|next|same)) (?:owner|guys?|girls?|dudes?|lady|person|buyers?|kids?|sellers?|students?)',
  "(?:my|his|her|a|their) (?:room ?mate|roomie|friend|buddy|bro|brother|sister|cousin|neighbou?r|gf|bf|girlfriend|boyfriend|ex|classmate|mate|mom|dad)(?:'?s)?(?! (?:and|&) i)",
  "(?:he|she|they)(?:'?s|'?d|'?re|'?ll)?",
].join('|');
const SHOPS =
  "(?:on |at |in |from )?(?:amazon|walmart|wal mart|ebay|ikea|target|best ?buy|costco|craigslist|fb|facebook|marketplace|offer ?up|mercari|poshmark|back ?market|swappa|chegg|apple|the apple store|decathlon|(?:the )?(?:book|thrift |campus |online )?stores?|(?:the )?(?:book|thrift )?shops?|online|new ones?|brand new|wallapop|mercado ?libre|vinted|zara|carrefour|el corte ingles|la tienda|una tienda)(?:'?s)?";
const GENTE =
  'alguien|algun\\p{L}*|nadie|otr[oa]s?|la gente|(?:un|una|mi|su) (?:amig[oa]|companer[oa]|vecin[oa]|primo|prima|herman[oa])|ellos|(?:un|una) (?:tipo|chic[oa]|comprador\\p{L}*)|quien';
const OTHERS = new RegExp(`(?:^| )(?:(?:${PEOPLE})(?:'?(?:s|d|ll|re|ve))?|${SHOPS}|${GENTE})(?= |$)`, 'gu');

/** Asked about, never offered: "why 300", "how did you get to 300", "¿cuánto te costó, 100?". */
const ASKED = new RegExp(
  `(?:^| )(?:${[
    "who(?:'?s|'?d|s|ever)?|why(?! (?:not|don'?t))|how (?:much|many|long|old|far|big|heavy|tall|come|did|do|is it|often|wide)|when(?:'?s)?|which|where(?:'?s)?|what(?:'?s|s)? (?:year|size|time|percent|model|kind|did|was|were|does|do|is|are|makes|the|your|ur|would shipping|would the|happened|model)",
    "what(?:'?s|s|'?d)|(?:do|should) (?:i|we) (?:need|have|get|offer|pay|bid|ask)|(?:did|do) you mean|(?:paid|pay|cost) (?:what|how much)|quien|que (?:numero|talla|medida|modelo|ano|rodado|tamano|version|edicion|tan)|por ?que(?! no)|cuant[oa]s?|cuando|donde|cual",
  ].join('|')})(?= |$)`,
  'u',
);
/** Questions to which the buyer may give the answer: "how much? 50?", "what's your lowest, 50?". */
const ASKS_PRICE =
  /(?:how much(?: (?:do|would|will|is|are|for|u|you)[^,]*)?|(?:lowest|best price|best|last price|bottom line)(?: [^,]*)?|what(?:'?s| would| do| will) (?:you|u) [^,]*|what would it take|cuanto(?! (?:pesa|mide|dura|tarda|tiempo|tiene|aguanta))(?: (?:quieres|pides|seria|es|por))?[^,]*|lo (?:ultimo|menos|minimo)[^,]*)$/;
const PAST_QUESTION =
  /(?:paid|(?:did|had) (?:you|he|she|they|it|that|this)|pay for it|cost|costo|costaba|pagaste|bought|was it|ship|envio)/;

const PAST = new RegExp(
  `(?:^| )(?:${[
    "there(?:'?s| is) (?:one|another|some|a|an|the same)",
    'hay (?:un|uno|una|otro|otra)|did|have you(?! (?:considered|thought))|turned down|was|were|used to|originally|before|paid|spent|lost|(?:it|this|that|they|one|these|mine|you|yours|ones) costs?|costs|run me|runs me|set me back|sets me back|cost (?:me|you|u|him|her|them)|bought|ordered|sold(?! if)|gave|got (?:it|mine|this|one|his|hers|that|them|the same)|had|said|says|asked|wanted|wants|offered|listed|retails?|going for|goes for|went for|sells for|selling|selling (?:it|mine|his|them) for|sells|seen|saw|owe|owed|charged|charges|gives|pays|rents|buys|offers (?:me|you|him|her|them)|haggled|has (?:it|them|one|these|those)|i can (?:get|find|buy) (?:a|one|the same|it|them|this|these) [^,]*',
    'era|eran|estaba|estaban|fue|costaba|costo|cuesta|cuestan|valia|valian|pague|pagaste|pago por el mio|compre|compraste|vendi|vendio|venden|venderan|sale|salia|salen|esta (?:en|a|por)|estan (?:en|a|por)|pedia\\p{L}*|pides|piden|pedis|sigue en|dijiste|decia|ofrecio|ofrecieron|dijeron|contaron|pidieron|pidio|cobra\\p{L}*|cobro|publicad[oa]s?|anunciad[oa]s?|en venta|ofrecian|dieron|vi|visto|ponia|pone|antes',
  ].join('|')})(?= |$)`,
  'gu',
);
/** What the seller wants, wondered at. */
const THEY_WANT =
  /(?:^| )(?:(?:do )?(?:you|u) (?:really|still|actually|seriously|guys) (?:want|need|ask|expect)\w*|(?:so|wait) (?:you|u) want|(?:best|lowest|least|minimum|min) (?:you|u|your|ur|that you|price you)(?:'?d|'?ll)?|todavia (?:quieres|pides)|de verdad (?:quieres|pides))(?= |$)/;
/** "would you pay 250 for it", "i would've paid 100": nobody pays it now. */
const NOT_PAID =
  /(?:^| )(?:(?:would|do|did|will|could|can) (?:[^ ,]+ )?you (?:[^ ,]+ )?(?:pay|spend)|you(?:'d| would) (?:[^ ,]+ )?(?:pay|spend)|(?:would|could|should)(?:'?ve| have|a)|(?:habria|hubiera|hubiese)(?: \p{L}+)?|pagarias|pagarian)(?= |$)/u;
/** "does it go up to 165", "I need it to be at least 24": what the thing is, has or does. */
const OF_THE_THING =
  /(?:^| )(?:(?:does|do|has|have|did) (?:it|this|that|they|these|those)|(?:can|will|would|could) (?:it|this|they|these)(?! (?:be|go|work|help))|(?:it|they|this|one|something)(?: needs?| has| have)? to be)(?= |$)/;
/** "you'd get 100 for it": what the seller could have from others. */
const FROM_OTHERS =
  /(?:^| )you(?:'d| would|'ll| will| can| could| should| might)(?: [^ ,]+)? (?:get|ask|make|list|charge)(?= |$)|(?:^| )(?:no way|never|think|doubt|hope) you (?:get|sell|make)(?= |$)|(?:^| )(?:lucky to|good luck) get(?:ting)?(?= |$)/;
/** "I'd have to spend 60 on tires": nobody is glad to. */
const OBLIGED =
  /(?:^| )(?:have|has|had|need|needs|got|tengo|hay) (?:to|que) (?:[^ ,]+ )?(?:spend|pay|buy|gastar|pagar)(?= |$)/;
/** Asked about the thing, with an answer at hand: "how tall are the legs, 28 or 29". */
const MEASURE_ASKED =
  /(?:^| )(?:how (?:many|long|old|far|big|heavy|tall|wide|deep|high|thick|loud|fast|often)|what(?:'?s the)? (?:year|size|percent|model|edition)|cuant[oa]s|cuanto (?:pesa|mide|dura|tarda))(?= |$)/;
/** "my old bike and 50", "trade you for 50": a part of the price is no price. */
const IN_TRADE =
  /(?:^| )(?:trade|trades|swap|exchange|cambio por|cambiarias|intercambio|take (?:[^ ,]+ )?my)(?= |$)/;
/** "i could get two new for 500", "one used for 90": what other ones cost. */
const OTHER_ONES =
  /(?:^| )(?:i|you|we) (?:can|could) (?:[^ ,]+ )?(?:get|find|buy|order) (?:[^,]* )?(?:new|used|elsewhere|one|another|same|of (?:these|those|them)|cheaper|two|three)(?= |$)/;

const STILL_MINE =
  /(?:^| )(?:was|were) (?:thinking|hoping|wondering|gonna|going to|looking|planning|like)|(?:^| )(?:estaba pensando|pensaba|habia pensado|queria ofrecer\w*)/;

/** "if it was 50 I'd take it", "what if I gave you 60": not the past. */
const SUPPOSED =
  /(?:^| )(?:what if|if) (?:i|we|it|they|you|the price) (?:gave|was|were|paid|offered|dropped)(?= |$)/;

const FIRST_PERSON =
  "(?:i|we)(?:'?ll|'?d|'?m| will| would| can| could| am| may| might)?(?: [^ ,]+)? (?:pay|offer|give|take|do|go|buy|grab|send|venmo|spend|thinking|hoping|willing|offering|get it|have it)|(?:can|could|would|will|wld|cld) (?:you|u|ya|i|we) |how about|how bout|what about|selling (?:it |them |this )?to me|let me (?:get|have|take|buy|grab)|te (?:doy|ofrezco|pago|puedo)|ofrezco|me l[oa]s? (?:dejas|llevo|das|vendes)|aceptas|aceptarias|que tal";
const OWN = new RegExp(`(?:^| )(?:ill|id|im|${FIRST_PERSON})`, 'gu');

/** Another sum after the amount: "300 new", "60 on ebay", "20 off", "500 in the ad". */
const OTHER_AFTER = new RegExp(
  `^(?:, )?(?:(?:brand )?new(?![\\p{L}])|there$|retail|${SHOPS.replace('(?:on |at |in |from )?', '(?:on|at|in|from|with) ')}|(?:in|on|at) (?:the|your|my|another|an?) (?:other )?(?:ad|listing|post|description|group|store|shop|app|site|profile|page|website|mall|outlet)|(?:nuev[oa]|en la tienda|en internet|en amazon|de envio|de descuento|menos|el envio)|for (?:the )?(?:new|mine|his|hers|theirs)|for shipping|on shipping|when (?:you|u|it)|originally|back then|last (?:semester|year|month|week|time)|yesterday|cuando)(?![\\p{L}'])`,
  'u',
);

/** "300 if it were new but it's not". */
const UNREAL_AFTER =
  /(?:^| )if (?:it|they|this|these|that|you|there|only) (?:was|were|had|wasn'?t|weren'?t|hadn'?t|wasnt|werent|didn'?t|came)(?= ).* (?:but|though)(?= |$)/;

/** The seller's price, to be sure of it: "is that 20", "80 total, right?". */
const IS_IT =
  /(?:^| )(?:is|was|its|it'?s) (?:it|that|this|the price)(?: (?:still|like|really|only|for|at|about|around|just))*$|(?:^| )still(?: (?:at|for))?$|^(?:y |entonces |pero )?(?:sigue(?: en)?|es|son)$/;
const CONFIRMED = /(?:^| )(?:right|correct|isn'?t it|yeah|huh|verdad|cierto|no es asi)$/;

const FIXED =
  /^(?:(?:price )?(?:negotiable|firm|fixed|final|your (?:final|best|lowest)|negociable|fijo|lo (?:ultimo|minimo)))/;

/** "a $15 gift card", "the $50 one": an amount that describes a thing. */
const DESCRIBES_BEFORE = /(?:^| )(?:an?|the|my|this|that|your|un|una|el|la|mi) $/;
const DESCRIBES_AFTER =
  /^(?!(?:for|cash|offer|deal|max|price|if|and|work|works|ok|or|bid|budget|limit|is|to|today|now|por|y|si|de oferta)(?![\p{L}]))\p{L}+/u;

/** "is 60 the refresh rate": what the number is, is asked. */
const NAMED_AFTER =
  /^(?:the|el|la) (?!price|offer|best|lowest|most|max|final|limit|minimum|precio|minimo|maximo)/;
const IS = /^(?:(?:so|and|,) )*(?:is|was|are|es)$/;

/** Whether the amount says what kind of a thing something is. */
export const isDescription = ({ before, clause, after }: Place): boolean =>
  (IS.test(clause) && NAMED_AFTER.test(after)) ||
  (DESCRIBES_BEFORE.test(`${before} `) && DESCRIBES_AFTER.test(after));

const lastIndex = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;

/** Whether the amount is somebody else's, a past one, a shop's, or merely asked about. */
export function isOfOthers({ before, clause, after, ahead, asks, binding }: Place): boolean {
  const own = lastIndex(clause, OWN);
  if (lastIndex(clause, OTHERS) > own) return true;
  if (lastIndex(clause, PAST) > own && !STILL_MINE.test(clause) && !SUPPOSED.test(clause)) return true;
  if (ASKED.test(clause) || THEY_WANT.test(clause)) return true;
  if (NOT_PAID.test(clause) || OBLIGED.test(clause) || IN_TRADE.test(clause) || OTHER_ONES.test(clause))
    return true;
  if (own < 0 && OF_THE_THING.test(clause)) return true;
  if (FROM_OTHERS.test(clause) && !/from me/.test(after)) return true;
  if (UNREAL_AFTER.test(after)) return true;
  if (own < 0 && IS_IT.test(clause) && !/^(?:ok|okay|fine|good|cool|enough)/.test(after)) return true;
  if (
    own < 0 &&
    (/(?:^| )(?:right|correct|huh)$/.test(after) || (asks && (CONFIRMED.test(after) || FIXED.test(after))))
  )
    return true;
  if (binding && OTHER_AFTER.test(after)) return true;
  const bare = /^(?:like|about|around|maybe|something like|como|unos|unas|or|is it|it is|tipo|,| )*$/.test(
    clause,
  );
  if (bare && own < 0 && MEASURE_ASKED.test(ahead)) return true;
  if (bare && own < 0 && PAST_QUESTION.test(ahead) && ASKED.test(ahead)) return true;
  if (!bare || !asks || ahead === '' || own >= 0) return false;
  const question = ahead.split(' , ').at(-1) ?? ahead;
  return ASKED.test(question) && !ASKS_PRICE.test(before === clause ? question : ahead);
}
