import { plainText } from '#contract/offers/message-text';
import { type SpokenNumber, wordsAsFigures } from '#contract/offers/numbers/number-words';
import { spelledOut } from '#contract/offers/spellings';

const MONEY_WORDS = /(?<=\d ?)(?:dlrs?|dlls?|dls|bux|u\$s|usd\$|dolaritos)(?!\w)/g;
/** "50 cents", "75¢". */
const CENTS = /(?<![$\w.,])(\d{1,2}) ?(?:cents|centavos|¢)(?!\w)/g;
const DOLLARS_BEFORE = /(?<!\w)u\$[sd] ?(?=\d)/g;
const RUN_TOGETHER =
  /(?<=\d)(?=(?:obo|ono|firm|bucks?|bux|dollars?|dlls?|dls|dolares|each|ea|cash|neg)(?!\w))/g;
/** "25ish" is open to offers; "x 35" is how Spanish shortens "por 35". */
const ISH = /(?<=\d) ?-?ish(?!\w)/g;
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
        .replace(RUN_TOGETHER, ' '),
    ),
  ).replace(FOR_ES, 'por ');
  return wordsAsFigures(text, asPrice)
    .replace(CENTS, (_, cents: string) => `$0.${cents.padStart(2, '0')}`)
    .replace(MONEY_WORDS, 'usd');
}

/** What a seller spells out in thousands is a price, unless it is a year or a distance. */
const asPrice = ({ value, isSum }: SpokenNumber): string => (isSum ? `$${value}` : `${value}`);
