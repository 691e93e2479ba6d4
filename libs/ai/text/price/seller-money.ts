import { mayCount } from '#contract/offers/counted-things';
import { FOREIGN_MONEY } from '#contract/offers/foreign-money';
import { MEASURES } from '#contract/offers/measures';
import { dollarsInFront, END, HIDDEN } from '#contract/offers/message-text';
import { PHONES } from '#contract/offers/when-and-where';
import { figuresIn } from './seller-figures.js';

/** "150k" without a sign is how far a car has gone. */
const DISTANCE = /(?<![$\w.,])(?:[3-9]\d|\d{3})k(?!\w)/g;

/** What stands between a word that announces a price and the price. Colons and spaces stand between these. */
const NEARLY =
  "(?:[=~]|like|about|around|roughly|for|is|its|it'?s|are|at|of|only|just|maybe|como|unos|unas|es|son|en|de|por|a|al|los|solo|the|price)";
const ANNOUNCED = [
  'asking(?: price)?|i ask|(?:want|wanting|need|hoping|trying) (?:to get )?(?:for (?:it|them|this) )?|looking (?:for|to get)|priced?(?: to sell| reduced)?(?: at)?|cost is',
  "(?:sell(?:ing)?|sale|go(?:ing)?|let(?:ting)? (?:it|them|this|these) go|yours|have (?:it|them)|get (?:it|them)|take (?:it|them)|it'?s|all|both|set|lot|pair|them|it) for|asking for|sell(?:ing)? (?:it |them |this )?at",
  "(?:now|today) |marked down to|reduced to|dropped (?:it )?to|down to|(?:will|i'?ll|would|can|could) (?:take|accept|do)|take",
  'pido|precio(?: final| fijo)?|vend[oe](?:n|r)?(?:l[oa]s?)? (?:en|por|a)|se (?:va|van|vende|venden) (?:en|por|a)|(?:l[oa]s? )?(?:dejo|doy|vendo|remato) (?:en|por|a)|ahora(?: (?:en|a|por|vale))?|rebajad[oa]s? a|quiero|quisiera|busco|cuestan?|cobro|son|a solo|por solo|todo (?:por|en|a)|(?:entire|whole|full) (?:lot|box|set|collection|bundle|thing|bag)(?! (?:19|20)\\d\\d)|cada (?:clase|hora|sesion|un[oa])|ofertas? desde',
].join('|');
const FIGURE = String.raw`\d+(?:[.,]\d+)*k?${END}`;
const FIRM = [
  "obo|o\\.b\\.o|or (?:best|nearest|reasonable) offer|or (?:make )?offer|ono|firm|neg(?:otiable)?s?|cash|each|ea|apiece|a piece|total|tops|per|an hour|a session|a lesson|a class|\\/ ?(?:hr|h|hour|hora|each|ea|mo|u)|takes (?:it|all|'?em|them|everything)|gets (?:it|'?em|them|you)|and (?:it'?s|its|it is|they'?re) yours|for (?:all|both|everything|the (?:set|lot|pair|whole|bundle|two|three|four|five|six))|altogether|ish|or trade|shipped|delivered|local(?:ly)?|no less|if (?:you )?pick|(?:for )?(?:the|a|per) (?:pair|set|lot|bunch|bundle|dozen)",
  'o (?:la )?mejor oferta|negociables?|a tratar|conversables?|fijos?|efectivo|cada un[oa]|c\\/u|la hora|por (?:hora|clase|sesion|todo|l[oa]s (?:dos|tres|cuatro|cinco|seis)|amb[oa]s)|amb[oa]s|tod[oa]s?(?! (?:por|en|a) ?\\$?\\d)(?: junto)?|el (?:par|lote|juego|set|conjunto)|la (?:unidad|pareja|hora|clase|sesion)|precio fijo|y (?:es|son) tuy[oa]s?',
].join('|');
const BEFORE = new RegExp(`(?<![\\p{L}\\d])(?:${ANNOUNCED})(?:[ :]+${NEARLY}){0,3}[ :]*(?=${FIGURE})`, 'gu');
const AFTER = new RegExp(
  `(?<![\\w$€.,'/${HIDDEN}]|\\d )(${FIGURE})(?=(?: |, ?|-| ?\\(|\\/| ?- )?(?:${FIRM})(?![\\p{L}]))`,
  'gu',
);
/** "for 80", "at 20", "a 45": a price where the number counts nothing. */
const PLAIN_CUE = new RegExp(
  `(?<![\\p{L}\\d])(?:for|at|a|por|en|solo|only|just)(?: (?:just|only|solo|like|about|unos))? (${FIGURE})`,
  'gu',
);
/** What a text names last, when that is no label of it: "pan set 30", "nueva en caja 130". */
const LAST =
  /(?<=(?<!\p{L})(?:box|set|sets|parts?|lot|pack|case|caja|room|house|train|battery|bateria|bag|line|team) )(?=\d+(?:[.,]\d+)*[ .!]*$)/u;
const YEAR = /^(?:19[5-9]\d|20[0-3]\d)$/;
/** "For 2015 Camry", "for 88-98 trucks": the years of what a part fits. */
const YEARS = /^(?:(?:19[5-9]\d|20[0-3]\d)(?:-\d{2,4})?|[5-9]\d-\d\d) ([\p{L}']+)/u;
const fitsYears = (text: string): boolean => mayCount(YEARS.exec(text)?.[1] ?? '');
/** How pure silver is, a decade, a console. */
const NAMES = [
  /(?<=(?<!\p{L})(?:plata|silver|sterling|ley) )9[259][059](?!\d)|(?<![\d$.,])9[259][059](?= (?:sterling|silver)(?!\p{L}))/gu,
  /(?<=(?<!\p{L})(?:de los|anos) )(?:sesenta|setenta|ochenta|noventa|[5-9]0)(?![\d.,]\d|\d| (?:dolares|pesos|euros|usd))/gu,
  /(?<=(?<!\p{L})xbox )360(?!\d)|(?<=(?<!\p{L})(?:for|para)(?: the| el)? )360(?=[ ,.;][^$]{1,200}\$\d)/gu,
];
const BOTH_ENDS = new RegExp(`(\\$\\d[\\d.,]*k?)( ?- ?| (?:to|or|a|o|y|and) )(?=${FIGURE})`, 'g');

const hide = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, one) => rest.replace(one, ` ${HIDDEN} `), text);

/**
 * A seller's text with "$" before every number that they name as a price, as the rules of offers read it: "asking 95",
 * "95 obo", "lo dejo en 95". Those are written for buyers, to whom "at 9" is an hour and "for 20 cables" no price.
 */
export function withPricesMarked(plain: string): string {
  const text = hide(dollarsInFront(figuresIn(plain)), [
    DISTANCE,
    ...NAMES,
    ...PHONES,
    ...FOREIGN_MONEY,
    ...MEASURES,
  ]);
  return text
    .replace(LAST, '$$')
    .replace(BEFORE, (found, at: number) =>
      found.endsWith('for ') && fitsYears(text.slice(at + found.length)) ? found : `${found}$`,
    )
    .replace(AFTER, '$$$1')
    .replace(PLAIN_CUE, (found, figure: string, at: number) => {
      const next = text.slice(at + found.length).match(/^ ([\p{L}']+)/u)?.[1] ?? '';
      const from = found.length - figure.length;
      return mayCount(next) || YEAR.test(figure) || fitsYears(text.slice(at + from))
        ? found
        : `${found.slice(0, from)}$${figure}`;
    })
    .replace(BOTH_ENDS, '$1$2$$');
}
