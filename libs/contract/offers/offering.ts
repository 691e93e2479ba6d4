import type { Place } from '#contract/offers/clauses';
import { HIDDEN } from '#contract/offers/message-text';

/** Only words, and few, may stand between a cue and its amount. */
const NEAR = '(?: [^ ,]+){0,5}$';
const CLOSE =
  '(?: (?:like|about|around|maybe|say|you|u|ya|it|for|to|at|in|on|a|an|only|just|up|with|the|them|this|that|all|both|me|please|pls|of|is|be|son|unos|unas|de|por|en|a|los|las|como|si|lo|la|te|me|ahora|hoy|solo|mucho|mas))*$';
const start = '(?:^| )';

const HOW_ABOUT = new RegExp(
  `${start}(?:how about|how bout|how'?s|how does|how would|what about|what if|que tal|que te parecen?|y si|como ves|como lo ves)${NEAR}`,
  'u',
);

const DEAL_VERBS =
  'do|go|make it|let (?:it|them|this|that|these|those|both|all|everything)(?: [^ ,]+)? go|sell|part|settle|meet|consider|come down|come up|drop|lower|lower it|get|have|buy|grab|snag|accept|take|agree|match|be (?:ok|okay|fine|good|cool|happy|down|open|willing)|swing|manage|bump|stretch|work with|hold it|say yes|leave it|reduce|cut it|negotiate';
const MODAL =
  "(?:(?:can|could|would|will)(?:no|n)?'?t|can|could|would|will|may|might|any (?:chance|way)|no way|chance|willing to|happy to|able to|open to|down to|ready to|prepared to|want to|wanna|like to|love to)";
