import type { Place } from '#contract/offers/clauses';

/** What a refusal is not: "why not 50", "wouldn't you take", "no problem", "¿no me lo dejas en 40?". */
const POLITE = new RegExp(
  `(?:${[
    "why (?:not|don'?t (?:you|u|we|i))|por ?que no",
    "(?:can|could|would|will|do|won|wo|ca)n?'?t (?:you|u|ya)|(?:wont|cant|wouldnt|couldnt|dont) (?:you|u|ya)",
    "(?:not|isn'?t|no) (?:sure|bad|a? ?(?:problem|prob|issue|biggie|worries|rush|hurry|pressure)|gonna lie|offen[cs]e|lie)|if not|don'?t mind|why no",
    'no (?:me|nos) (?:lo|la|los|las)|no (?:lo|la|los|las) (?:vend|dej|d[ae]r?i?a?s|baj)\\w*|no te (?:sirve|va|parece|interesa)|no hay problema|no (?:aceptas|aceptarias|podrias|puedes)',
    "(?:no|any) way you(?:'?d| would| could| can)",
  ].join('|')})(?![\\p{L}'])`,
  'gu',
);
const NEGATOR = [
  "(?:ca|wo|would|could|should|do|did|does|is|are|was|ai)n'?t|cannot|not|never|no way|nowhere near|no chance|hardly|refuse to|neither",
  // Spanish denies with a "no" before the verb; an English one is a word of its own.
  'no(?: (?:me|te|le|lo|la|se|os))* (?:pag|do[yn]|dar|dare|pued|podr|ofre|val|lleg|quier|voy|creo|pienso|teng|gast|es|son|est|acept|compr|sal|cuest)\\p{L}*|nunca|jamas|tampoco|ni(?: loc[oa])?|imposible|ni de broma',
].join('|');
const NEGATED = new RegExp(`(?:^| )(?:${NEGATOR})(?= |$)`, 'u');
const BEYOND =
  '(?:more|higher|much more|anything (?:more|over|above)|above|over|past|beyond|exceed|mas(?: (?:de|que|alla de))?|por encima(?: de)?|pasar(?:me)?(?: de)?|paso de|subir de)(?: than)?(?: (?:like|about|de))?';
/** "I can't pay more than 50", "no llego a más de 50": the most somebody would pay is what they would pay. */
const AT_MOST = new RegExp(`(?:^| )(?:${NEGATOR})(?: [^ ,]+){0,5}? ${BEYOND}$`, 'u');
const NO_MORE_THAN =
  /(?:^| )(?:(?:no|not|nothing) (?:more than|over|above|higher than)|(?:no|nada) mas (?:de|que)|nothing over)$/;
const ONLY = /(?:^| )(?:until|unless|except|but|only|just|hasta que)(?= |$)/;

const DISMISSED_AFTER = new RegExp(
  `^(?:, )?(?:${[
    "(?:[a-z]+ ){0,2}?(?:is|'s|isn'?t|is not|seems|feels|would be|looks|are)? ?(?:not (?:enough|worth|happening|going to|gonna|possible)|(?:kinda|kind of|a bit|a little|way|just|still|really|so|very|pretty|too|super) (?:too )?(?:much|high|expensive|steep|pricey|crazy|insane|overpriced|a lot)|crazy|insane|overpriced|ridiculous|wild|a joke|robbery|a rip ?off|nuts|out of my budget|above my budget|over my budget|pricey|steep)",
    "(?:won'?t|doesn'?t|does not|will not|wouldn'?t|can'?t|cannot) (?:work|do|happen|cut it|fly)|no way|no thanks|nope|nah|was (?:a )?(?:typo|mistake|wrong)|hell no|lol no|no\\b(?! (?:more|less|lower|problem|rush))",
    '(?:es|son|esta|me parece|seria|serian|se me hace) (?:muy |demasiado |un poco |bastante |mas )?(?:mucho|caro|cara|demasiado|un robo|una locura|imposible|alto)|ni loc[oa]|ni de broma|es un error|no (?:puedo|llego|gracias)|mucho\\b|fue un error',
  ].join('|')})(?![\\p{L}'])`,
  'u',
);
/** "I was gonna pay 300 but my car broke down": not any more. */
const GIVEN_UP = /(?:^| )(?:was|were) (?:gonna|going to|about to|planning to|ready to)(?= )/;
const BUT = /(?:^| )(?:but|until|then|pero)(?= |$)/;
/** "you wouldn't take 35?" asks for it. */
const POLITE_QUESTION = /(?:^| )you (?:would|could)n'?t(?= )/g;

const DISMISSED_NEXT =
  /^(?:lol |haha\w* |bro |man |dude |uh |um |, )*(?:no thanks|no thx|no way|hell no|nah|nope|yeah no|not happening|not for me|no$|no gracias|ni loc[oa]|(?:that'?s|it'?s|thats|its|sounds) (?:a bit |way |kinda |just |so |too |a little )*(?:crazy|insane|too much|much|a lot|overpriced|ridiculous|steep|expensive|wild|robbery|nuts)|(?:are )?(?:you|u) (?:serious|kidding|crazy)|(?:for real|seriously|really) \?|i'?ll pass|pass|(?:estas|tas|esta) loc[oa]|ni hablar|no mames|es (?:mucho|caro|un robo)|que caro)(?! (?:i can|i could))/;

/** The most the buyer would pay: an offer, though it is said with a "not". */
export const isCeiling = ({ clause, before }: Place): boolean =>
  (AT_MOST.test(before) || NO_MORE_THAN.test(clause)) && !/(?:^| )(?:worth|vale)(?= |$)/.test(before);

/** The amount is turned down, by the words before it or behind it. */
export function isRefused({ clause, after, next, asks, binding }: Place): boolean {
  if (GIVEN_UP.test(clause) && BUT.test(after)) return true;
  const said = (asks ? clause.replace(POLITE_QUESTION, ' ~ ') : clause).replace(POLITE, ' ~ ');
  const negated = NEGATED.exec(said);
  if (negated && !ONLY.test(said.slice(negated.index + negated[0].length))) return true;
  if (DISMISSED_AFTER.test(after) && !/^(?:, )?no\b/.test(after.replace(/^, /, '')) && !asks) return true;
  if (/^(?:, )?(?:no thanks|no way|no gracias|nah|nope|hell no|lol no)/.test(after)) return true;
  return binding && DISMISSED_NEXT.test(next);
}
