import { FREE_BESIDE, FREE_OF_ELSE } from '../price/given-away.js';

const HEDGES =
  '(?:i |we )?(?:think|believe|guess|suppose)(?: that)?|maybe|perhaps|probably|possibly|creo(?: que)?|supongo(?: que)?|me parece(?: que)?|quizas?|tal vez|a lo mejor|probablemente';

const OPENINGS = [
  HEDGES,
  '(?:it|they|this|that|these|those) (?:is|are|was|were)|es|son',
  'brand[- ]?new(?: in (?:the |its )?box)?|like[- ]new|almost new|new in (?:the )?box|nib|bnib|nwt|sealed|unopened|unused|used|new|does anyone want|anyone want|(?:i |we )?paid \\$?\\d+ for|(?:i |we )?bought|will|can|do|offer',
  'hey|hi|hello|yo|ok|okay|so|everyone|all|guys|folks|hola|buenas|buenos dias|buenas tardes|a todos|chicos|gente|amigos|urgente?',
  "(?:(?:i'?m|im|i am|we'?re|we are|i'?ve|i|we)(?: just| finally)? )?(?:graduating|moving(?: out)?|leaving|downsizing)(?: and| so)?|i'?m|im|i am|we'?re|we are|i'?ve|i|we",
  '(?:need|needs|want|wanna|have|looking|trying|gotta|got|going|ready|decided|hoping) (?:to|2)(?= sell| get| part| offload| unload| let)|sell(?:ing)?(?: off)?|get(?:ting)? rid of|part(?:ing)? with|offload|unload|let go of|letting go of',
  "for sale|on sale|up for (?:sale|grabs)(?: is| are)?|fs|wts|giving away|give ?away|moving sale|garage sale|yard sale|estate sale|must (?:go|sell)(?: asap| today| now)?|offering|listing|have|has|got|here is|here'?s|this is|these are|it'?s|is|are|and|to|a|an|the|my|our|some|this|these|one|two(?= of)|pretty",
  `free${FREE_OF_ELSE}`,
  'vend[eo]|vendemos|se venden?|en venta|venta de|venta|a la venta|pongo (?:a|en) (?:la )?venta|(?:necesito|quiero|quisiera) vender|tengo (?:a la venta|en venta|para vender)|tengo|estoy vendiendo|estamos vendiendo|vendiendo|remato|regalo|se regalan?|ofrezco|por mudanza|me mudo y|mudanza|urge|oferta|oportunidad|un|una|unos|unas|el|la|los|las|mi|mis|nuestr[oa]s?|este|esta|estos|estas|muy|bonit[oa]s?',
].join('|');
/** How sellers begin: none of it belongs into a title. Over plain text, like the rest. */
export const OPENING = new RegExp(`^(?:[\\s,.!:*~•-]|(?:${OPENINGS})(?![\\p{L}'-]))+`, 'u');

/** Whoever says so does not know: a title would make a fact of it. */
export const HEDGE = new RegExp(`(?<!\\p{L})(?:${HEDGES})(?!\\p{L})`, 'u');

/** From here on it is about the price, the deal, how to get it, or how it is. */
export const CLOSING = new RegExp(
  String.raw`(?:^|[\s,(])(?:asking|ask|price[ds]?|obo|o\.b\.o|firm|or best|negotiable|neg|cash|venmo|zelle|for \$?\d|at \$?\d|only \$?\d|just \$?\d|\$\s?\d|\d+\s?\$|\d+ (?:bucks|dollars|usd|dolares|obo|firm|cash|each|euros)|pick ?up|pickup|must (?:go|sell|collect|pick)|come (?:get|pick)|located|you haul|haul|dm|pm me|text me|message me|hmu|call me|need gone|needs? to go|has to go|want gone|moving|i'?m |im |i |it'?s |its |they'?re |we |can |will |was |were |is |are |has |have |had |works(?! of)|working|runs|used|barely|hardly|lightly|gently|never|brand new|like new|almost new|new in box|nib|bnib|nwt|sealed|unopened|unused|(?:in )?(?:very |really |super |pretty |overall )*(?:excellent|great|good|fair|poor|mint|perfect|decent|ok|okay|nice|rough|bad|used) (?:used )?(?:condition|cond|conditon|shape)|condition|bought|purchased|got it|comes? (?:with|w)|includes?|including|w/|with (?:all|the|charger|box|original|everything)|but |otherwise|some |a few |no |not |free (?:${FREE_BESIDE})|gratis|pido|precio|a \$?\d+(?![\w"'])|por \$?\d|en \$?\d|lo dejo|la dejo|negociables?|a tratar|o mejor oferta|recoger|recogida|retirar|hay que|solo efectivo|entrega|escrib|whatsapp|en (?:muy )?(?:buen|excelente|perfecto|mal|buenas|perfectas|excelentes|regular)|estado|casi nuev|como nuev|seminuev|nuev[oa]s?(?! york)|usad[oa]s?|poco us|sin us|sin abrir|sin estrenar|impecable|funciona|apenas|compr[eo]|incluye|con (?:caja|todo|cargador|su|sus)|pero |se le |le falta|esta |estan |es |son |tiene |viene |porque |ya que |because |since |cuz |so )`,
  'u',
);

/** Words of praise and pressure. */
export const HYPE =
  /(?<![\p{L}])(?:for sale|en venta|a la venta|super|awesome|amazing|beautiful|gorgeous|cute|lovely|nice|great|cheap|cheapest|barato|barata|ganga|steal|bargain|deal|wow|look|please|pls|asap|today|hurry|urgente?|bonito|bonita|hermos[oa]|precios[oa]|lind[oa]|excelente|perfect|sale|selling|vendo|lightly|used|barely|new|usad[oa]s?|nuev[oa]s?|good|old|very|really|almost|practically)(?![\p{L}-])/gu;