const BEFORE = [
  `${MODAL}(?: (?:you|you'd|u|ya|i|we|id|i'd|maybe|possibly|please|just|even|only|at least|def|definitely|totally|easily|happily|probably|prob|perhaps|realistically|honestly|still|gladly|consider|go ahead and))*? (?:${DEAL_VERBS})${NEAR}`,
  `(?:i'?d|i'?ll|we'?d|we'?ll|lets|let'?s|we can|i can|i could|i would)(?: (?:maybe|just|even|be|only|gladly|happily|probably|say|call it|totally|prob))* ?(?:do|go|go up to|go to|go for|make it|settle|settle on|say|call it|meet|be at|buy|grab|get it|take|stretch|bump|manage|start at|be happy|be good|be ok|be down|spend)${NEAR}`,
  `(?:was|were|am|i'?m) (?:thinking|hoping)${CLOSE}`,
  `(?:(?:i'?m|im|am) )?(?:thinking|hoping|willing|comfortable|happy|ready|looking|aiming|down|offering|good)(?: (?:to|for|more|like|of|at|something|with|around|about|spend|pay))+${NEAR}`,
  // "I can bring you 50", "we could hand you 50"
  "(?:(?:i|we)(?:'?ll|'?d| can| could| will| would)|ill|id)(?: [^ ,]+)? (?!ask|tell|text|call|message|show|beat|let|help|remind|meet)\\p{L}+ you$",
  `(?:sell|let me have|leave) (?:[^ ,]+ ){1,4}(?:for|at)${CLOSE}`,
  `(?:esta|estaria|seria|te parece|le parece|os parece|te va|te vendria) (?:bien|posible|ok)(?: [^ ,]+)?${CLOSE}|podria ser${CLOSE}`,
  "(?:offer(?:'s|ing)?|pay(?:ing)?|giv(?:e|ing)|tak(?:e|ing)|accept(?:ing)?|(?:venmo|zelle|cash ?app|paypal|apple ?pay|send|bring)(?:ing)?|zelling|transfer|spend|ofrezco|ofrecerte|ofrecer|oferta|pago|pagaria|pagarte|pagar|darte|dar|daria|aceptas|aceptarias|aceptaria|aceptar)(?: [^ ,]+){0,5}(?: ,)?$",
  `(?:make (?:it|that)|call it|deal|we have a deal|settle|shake on|let'?s say|lets say|say|sold if (?:you|u) (?:say|do|take|go)|split it|meet (?:me |you |u )?(?:in the middle|halfway)|meet me|middle|done)(?: (?:at|for|on|is|=))*${CLOSE}`,
  `(?:bring|knock|drop|lower|bump|take|cut|get|go|come|price|it|this|down) (?:it |this |that |the price )?(?:all the way )?(?:down )?to${CLOSE}`,
  `if you(?:'?d| would| could| can) (?:${DEAL_VERBS})${NEAR}`,
  `my (?:final|last|best)(?: (?:offer|price|bid))?(?: (?:is|would be|'s))?${CLOSE}`,
  `(?:best|most|max|maximum|highest|limit|cap|ceiling|top)(?: (?:i|we|that|is|would|can|could|do|go|offer|pay|be|give|'s|my|price|thing|amount|spend|to))*${CLOSE}`,
  `(?:and|or|but|then|just|ok|okay|cool|maybe|,) (?:do|make it|go|say)${CLOSE}`,
  `(?:te|le|os|se lo|te lo) (?:doy|daria|dejo|puedo|podria|ofrezco|pago|pagaria|paso|hago|transfiero|bizum\\p{L}*|mando|tiro|compro|doi)${NEAR}`,
  `(?:me|nos)(?: (?:lo|la|los|las|l[oa]))? (?:dej\\p{L}+|d[ae]r?i?a?s|das|vend\\p{L}+|llevo|llevaria|quedo|haces|harias|baj\\p{L}+)${NEAR}`,
  `(?:l[oa]s?|melo) (?:dej\\p{L}+|vend\\p{L}+|das|darias|bajas|bajarias|compro|compraria|llevo|quiero|queremos|cojo|pillo)(?: [^ ,]+)? (?:en|por|a)${CLOSE}`,
  `(?:puedo|podria|puedes|podrias|podemos|puede|podria ser) (?:hacer|hacerlo|llegar|subir|bajar|dejar|vender|gastar|poner)\\p{L}*${NEAR}`,
  `(?:dejamel[oa]|dejal[oa]|dejemoslo|damel[oa]|vendemel[oa]|bajal[oa]|dejarl[oa]|venderl[oa]|venderias|vendes|vende|bajas|bajarias|bajar|dejas|dejarias)(?: [^ ,]+)? (?:en|por|a)${CLOSE}`,
  `(?:estaba pensando|pensando|pensaba|habia pensado|pienso) en${CLOSE}`,
  '(?:deal|ok deal|trato|hecho|trato hecho) ,$',
  `te (?:parecen?|sirven?|va|vale|late|interesa)(?: (?:bien|si))*${CLOSE}`,
  `(?:puedo|podria|llego)${CLOSE}`,
  `(?:cerramos|cierro|cerrar|cerrado|trato|hecho|quedamos|dejamos|acordamos)(?: (?:en|por|con|si|te|doy|a|el|trato))*${CLOSE}`,
  `(?:pero )?(?:si(?: que)?|mejor|hasta|maximo|como mucho|mi (?:tope|maximo|limite|ultima|oferta|ultima oferta)|tope|lo (?:maximo|mas|unico))(?: (?:que|puedo|te|podria|pagar|dar|ofrecer|es|son|de|doy|a|hasta|seria))*${CLOSE}`,
];
const OFFER_BEFORE = new RegExp(`${start}(?:${BEFORE.join('|')})`, 'u');
const SOLD_FOR = new RegExp(
  `${start}(?:get|have|buy|sell|selling|grab|take|snag|pick|let|part|go|it|this|that|them|one|these|those|mine|desk|all|both|everything)(?: [^ ,]+){0,3} (?:for|at)(?: (?:like|about|around|maybe|just|only))*$`,
  'u',
);
const MAYBE_MODAL = new RegExp(
  `${start}(?:can|could|would|will|wld|cld|may|might|ill|i'?ll|i'?d|sell|selling|take|buy|let me)(?= )`,
  'u',
);

