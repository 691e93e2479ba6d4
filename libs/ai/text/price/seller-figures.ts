import { plainText } from '#contract/offers/message-text';
import { wordsAsFigures } from '#contract/offers/number-words';
import { spelledOut } from '#contract/offers/spellings';

const MONEY_WORDS = /(?<=\d ?)(?:dlrs?|dlls?|dls|bux|u\$s|usd\$|dolaritos)(?!\w)/g;
const DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten|uno dos tres cuatro cinco seis siete ocho nueve diez'
    .split('|')
    .flatMap((list) => list.split(' ').map((word, index) => [word, index + 1])),
);
const DIGIT = Object.keys(DIGITS).join('|');
const OF_DISTANCE =
  '(?! ?(?:original |actual |highway )?(?:miles?|mi|km|kms|k|kilometros|millas|words|pages|songs|piezas|pieces|hours)(?!\\w))';
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
/** "Twelve thousand", "treinta y cinco mil": the words that may say how many thousands. */
const HOW_MANY_THOUSANDS = /(?<![\p{L}\d-])(?:\p{L}+[ -]){0,3}\p{L}+(?= (?:thousand|grand|mil)(?!\p{L}))/gu;
const LAST_DIGIT = new RegExp(`(?<![\\p{L}\\d-])(?:${DIGIT})$`, 'u');
/** "50 cents", "75¢". */
const CENTS = /(?<![$\w.,])(\d{1,2}) ?(?:cents|centavos|¢)(?!\w)/g;
const DOLLARS_BEFORE = /(?<!\w)u\$[sd] ?(?=\d)/g;
const RUN_TOGETHER =
  /(?<=\d)(?=(?:obo|ono|firm|bucks?|bux|dollars?|dlls?|dls|dolares|each|ea|cash|neg)(?!\w))/g;
/** "25ish" is open to offers; "x 35" is how Spanish shortens "por 35". */
const ISH = /(?<=\d) ?-?ish(?!\w)/g;
const HYPHENS = new RegExp(
  `(?<![\\p{L}])(${DIGIT})-(?=(?:twen|thir|for|four|fif|six|seven|eigh|nine)ty(?!\\p{L}))`,
  'gu',
);
const FOR_ES = /(?<=(?<!\w)(?:vendo|todo|dejo|doy|los?|las?|van|solo) )x ?(?=\d)/g;
const EACH_ES = /(?<=\d )c\/u(?!\w)/g;
const AND = /(?<=hundred|thousand) ?& ?/g;

/** A seller's text with every sum in figures, as sellers say sums: "twelve thousand five hundred", "25ish", "c/u". */
export function figuresIn(plain: string): string {
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
  return wordsAsFigures(
    text.replace(HOW_MANY_THOUSANDS, (many) => wordsAsFigures(many).replace(LAST_DIGIT, digitOf)),
  )
    .replace(CENTS, (_, cents: string) => `$0.${cents.padStart(2, '0')}`)
    .replace(THOUSANDS, (_, many = '1', rest = '0') => `$${valueOf(many) * 1000 + Number(rest)}`)
    .replace(MONEY_WORDS, 'usd');
}

const digitOf = (word: string): string => String(DIGITS[word] ?? word);

const valueOf = (digit: string): number => DIGITS[digit] ?? Number(digit);
