import { plainText } from '#contract/offers/message-text';

/** What one word adds. Below ten only beside a currency or a larger word: "one of my friends" names no price. */
const DIGITS: Record<string, number> = Object.fromEntries(
  [
    'one|un|uno|una|a 1',
    'two|dos 2',
    'three|tres 3',
    'four|cuatro 4',
    'five|cinco 5',
    'six|seis 6',
    'seven|siete 7',
    'eight|ocho 8',
    'nine|nueve 9',
  ].flatMap(counted),
);
/** "once" is left out: eleven in Spanish, something else in English. */
const TEENS: Record<string, number> = Object.fromEntries(
  [
    'ten|diez 10',
    'eleven 11',
    'twelve|doce 12',
    'thirteen|trece 13',
    'fourteen|catorce 14',
    'fifteen|quince 15',
    'sixteen|dieciseis 16',
    'seventeen|diecisiete 17',
    'eighteen|dieciocho 18',
    'nineteen|diecinueve 19',
    'veintiuno 21',
    'veintidos 22',
    'veintitres 23',
    'veinticuatro 24',
    'veinticinco 25',
    'veintiseis 26',
    'veintisiete 27',
    'veintiocho 28',
    'veintinueve 29',
  ].flatMap(counted),
);
const TENS: Record<string, number> = Object.fromEntries(
  [
    'twenty|veinte 20',
    'thirty|treinta 30',
    'forty|fourty|cuarenta 40',
    'fifty|cincuenta 50',
    'sixty|sesenta 60',
    'seventy|setenta 70',
    'eighty|ochenta 80',
    'ninety|noventa 90',
  ].flatMap(counted),
);
const HUNDREDS: Record<string, number> = Object.fromEntries(
  [
    'cien|ciento 100',
    'doscientos|doscientas 200',
    'trescientos|trescientas 300',
    'cuatrocientos|cuatrocientas 400',
    'quinientos|quinientas 500',
    'seiscientos|seiscientas 600',
    'setecientos|setecientas 700',
    'ochocientos|ochocientas 800',
    'novecientos|novecientas 900',
  ].flatMap(counted),
);

function counted(line: string): [word: string, value: number][] {
  const [words = '', value] = line.split(' ');
  return words.split('|').map((word) => [word, Number(value)]);
}

const WORDS: Record<string, number> = { ...DIGITS, ...TEENS, ...TENS, ...HUNDREDS };

const any = (words: Record<string, number>): string => Object.keys(words).join('|');
const SMALL = `(?:${any(TEENS)}|(?:${any(TENS)})(?:(?: y |[ -])(?:${any(DIGITS)})(?![\\p{L}\\d]))?)`;
/** "Novecientos a tratar" says no 901. */
const BELOW_HUNDRED = `(?:${SMALL}|(?!a )(?:${any(DIGITS)}))(?!\\p{L})`;
/** "Por ciento" is percent, "por ciento veinte" a price. */
const ONE_WORD_HUNDREDS = `(?!(?<=por )ciento(?! ${BELOW_HUNDRED}))(?:${any(HUNDREDS)})(?: ${BELOW_HUNDRED})?`;
const HUNDRED = `(?:(?:(?:${any(DIGITS)}|\\d) |(?<!(?:${any(DIGITS)}) ))hundred(?: (?:and )?(?:${SMALL}|(?<=and )(?:${any(DIGITS)})))?)`;
/** "three fifty" is how people say 350. */
const SHORT_HUNDRED = `(?!a )(?:${any(DIGITS)}) (?:${any(TENS)})(?:[ -](?:${any(DIGITS)})(?![\\p{L}\\d]))?`;
const MIL = 'mil(?! (?:gracias|disculpas|perdones))';
const GRAND = `(?:half a grand|(?:(?:a|one|un) )?(?:thousand|grand)|${MIL})`;
const HUNDREDS_OF = `(?:${any(DIGITS)}) hundred(?: (?:and )?${SMALL})?`;
const TEEN_HUNDREDS = `(?:${any(TEENS)}) hundred(?: (?:and )?${SMALL})?`;
const BELOW_THOUSAND = `(?:${HUNDREDS_OF}|${ONE_WORD_HUNDREDS}|${SMALL}|${any(DIGITS)})`;
/** "Two thousand five hundred", "doce mil". */
const REST = ` (?:and )?${BELOW_THOUSAND}(?![\\p{L}\\d])`;
const THOUSANDS = `(?:(?:${SMALL}|${any(DIGITS)}) (?:thousand|grand|${MIL})(?:${REST})?|${MIL}${REST})`;
const NUMBERED = '(?:\\d\\d(?<!00)|(?<!\\p{L})(?:sz|size|talla|ps|gen|series|model|part|book|vol) \\d)';
const AS_PRICE =
  '(?= (?:bucks?|dollars?|usd|dolares|dolar|obo|firm|for (?:both|all|everything|the (?:pair|set|lot)))(?!\\p{L}))';
/** "Size 6 twenty five dollars" is 25 and "5x8 eight hundred dollars" 800, where "3 fifty bucks" would be 350. */
const BEHIND_A_FIGURE = new RegExp(
  `(?<=\\d )(?:${HUNDREDS_OF}(?= ?(?:[.,!]|$))|(?:${HUNDREDS_OF}|${ONE_WORD_HUNDREDS}|${SHORT_HUNDRED}|(?<=${NUMBERED} )${SMALL})${AS_PRICE})`,
  'gu',
);
const CURRENCY = '(?= (?:bucks?|dollars?|usd|dolares|dolar|euros?))';
const SPOKEN = new RegExp(
  `(?<![\\p{L}\\d'$-]|\\d )(?:${[THOUSANDS, TEEN_HUNDREDS, GRAND, HUNDRED, ONE_WORD_HUNDREDS, SHORT_HUNDRED, SMALL, `(?<!(?:${any(TENS)}) )(?:${any(DIGITS)})${CURRENCY}`].join('|')})(?![\\p{L}\\d'-])(?! (?:percent|times|million|thousand|grand|por ciento|x100))`,
  'gu',
);

/** Number words as figures: "two hundred and fifty" is 250, "treinta y cinco" 35, "a grand" 1000, "dos mil" 2000. */
export const wordsAsFigures = (text: string): string =>
  text
    .replace(/(?<!\p{L})thanks a million/gu, 'thanks')
    .replace(BEHIND_A_FIGURE, (words) => `$${valueOf(words)}`)
    .replace(SPOKEN, (words) => String(valueOf(words)));

/** What a single plain word stands for by itself: "two", "siete", "forty". */
export const figureOf = (word: string): number | undefined =>
  Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;

/** Whether a message names any number, in figures or in words. */
export const namesNumber = (message: string): boolean => /\p{N}/u.test(wordsAsFigures(plainText(message)));

function valueOf(words: string): number {
  if (words === 'half a grand') return 500;
  let thousands = 0;
  let value = 0;
  const parts = words.split(/[ -]/);
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1] ?? '';
    const digit = DIGITS[part] ?? (/^\d$/.test(part) ? Number(part) : undefined);
    if (/^(?:thousand|grand|mil)$/.test(part)) {
      thousands = (value || 1) * 1000;
      value = 0;
    } else if (part === 'hundred') value = (value || 1) * 100;
    else if (digit !== undefined) value += next in TENS ? digit * 100 : digit;
    else value += TEENS[part] ?? TENS[part] ?? HUNDREDS[part] ?? 0;
  }
  return thousands + value;
}