const ACCEPTING =
  '(?:work|works|ok|okay|okey|k|cool|good|fine|enough|possible|doable|fair|sound|sounds|alright|acceptable|do it|do|be|fly|suffice|reasonable|deal|too low|cut it|shipped|you good|u good|u down|you down|yes or no|y\\/?n|interested|we good)';
const OFFER_AFTER = new RegExp(
  `^(?:[^ ]+ ){0,5}?(?:${[
    '(?:my|an?|fair|good|final|best) (?:\\w+ )?(?:offer|price)',
    "(?:i|we|i'll|i'd|ill|id)(?: (?:will|would|can|could))? (?:pay|offer|give)",
    "(?:that'?s|is|its|it'?s) (?:all|the (?:most|best)|as (?:high|much) as) i(?:'?ll|'?d)? (?:can|could|got|do|go|will|would|pay)|es (?:todo )?lo (?:que|maximo que) (?:puedo|tengo)|(?:you|u) (?:take|accept)|take it|accept|(?:i'?ll|i can|i) (?:come|pick|grab|be there|swing|get it|buy|take)",
  ].join('|')})(?![\\w'])`,
);
const RIGHT_AFTER = new RegExp(
  `^(?:, )?(?:(?:for|on) (?:it|this|that|them|everything|the \\w+|your \\w+) )?(?:${[
    'flat|firm|and not a (?:penny|cent|dollar) more',
    'in total|total|altogether|all in|in cash|cash|by venmo|(?:venmo|zelle|cash ?app|paypal)(?:ed)?|en efectivo|efectivo',
    "(?:(?:right )?(?:now|today|tonight|rn|this evening|this afternoon) )?(?:and|&|n|then|if) (?:i'?ll|ill|i'?d|id|i(?:'?m)?|we|we'?ll|it'?s|its|you'?ve|you|u|we'?re|done|deal|call it|its|mine)(?: (?!have|think|know|need|saw|also|was|guess)\\p{L}+| (?=deal)|$)",
    "(?:and )?(?:you|we)(?:'?ve)?(?: have| got)? (?:got )?(?:yourself )?a (?:deal|sale|buyer)",
    "and (?:that'?s|this is) (?:it|all|final|my)|(?:[^,]* , )?deal$",
    "(?:and )?(?:a |we have a |its a |it'?s a )?deal|deal\\b|(?:is |it'?s |thats |that'?s )?(?:my |the |all )?(?:max|maximum|tops|top|limit|at most|best|most|final|highest)(?: (?:i|offer|price|that|bid)|$| ,)",
    'y (?:me l[oa]s?|lo|la|paso|voy|cerramos|cierro|trato|nos|te l[oa]|listo|hecho|ya|quedamos|es mi[oa]|la|hoy|recojo)|me l[oa]s? (?:llevo|quedo|das|dejas)|va$|va (?:o no|bien)|vale$|trato|te (?:parece|sirve|va|vale|late|interesa)|esta bien|estaria bien|hecho|como (?:mucho|maximo|tope)|maximo|tope|es (?:mi|lo) (?:maximo|tope|limite|oferta|ultima|unico|mas)|te (?:doy|puedo|pago|ofrezco|daria)|(?:por|para) (?:todo|la|el|las|los|ambos|ambas|ella|el)',
  ].join('|')})`,
  'u',
);
const FOR_IT =
  /^(?:for (?:it|one|two|this|that|them|these|those|the|all|both|everything|your|ur|just)|with|including|incl|delivered|con (?:el )?envio|total|altogether|por (?:el|la|todo|los|las|eso|ese|esa|esto))(?= |$)/;
const ASKING_WORD = new RegExp(
  `${start}(?:would|does|do|is|are|will|could|can|wld|if|was thinking|whether|que|sera|seria|estaria|servirian?|valdrian?|so|,)(?: (?:like|about|around|maybe|even|you|u|be|unos|unas))*$|^(?:hey|hi|hello|yo|ok|okay|so|then|maybe|like|about|around|lets say|hola|entonces|bueno|vale|y| )*$`,
  'u',
);
const WORKS = new RegExp(
  `^(?:be |be a |a |all |sound |seem |is |are |would be )?${ACCEPTING}(?![\\p{L}'])`,
  'u',
);
const WORKS_ES =
  /^(?:(?:esta|estaria|seria|te|le|os|me) (?:bien|parece|sirve|va|vale|posible|ser|interesa)|servirian?|funciona|vale|va)(?= |$)/;

