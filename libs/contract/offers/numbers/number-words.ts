import { plainText } from '#contract/offers/message-text';
import { numbersIn, type Spoken } from '#contract/offers/numbers/spoken-numbers';

export interface SpokenNumber {
  readonly value: number;
  /** It says how many thousands, but not of miles: no year and no measure. */
  readonly isSum: boolean;
}

/** Where a number is said, with what stands near it. */
interface Place {
  readonly before: string;
  readonly said: string;
  readonly after: string;
}

const CURRENCY = /^ (?:bucks?|dollars?|usd|dolares|dolar|euros?)/;
const NO_NUMBER_BEFORE = /(?:['$-]|(?<!\p{L})one (?:of|in) )$/u;
const NO_NUMBER_AFTER =
  /^(?:[\p{L}\d'-]| (?:percent|times|thousand|grand|millions?|millon(?:es)?|por ciento|x100|pianos?)(?!\p{L}))/u;
/** "A thousand thanks", "mil gracias". */
const SAID_OF_MANY =
  /^ (?:thanks|thankyous|reasons|apologies|pardons|ways|things|words|questions|gracias|disculpas|perdones|razones|motivos|cosas|formas|maneras|preguntas|veces)(?!\p{L})/u;

const BEHIND_A_FIGURE = /\d $/;
const STARTS_WITH_FIGURE = /^\d/;
/** "Size 6 twenty five dollars" is 25, where "3 fifty bucks" would be 350. */
const NUMBERED = /(?:\d\d(?<!00)|(?<!\p{L})(?:sz|size|talla|ps|gen|series|model|part|book|vol) \d) $/u;
const AS_PRICE =
  /^ (?:bucks?|dollars?|usd|dolares|dolar|obo|firm|for (?:both|all|everything|the (?:pair|set|lot)))(?!\p{L})/u;
const ENDS = /^ ?(?:[.,!]|$)/;
/** "Two thousand five" to "two thousand thirty-five" are years. */
const LAST_YEAR = 2035;
const MEASURED =
  /^ ?(?:original |actual |highway )?(?:miles?|mi|km|kms|k|kilometros|millas|words|pages|songs|piezas|pieces|hours)(?!\w)/;
/** As far as the patterns look. */
const NEAR = 40;

/** Number words as figures: "two hundred and fifty" is 250, "treinta y cinco" 35, "a grand" 1000, "dos mil" 2000. */
export function wordsAsFigures(
  text: string,
  written = ({ value }: SpokenNumber): string => `${value}`,
): string {
  const pieces: string[] = [];
  let done = 0;
  for (const spoken of numbersIn(text)) {
    const { value, start, end } = spoken;
    const place: Place = {
      before: text.slice(Math.max(0, start - NEAR), start),
      said: text.slice(start, end),
      after: text.slice(end, end + NEAR),
    };
    if (!isNumber(spoken, place)) continue;
    const gap = text.slice(done, start);
    const figure = BEHIND_A_FIGURE.test(place.before)
      ? `$${value}`
      : written({ value, isSum: isSum(spoken, place) });
    // "Two hundred three hundred" are two numbers, "200 300" would be one.
    pieces.push(done > 0 && gap === ' ' ? ', ' : gap, figure);
    done = end;
  }
  return pieces.join('') + text.slice(done);
}

/** Whether a message names any number, in figures or in words. */
export const namesNumber = (message: string): boolean => /\p{N}/u.test(wordsAsFigures(plainText(message)));

/** "One of my friends" names no price. */
function isNumber(spoken: Spoken, place: Place): boolean {
  const { value, form } = spoken;
  const { before, said, after } = place;
  if (NO_NUMBER_BEFORE.test(before) || NO_NUMBER_AFTER.test(after)) return false;
  if (said === 'ciento' && before.endsWith('por ')) return false;
  if (form === 'digit' && !CURRENCY.test(after)) return false;
  if (value >= 100 && SAID_OF_MANY.test(after)) return false;
  if (!BEHIND_A_FIGURE.test(before)) return true;
  if (form === 'round' || form === 'digit' || STARTS_WITH_FIGURE.test(said)) return false;
  if (value < 100) return NUMBERED.test(before) && AS_PRICE.test(after);
  return AS_PRICE.test(after) || ENDS.test(after) || isSum(spoken, place);
}

const isSum = ({ value, form }: Spoken, { after }: Place): boolean =>
  form === 'thousands' && (value <= 2000 || value > LAST_YEAR) && !MEASURED.test(after);
