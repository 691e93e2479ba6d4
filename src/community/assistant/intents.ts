import { plain, plainWords } from '#contract/search/plain-words';

/** What somebody may ask about their own things. */
export type OwnIntent =
  | { about: 'listings' | 'drafts' | 'meetups' | 'last-sale' }
  /** Parts of the title of what they ask after. */
  | { about: 'item'; words: string[] };

export const ITEM_INTENTS = [
  'similar',
  'price',
  'condition',
  'seller',
  'location',
  'availability',
  'listed',
  'about',
] as const;
export type ItemIntent = (typeof ITEM_INTENTS)[number];

/*
 * All patterns are of plain text: no capitals, no accents. Each has the forms of the languages that are spoken here.
 */

/** How something is done, or whether it may be: that is explained by the help. */
const HOW_TO =
  /^(?:and |so |y |pero )?(?:how (?!many|much|is my|are my)|can |could |may |am i allowed|what happens|why |how many [\w ]*\b(?:can|may|allowed)|como |puedo |se puede|se pueden|por que |que pasa|cuant[oa]s [\w ]*\bpuedo)/;
/** What somebody wants to do to one of their own. */
const TO_DO =
  /\b(?:share|sharing|cancel\w*|delete|remove|edit|change|reschedule|move|remind\w*|calendar|limit|compart\w+|borrar|eliminar|editar|cambiar|aplazar|recordatorio|calendario|limite)\b/;

const LAST_SALE =
  /\b(?:last|latest|most recent) (?:sale|thing i sold|item i sold)|\bwhat did (?:my|i)\b.*\b(?:sale|sell|sold)\b|\bultima (?:venta|cosa que vendi)|\bultimo (?:articulo que vendi|que vendi)|cuanto (?:gane|saque|cobre)\b/;
const DRAFTS =
  /\bmy (?:unfinished )?(?:drafts?|unfinished listings?)\b|\b(?:do|have) i (?:have |got )?[\w ]*\bdrafts?\b|\bmis? borrador(?:es)?\b|\btengo [\w ]*\bborrador(?:es)?\b/;
const MEETUPS =
  /\bmy (?:next |upcoming )?(?:meetups?|appointments?)\b|\b(?:do|have) i (?:have |got )?[\w ]*\bmeetups?\b|\b(?:when|where|whom?) (?:do|am|will) i (?:meet|meeting|going to meet)\b|\bmis? (?:proximos? )?(?:encuentros?|citas?|quedadas?)\b|\b(?:proximo|siguiente) encuentro\b|\b(?:cuando|donde|con quien) (?:quedo|he quedado)\b|\btengo [\w ]*\bencuentros?\b/;
const LISTINGS =
  /\bhow many (?:listings?|items?|things|ads?)\b|\bmy listings\b|\bwhat am i selling\b|\bhow many (?:have i sold|did i sell)\b|\bcuant[oa]s (?:anuncios|articulos|cosas)\b|\bmis anuncios\b|\bque (?:estoy vendiendo|tengo a la venta)\b/;

const STATES_EN =
  '(?:been |already |yet |still |finally )*(?:sold|sell|for sale|available|gone|pending|reserved)';
const ITEM: readonly RegExp[] = [
  new RegExp(`\\b(?:is|are|was|were|has|have|did)(?: anybody bought)? my (.+?) ${STATES_EN}`),
  /\b(?:did|have) i (?:already )?(?:sell|sold) my (.+)/,
  /\bwhat (?:happened to|about|is with) my (.+)/,
  /\bhow (?:is|are) my (.+?) doing/,
  /\b(?:how much did|what did) (?:i (?:get|sell)|they pay) (?:for )?(?:my|the) (.+?)(?: for| bring)?$/,
  /\bwhat did my (.+?) (?:bring|sell for|go for)/,
  /\b(?:se ha vendido|se vendio|esta vendid[oa]|sigue (?:a la venta|disponible)|esta reservad[oa])(?: ya)? mi (.+)/,
  /\bmi (.+?) (?:ya )?(?:se ha vendido|se vendio|esta vendid[oa]|sigue|esta disponible|esta reservad[oa])/,
  /\b(?:he vendido|vendi)(?: ya)? mi (.+)/,
  /\b(?:que (?:pasa|paso|hay) con|como va) mi (.+)/,
  /\bpor cuanto (?:se vendio|vendi) mi (.+)/,
];
/** What is one's own and no listing. */
const NOT_ITEMS =
  /^(?:account|password|profile|pin|data|email|e mail|phone|name|bot|plan|review|offer|message|cuenta|contrasena|perfil|datos|correo|telefono|nombre|resena|oferta|mensaje)\b/;