/** What somebody was about to offer, they do not offer now. */
const ONCE_MEANT = /(?:^| )(?:was|were) (?:gonna|going to|about to|originally)(?= )/;

/** "no? then 90", "fine, 90", "90 then": the next price of who haggles. */
const NEXT_BEFORE =
  /^(?:(?:no|nah|nope|hmm+|well|and|lol|y|,|ok|okay|alright|vale|bueno|pues) ?)*(?:then|fine|alright|ok so|okay so|ok then|entonces|bueno|pues|no ok|no okay|no fine|no vale)(?: (?:like|about|maybe|,|what about))*$/;
const NEXT_AFTER = /^(?:then|it is|entonces)(?: (?:please|pls|plz|deal|ok|cash))?$/;
const haggles = ({ before, after }: Place): boolean =>
  NEXT_BEFORE.test(before) || (before !== 'maybe' && NEXT_AFTER.test(after));

/** "120 works for me": whoever says so takes it, also the asking price. */
const MINE = /(?:^| )(?:(?:for|with) (?:me|us)|i|i'll|i'd|we)(?= |$)/;
/** "I have 50. Would that work?" */
const ASKS_LEAVE =
  /^(?:(?:so|please|pls|,) )?(?:can|could|would|will|is|does) (?:you|that|it|this) (?:be )?(?:do|take|accept|work|ok|okay|enough|good|fine|cool|alright)(?= |$)/;

/** "for 580 I'd come get it today" */
const FOR_THAT = /^(?:(?:but|and|ok|yeah|,) )*(?:for|at)$/;
const I_WOULD = /^(?:i'?d|i'?ll|i would|i will|i can|i could|we'?d|we'?ll)(?= )/;

/** "any discount if I pay 600?": what would follow is asked. */
const ON_CONDITION = new RegExp(
  `(?<!what)(?<!how about) if (?:i|we) (?:pay|paid|give|gave|do|offer|buy)${NEAR}`,
  'u',
);

/** "I could buy 2 squiers for 600": as likely what others cost. */
const FOR_SEVERAL = new RegExp(
  `${start}(?:i|you|we) (?:can|could) (?:[^ ,]+ )?(?:buy|get|find|order) ${HIDDEN} `,
);

/** "is the 120 with the chair": the price that both know, not one that is offered. */
const THE_ONE = /(?:^| )(?:the|your|that|those|ese|esos|los|tus)$/;

/** Whether the words around an amount say that the buyer would pay it. */
export function offeringOf(place: Place): 'question' | 'offer' | 'value' | 'none' {
  const { before, clause, after, next, asks, binding } = place;
  if (haggles(place)) return 'offer';
  if (ONCE_MEANT.test(clause) || FOR_SEVERAL.test(clause) || (asks && ON_CONDITION.test(clause)))
    return 'none';
  if (HOW_ABOUT.test(clause)) return 'question';
  if (OFFER_BEFORE.test(before) && !/^(?:tomorrow|tmrw)/.test(after)) return 'offer';
  if (SOLD_FOR.test(clause) && MAYBE_MODAL.test(clause)) return 'offer';
  if (FOR_THAT.test(clause) && I_WOULD.test(after)) return 'offer';
  if (!binding || THE_ONE.test(clause)) return 'none';
  if (OFFER_AFTER.test(after) || RIGHT_AFTER.test(after)) return 'offer';
  if (!asks && (ASKS_LEAVE.test(next) || ASKS_LEAVE.test(after.split(' , ')[1] ?? ''))) return 'offer';
  if (WORKS.test(after) && clause !== '' && ASKING_WORD.test(clause))
    return MINE.test(after) ? 'offer' : 'value';
  return asks &&
    (clause === `${HIDDEN} for` || FOR_IT.test(after) || WORKS.test(after) || WORKS_ES.test(after))
    ? 'value'
    : 'none';
}
