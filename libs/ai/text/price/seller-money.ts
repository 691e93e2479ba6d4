import { mayCount } from '#contract/offers/counted-things';
import { FOREIGN_MONEY } from '#contract/offers/foreign-money';
import { MEASURES } from '#contract/offers/measures';
import { dollarsInFront, END, HIDDEN, plainText } from '#contract/offers/message-text';
import { wordsAsFigures } from '#contract/offers/number-words';
import { spelledOut } from '#contract/offers/spellings';
import { PHONES } from '#contract/offers/when-and-where';

const MONEY_WORDS = /(?<=\d ?)(?:dlrs?|dlls?|dls|bux|u\$s|usd\$|dolaritos)(?!\w)/g;
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten|uno dos tres cuatro cinco seis siete ocho nueve diez'
    .split('|')
    .flatMap((list) => list.split(' ').map((word, index) => [word, index + 1])),
);
const DIGIT = Object.keys(DIGITS).join('|');
const OF_DISTANCE =
  '(?! ?(?:miles?|mi|km|kms|k|kilometros|millas|words|pages|songs|piezas|pieces|hours)(?!\\w))';
/** "2 thousand", "dos mil quinientos", once the words for hundreds are figures and "mil" is 1000. */
const THOUSANDS = new RegExp(
  `(?<![\\w.,$])(?:(${DIGIT}|\\d{1,3}) (?:1000|thousand|grand|mil)|1000(?= \\d{2,3}(?!\\d)))(?: (\\d{2,3}))?(?![\\w.,]\\d)${OF_DISTANCE}`,
  'g',
);
const TEENS_OF_HUNDREDS = 'eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'.split(
  '|',
);
const HUNDREDS = new RegExp(`(?<!\\w)(${TEENS_OF_HUNDREDS.join('|')}) hundred(?!\\w)`, 'g');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** "Twenty-two hundred". */
const TENS_OF_HUNDREDS = new RegExp(`(?<!\\w)(${TENS.join('|')})(?:[ -](${DIGIT}))? hundred(?!\\w)`, 'g');
const DOLLARS_BEFORE = /(?<!\w)u\$[sd] ?(?=\d)/g;
const RUN_TOGETHER =
  /(?<=\d)(?=(?:obo|ono|firm|bucks?|bux|dollars?|dlls?|dls|dolares|each|ea|cash|neg)(?!\w))/g;
/** "25ish" is open to offers; "x 35" is how Spanish shortens "por 35". */
const ISH = /(?<=\d) ?-?ish(?!\w)/g;
/** "150k" without a sign is how far a car has gone. */
const DISTANCE = /(?<![$\w.,])(?:[3-9]\d|\d{3})k(?!\w)/g;
const HYPHENS = new RegExp(
  `(?<![\\p{L}])(${DIGIT})-(?=(?:twen|thir|for|four|fif|six|seven|eigh|nine)ty(?!\\p{L}))`,
  'gu',
);
const FOR_ES = /(?<=(?<!\w)(?:vendo|todo|dejo|doy|los?|las?|van|solo) )x ?(?=\d)/g;
const EACH_ES = /(?<=\d )c\/u(?!\w)/g;
const AND = /(?<=hundred|thousand) ?& ?/g;

/** What stands between a word that announces a price and the price. */
const NEARLY =
  "(?:[:=~]|like|about|around|roughly|for|is|its|it'?s|are|at|of|only|just|maybe|como|unos|unas|es|son|en|de|por|a|al|los|solo|the|price)";
