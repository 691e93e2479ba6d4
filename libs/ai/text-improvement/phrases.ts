import type { Language } from '#contract/people';

/** What says nothing. Those that are words too ("like new", "este sofá") count only between commas. */
export const FILLERS: Readonly<Record<Language, { always: readonly string[]; setOff: readonly string[] }>> = {
  en: {
    always: ['u+m+', 'u+h+m*', 'e+r+m*', 'h+m+', 'you know', 'i mean', 'okay so', 'so yeah'],
    setOff: ['like', 'so', 'well', 'right', 'okay', 'basically', 'literally', 'actually', 'anyway'],
  },
  es: {
    always: ['e+h+', 'e+m+', 'm{2,}', 'm+h+m+', 'o sea', '¿?sabes\\??(?=,|$)'],
    setOff: ['este', 'pues', 'bueno', 'entonces', 'digamos', 'sabes', 'vale', 'a ver', 'en plan'],
  },
};

/** Everyday words and how they are written; every word on the right is one that may come in. */
export const PLAIN_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    gonna: 'going to',
    wanna: 'want to',
    gotta: 'have to',
    kinda: 'somewhat',
    sorta: 'somewhat',
    cuz: 'because',
    coz: 'because',
    thx: 'thanks',
    pls: 'please',
    plz: 'please',
    yeah: 'yes',
    yep: 'yes',
    nope: 'no',
    bucks: 'dollars',
    comfy: 'comfortable',
    pics: 'pictures',
    info: 'information',
  },
  es: {
    porfa: 'por favor',
    finde: 'fin de semana',
    bici: 'bicicleta',
    tele: 'televisor',
    guay: 'muy bueno',
    chulo: 'bonito',
    chula: 'bonita',
    pavos: 'dólares',
    pq: 'porque',
    xq: 'porque',
    tb: 'también',
    q: 'que',
  },
};

/** Written without the apostrophe; those that are words without it ("ill", "its", "well") are left. */
export const CONTRACTIONS: Readonly<Record<string, string>> = {
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  hadnt: "hadn't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  wont: "won't",
  im: "I'm",
  ive: "I've",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  youre: "you're",
  youve: "you've",
  theyre: "they're",
  weve: "we've",
};

/** What the lines of a transcript that is set in order are called. */
export const LABELS = {
  en: { item: 'Item', condition: 'Condition', price: 'Price', details: 'Details' },
  es: { item: 'Artículo', condition: 'Estado', price: 'Precio', details: 'Detalles' },
} as const;

/** What a sentence of a listing tells of. */
export const TELLS = {
  item: /\b(?:sell(?:ing)?|for sale|i have|i've got|this is|it's an?|vendo|vendemos|en venta|tengo|se trata de)\b/iu,
  price:
    /[$€£]\s?\d|\b\d[\d.,]{0,15}\s?(?:dollars?|bucks|usd|euros?|eur|d[oó]lares|pavos)(?![\p{L}\d])|\b(?:asking|price|priced|obo|negotiable|firm|cost|paid|precio|pido|cuesta|negociable|cost[oó])(?![\p{L}\d])|\b(?:hundred|thousand|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|cien|mil|veinte|treinta|cuarenta|cincuenta)\b.{0,20}\b(?:dollars?|bucks|euros?|d[oó]lares)/iu,
  condition:
    /\b(?:condition|new|used|unused|mint|excellent|good|fair|poor|worn|works?|working|refurbished|bought|years? old|months? old|nuev[oa]s?|usad[oa]s?|estado|funciona|seminuev[oa]|perfect[oa]?|comprad[oa]|a[ñn]os|meses)(?![\p{L}\d])/iu,
  fault:
    /\b(?:scratch(?:e[sd])?|dents?|dented|broken|broke|cracks?|cracked|missing|rust(?:y|ed)?|stains?|stained|torn|tears?|ripped|faded|fault|issue|problem|doesn't|does not|not work(?:ing)?|needs?|roto|rota|rayad[oa]|ara[ñn]azos?|falta|faltan|manchas?|golpes?|desgastad[oa]|no funciona|necesita|problema)(?![\p{L}\d])/iu,
  place:
    /\b(?:pick(?:ed)? ?up|pickup|meet|near|campus|located|location|deliver(?:y|ed)?|ship(?:ping)?|downtown|recoger|recogida|entrega|entregar|quedar|cerca|zona|env[ií]o|centro)(?![\p{L}\d])/iu,
} as const;

export const AMOUNT =
  /[$€£]\s?\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?|(?<![\d.,$€£])\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?\s?(?:dollars?|bucks|usd|euros?|eur|d[oó]lares|€|\$)(?![\p{L}\d])/iu;
