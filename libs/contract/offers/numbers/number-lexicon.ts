/**
 * What a word does in a number: `digit` to `hundreds` add what they are worth, `hundred` to `mil` multiply, `figure` says
 * how many of those.
 */
type Kind =
  | 'article'
  | 'digit'
  | 'teen'
  | 'once'
  | 'tens'
  | 'hundreds'
  | 'hundred'
  | 'thousand'
  | 'grand'
  | 'mil'
  | 'half'
  | 'and'
  | 'y'
  | 'figure';

export interface NumberWord {
  readonly kind: Kind;
  readonly value: number;
}

/** "Once" is eleven in Spanish, something else in English: it counts thousands only. */
const LEXICON: Record<Exclude<Kind, 'figure'>, string> = {
  article: 'a 1',
  digit:
    'one|un|uno|una 1, two|dos 2, three|tres 3, four|cuatro 4, five|cinco 5, six|seis 6, seven|siete 7, eight|ocho 8, nine|nueve 9',
  teen: [
    'ten|diez 10, eleven 11, twelve|doce 12, thirteen|trece 13, fourteen|catorce 14, fifteen|quince 15, sixteen|dieciseis 16',
    'seventeen|diecisiete 17, eighteen|dieciocho 18, nineteen|diecinueve 19, veintiuno|veintiun|veintiuna 21, veintidos 22',
    'veintitres 23, veinticuatro 24, veinticinco 25, veintiseis 26, veintisiete 27, veintiocho 28, veintinueve 29',
  ].join(', '),
  once: 'once 11',
  tens: 'twenty|veinte 20, thirty|treinta 30, forty|fourty|cuarenta 40, fifty|cincuenta 50, sixty|sesenta 60, seventy|setenta 70, eighty|ochenta 80, ninety|noventa 90',
  hundreds: [
    'cien|ciento 100, doscientos|doscientas 200, trescientos|trescientas 300, cuatrocientos|cuatrocientas 400',
    'quinientos|quinientas 500, seiscientos|seiscientas 600, setecientos|setecientas 700',
    'ochocientos|ochocientas 800, novecientos|novecientas 900',
  ].join(', '),
  hundred: 'hundred 100',
  thousand: 'thousand 1000',
  grand: 'grand 1000',
  mil: 'mil 1000',
  half: 'half 0.5',
  and: 'and 0',
  y: 'y 0',
};

const WORDS = new Map<string, NumberWord>(
  Object.entries(LEXICON).flatMap(([kind, lines]) =>
    lines.split(', ').flatMap((line) => {
      const [words = '', value] = line.split(' ');
      return words.split('|').map((word) => [word, { kind: kind as Kind, value: Number(value) }] as const);
    }),
  ),
);

/** How many hundreds or thousands, in figures: "2 hundred", "120 mil". */
const FIGURE = /^[1-9]\d{0,2}$/;

/** What a plain word, or up to three figures, may do in a number. */
export const numberWord = (word: string): NumberWord | undefined =>
  FIGURE.test(word) ? { kind: 'figure', value: Number(word) } : WORDS.get(word);

const BY_ITSELF: ReadonlySet<Kind> = new Set<Kind>(['article', 'digit', 'teen', 'tens', 'hundreds']);

/** What a single plain word stands for by itself: "two", "siete", "forty". */
export function figureOf(word: string): number | undefined {
  const found = WORDS.get(word);
  return found && BY_ITSELF.has(found.kind) ? found.value : undefined;
}
