/** Stands where something was that is not money; neither a word nor punctuation, so patterns stop at it. */
export const HIDDEN = '▯';

/** One written number, without currency: `1200`, `1,200.50`, `1.200,50`, `1 200`. */
export const FIGURE = String.raw`(?:\d{1,3}(?: \d{3}){1,2}(?:[.,]\d\d?)?(?![\d.,']*\d)|\d+(?:[.,']\d+)*)`;

/** Where a number without a dollar sign may begin. A run of digits is entered once, so patterns stay linear. */
export const START = String.raw`(?<![$€\w${HIDDEN}]|\d[.,'])`;

/** Where a number ends. */
export const END = String.raw`(?!\w|[.,']\d)`;

/** A pattern over a whole message, put together from the pieces above. */
export const pattern = (source: TemplateStringsArray, ...pieces: string[]): RegExp =>
  new RegExp(String.raw(source, ...pieces), 'gu');

const SAID_TWICE = pattern`\$(${FIGURE}k?) ?(?:usd|dollars?|bucks?|dolares)(?!\w)`;
const EUROS_AROUND = pattern`€ ?(${FIGURE}k?)|(?<!\w)eur ?(${FIGURE}k?)|${START}(${FIGURE}k?) ?(?:€|(?:euros?|eur|pavos)(?!\w))`;
const SAID_AFTER = pattern`${START}(${FIGURE}k?)(?: ?|-)(?:(?:us ?)?\$(?! ?\d)|usd|(?:us )?dollars?|bucks?|dolar(?:es)?|verdes)(?!\w)`;

/** A text in one spelling: full-width forms and accents folded, lower case, straight quotes, single spaces. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[‘’ʼ`´′]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/−/g, '-')
    .replace(/[–—]/g, ' - ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<=[3-9]\d|\d{3})-?ish(?!\w)/g, '');

/** Every way to say US dollars as `$50`: "US$50", "50 $", "usd 50", "50 dollars", "50 bucks". */
export const dollarsInFront = (text: string): string =>
  text
    .replace(/(?<!\w)(?:usd? ?)?\$ ?(?=\.?\d)/g, '$')
    .replace(/(?<!\w)usd ?(?=\d)/g, '$')
    .replace(/\$(?=\.\d)/g, '$0')
    .replace(SAID_TWICE, '$$$1')
    .replace(SAID_AFTER, '$$$1');

/** Every way to write euros as `€50`. */
export const eurosInFront = (text: string): string =>
  text.replace(
    EUROS_AROUND,
    (_, sign?: string, code?: string, after?: string) => `€${sign ?? code ?? after}`,
  );
