import type { NumberWord } from '#contract/offers/numbers/number-lexicon';

/** The words of one breath; those that are part of no number are undefined. */
type Words = readonly (NumberWord | undefined)[];

interface Read {
  value: number;
  /** The word behind it. */
  next: number;
}

export interface Said extends Read {
  /** "Five" alone, "a hundred" or "mil" without saying how many, "two thousand", or any other number. */
  form: 'digit' | 'round' | 'thousands' | 'other';
}

const kindAt = (words: Words, at: number) => words[at]?.kind;

/** One word of such a kind. */
function word(words: Words, at: number, ...kinds: NumberWord['kind'][]): Read | null {
  const found = words[at];
  return found && kinds.includes(found.kind) ? { value: found.value, next: at + 1 } : null;
}

const plus = (value: number, rest: Read | null, next: number): Read =>
  rest ? { value: value + rest.value, next: rest.next } : { value, next };

/** "Twelve", "forty-two", "treinta y cinco". */
function belowHundred(words: Words, at: number): Read | null {
  const tens = word(words, at, 'tens');
  if (!tens) return word(words, at, 'digit', 'teen');
  const digit = word(words, kindAt(words, tens.next) === 'y' ? tens.next + 1 : tens.next, 'digit');
  return plus(tens.value, digit, tens.next);
}

const isThousand = (words: Words, at: number): boolean =>
  word(words, at, 'thousand', 'grand', 'mil') !== null;

/** "Two hundred and five", "twenty-two hundred fifty", "hundred": behind it a digit needs "and", or thousands to count. */
function timesHundred(words: Words, at: number): Read | null {
  const many = belowHundred(words, at) ?? word(words, at, 'article', 'figure') ?? { value: 1, next: at };
  const hundred = word(words, many.next, 'hundred');
  if (!hundred || many.value >= 100) return null;
  const joined = kindAt(words, hundred.next) === 'and';
  const rest = belowHundred(words, joined ? hundred.next + 1 : hundred.next);
  const meant = rest && (rest.value >= 10 || joined || isThousand(words, rest.next)) ? rest : null;
  return plus(many.value * hundred.value, meant, hundred.next);
}

/** "Doscientos cincuenta". */
function oneWordHundreds(words: Words, at: number): Read | null {
  const hundreds = word(words, at, 'hundreds');
  return hundreds && plus(hundreds.value, belowHundred(words, hundreds.next), hundreds.next);
}

/** "Three fifty" is how people say 350. */
function shortHundred(words: Words, at: number): Read | null {
  const digit = word(words, at, 'digit');
  if (!digit || kindAt(words, digit.next) !== 'tens') return null;
  return plus(digit.value * 100, belowHundred(words, digit.next), digit.next);
}

const belowThousand = (words: Words, at: number): Read | null =>
  timesHundred(words, at) ?? oneWordHundreds(words, at) ?? shortHundred(words, at) ?? belowHundred(words, at);

/** What comes behind thousands: "five hundred", "and fifty", "quinientos", "500". */
function behindThousands(words: Words, at: number): Read | null {
  const from = kindAt(words, at) === 'and' ? at + 1 : at;
  const figure = word(words, from, 'figure');
  const rest = figure && figure.value >= 100 ? figure : belowThousand(words, from);
  return rest && rest.value < 1000 && !isThousand(words, rest.next) ? rest : null;
}

function halfGrand(words: Words, at: number): Said | null {
  const half = word(words, at, 'half') && word(words, at + 1, 'article');
  const grand = half && word(words, half.next, 'grand');
  return grand && { value: grand.value / 2, next: grand.next, form: 'other' };
}

/** "A thousand", "a grand", "mil"; "a mil" is "at 1000". */
function oneThousand(words: Words, at: number): Read | null {
  const article = word(words, at, 'article');
  return article ? word(words, article.next, 'thousand', 'grand') : word(words, at, 'thousand', 'mil');
}

/** "Two hundred thousand", "ciento veinte mil", "2 grand", "once mil". */
function countedThousands(words: Words, at: number): Read | null {
  const many = belowThousand(words, at) ?? word(words, at, 'figure', 'once');
  if (!many) return null;
  const thousand =
    kindAt(words, at) === 'once'
      ? word(words, many.next, 'mil')
      : word(words, many.next, 'thousand', 'grand', 'mil');
  return thousand && { value: many.value * thousand.value, next: thousand.next };
}

function thousands(words: Words, at: number): Said | null {
  const counted = countedThousands(words, at);
  const found = counted ?? oneThousand(words, at);
  if (!found) return null;
  const rest = behindThousands(words, found.next);
  return { ...plus(found.value, rest, found.next), form: counted ? 'thousands' : rest ? 'other' : 'round' };
}

/** The number that is said from a word on, as far as it goes: "two hundred thousand" is one, not three. */
export function saidAt(words: Words, at: number): Said | null {
  const whole = halfGrand(words, at) ?? thousands(words, at);
  if (whole) return whole;
  const below = belowThousand(words, at) ?? word(words, at, 'article');
  if (!below) return null;
  if (below.next === at + 1 && below.value < 10) return { ...below, form: 'digit' };
  return { ...below, form: kindAt(words, at) === 'hundred' ? 'round' : 'other' };
}