const ANNOUNCED = [
  'asking(?: price)?|i ask|(?:want|wanting|need|hoping|trying) (?:to get )?(?:for (?:it|them|this) )?|looking (?:for|to get)|priced?(?: to sell| reduced)?(?: at)?|cost is',
  "(?:sell(?:ing)?|sale|go(?:ing)?|let(?:ting)? (?:it|them|this|these) go|yours|have (?:it|them)|get (?:it|them)|take (?:it|them)|it'?s|all|both|set|lot|pair|them|it) for|asking for|sell(?:ing)? (?:it |them |this )?at",
  "(?:now|today) |marked down to|reduced to|dropped (?:it )?to|down to|(?:will|i'?ll|would|can|could) (?:take|accept|do)|take",
  'pido|precio(?: final| fijo)?|vend[oe](?:n|r)?(?:l[oa]s?)? (?:en|por|a)|se (?:va|van|vende|venden) (?:en|por|a)|(?:l[oa]s? )?(?:dejo|doy|vendo|remato) (?:en|por|a)|ahora(?: (?:en|a|por|vale))?|rebajad[oa]s? a|quiero|quisiera|busco|cuestan?|cobro|son|a solo|por solo|todo (?:por|en|a)|(?:entire|whole|full) (?:lot|box|set|collection|bundle|thing|bag)(?! (?:19|20)\\d\\d)|cada (?:clase|hora|sesion|un[oa])|ofertas? desde',
].join('|');
const FIGURE = String.raw`\d+(?:[.,]\d+)*k?${END}`;
const FIRM = [
  "obo|o\\.b\\.o|or (?:best|nearest|reasonable) offer|or (?:make )?offer|ono|firm|neg(?:otiable)?s?|cash|each|ea|apiece|a piece|total|tops|per|an hour|a session|a lesson|a class|\\/ ?(?:hr|h|hour|hora|each|ea|mo|u)|takes (?:it|all|them|everything)|gets (?:it|you)|and (?:it'?s|its|it is|they'?re) yours|for (?:all|both|everything|the (?:set|lot|pair|whole|bundle|two|three|four))|altogether|ish|or trade|shipped|delivered|local(?:ly)?|no less|if (?:you )?pick|(?:for )?(?:the|a|per) (?:pair|set|lot|bunch|bundle|dozen)",
  'o (?:la )?mejor oferta|negociables?|a tratar|conversables?|fijos?|efectivo|cada un[oa]|c\\/u|la hora|por (?:hora|clase|sesion|todo|los dos|las dos|ambos)|tod[oa]s?(?! (?:por|en|a) ?\\$?\\d)(?: junto)?|el (?:par|lote|juego|set|conjunto)|la (?:unidad|pareja|hora|clase|sesion)|precio fijo|y (?:es|son) tuy[oa]s?',
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
const BOTH_ENDS = new RegExp(`(\\$\\d[\\d.,]*k?)( ?- ?| (?:to|or|a|o|y|and) )(?=${FIGURE})`, 'g');

const hide = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, one) => rest.replace(one, ` ${HIDDEN} `), text);

/**
 * A seller's text with "$" before every number that they name as a price, as the rules of offers read it: "asking 95",
 * "95 obo", "lo dejo en 95". Those are written for buyers, to whom "at 9" is an hour and "for 20 cables" no price.
 */
export function withPricesMarked(plain: string): string {
  const text = hide(dollarsInFront(figuresIn(plain)), [DISTANCE, ...PHONES, ...FOREIGN_MONEY, ...MEASURES]);
  return text
    .replace(LAST, '$$')
    .replace(BEFORE, '$&$$')
    .replace(AFTER, '$$$1')
    .replace(PLAIN_CUE, (found, figure: string, at: number) => {
      const next = text.slice(at + found.length).match(/^ ([\p{L}']+)/u)?.[1] ?? '';
      return mayCount(next) || YEAR.test(figure) ? found : `${found.slice(0, -figure.length)}$${figure}`;
    })
    .replace(BOTH_ENDS, '$1$2$$');
}

function figuresIn(plain: string): string {
  const text = spelledOut(
    plainText(
      plain
        .replace(ISH, ' obo')
        .replace(EACH_ES, 'cada uno')
        .replace(DOLLARS_BEFORE, 'usd ')
        .replace(AND, ' and ')
        .replace(RUN_TOGETHER, ' ')
        .replace(HYPHENS, '$1 '),
    ),
  )
    .replace(FOR_ES, 'por ')
    .replace(
      TENS_OF_HUNDREDS,
      (_, tens: string, digit = '') => `${((TENS.indexOf(tens) + 2) * 10 + (DIGITS[digit] ?? 0)) * 100}`,
    )
    .replace(HUNDREDS, (_, teen: string) => `${TEENS_OF_HUNDREDS.indexOf(teen) + 11}00`);
  return wordsAsFigures(text)
    .replace(THOUSANDS, (_, many = '1', rest = '0') => `$${valueOf(many) * 1000 + Number(rest)}`)
    .replace(MONEY_WORDS, 'usd');
}

const valueOf = (digit: string): number => DIGITS[digit] ?? Number(digit);