/** What a question asks about one's own things, or null. */
export function ownIntent(question: string): OwnIntent | null {
  const asked = tidy(question);
  if (HOW_TO.test(asked) || TO_DO.test(asked)) return null;
  if (LAST_SALE.test(asked)) return { about: 'last-sale' };
  if (DRAFTS.test(asked)) return { about: 'drafts' };
  if (MEETUPS.test(asked)) return { about: 'meetups' };
  for (const pattern of ITEM) {
    const [, item] = pattern.exec(asked) ?? [];
    if (item && !NOT_ITEMS.test(item)) return { about: 'item', words: wordsOf(item) };
  }
  return LISTINGS.test(asked) ? { about: 'listings' } : null;
}

/** Of "old bikes" the "bike" that a title may have, too. */
const wordsOf = (item: string): string[] =>
  plainWords(item)
    .filter((word) => !/^(?:the|old|for|and|already|yet|now|ya|el|la|los|las|de|viej[oa]|please)$/.test(word))
    .slice(0, 5)
    .map((word) => word.replace(/(?<=.{3})s$/, ''));

const ITEM_PATTERNS: Record<ItemIntent, RegExp> = {
  similar:
    /\b(?:similar|compare|comparable|alike|alternatives?|others like|parecid[oa]s?|similares|comparar|compara)\b/,
  price:
    /\b(?:price|cost|costs|how much|worth|fair|expensive|cheap|overpriced|good deal|cuanto (?:cuesta|vale|es|piden)|precio|car[oa]|barat[oa]|just[oa])\b/,
  condition:
    /\b(?:condition|scratch(?:es|ed)?|damaged?|defects?|flaws?|wear|broken|working|works|used|estado|rayad[oa]|rayas|danad[oa]|danos|defectos?|funciona|rot[oa]|usad[oa])\b/,
  seller:
    /\b(?:seller|who (?:is selling|sells|owns)|reliable|trustworthy|rating|rated|vendedora?|quien (?:lo |la )?vende|fiable|valoracion)\b/,
  location: /\b(?:where|located|location|how far|donde|ubicacion|lejos)\b/,
  availability:
    /\b(?:available|still there|for sale|sold|reserved|disponible|a la venta|vendid[oa]|reservad[oa])\b/,
  listed:
    /\b(?:when|how long|since)\b.*\b(?:listed|posted|online|put up)\b|\bcuando\b.*\b(?:publico|publicado|subio)\b/,
  about:
    /\b(?:(?:what is|whats) (?:this|it)\b|tell me (?:more )?about (?:this|it)|describe|description|summary|que es (?:esto|este)|cuentame|describ\w+|descripcion|resumen)/,
};
/** What is asked of a deal, of the person behind it, or of what one does oneself is no question about the item. */
const NOT_OF_ITEM =
  /\b(?:offers?|negotiat\w+|haggle|bargain|pay|payment|ship\w*|deliver\w*|refund|report|block|message|contact|write|phone|number|e ?mail|address|meet\w*|review|oferta|regate\w+|pagar|pago|envi\w+|devol\w+|denunci\w+|bloque\w+|mensaje|contact\w+|escrib\w+|telefono|correo|direccion|quedar|encuentro|resena)\b/;

/** What a question asks about the item at hand, or null. */
export function itemIntent(question: string): ItemIntent | null {
  const asked = tidy(question);
  if (NOT_OF_ITEM.test(asked) || /\b(?:how (?:do|can|to)|como (?:puedo|se|lo))\b/.test(asked)) return null;
  return ITEM_INTENTS.find((intent) => ITEM_PATTERNS[intent].test(asked)) ?? null;
}

const GREETING =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|buenas|buenos dias|buenas (?:tardes|noches))(?: there| vybac)?$/;
const THANKS =
  /^(?:ok |okay |vale )?(?:thanks?|thank you|thx|gracias|muchas gracias)(?: a lot| very much| you)?$/;

export function courtesy(question: string): 'greeting' | 'thanks' | null {
  const said = tidy(question);
  if (GREETING.test(said)) return 'greeting';
  return THANKS.test(said) ? 'thanks' : null;
}

const tidy = (question: string): string => plainWords(plain(question).replaceAll(/['’]/g, '')).join(' ');
