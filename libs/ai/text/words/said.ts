/** What a seller said, cleaned, and the same in small plain letters; each sign stands at the same place in both. */
export interface Said {
  readonly text: string;
  readonly plain: string;
}

/** Never seen, or turning what is seen around: marks of direction, joiners, controls. */
const UNSEEN = /(?!\n)\p{C}/gu;
const MARKUP = /<[^<>]{1,200}>/g;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const PUNCTUATION: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/** What is left of a text as people see it: without markup, unseen signs and piled-up accents. */
export const cleaned = (words: string): string =>
  words
    .normalize('NFKC')
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(MARKUP, ' ')
    .replace(UNSEEN, '')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();

export function heard(words: string): Said {
  const text = cleaned(words);
  return { text, plain: [...text].map(folded).join('') };
}

function folded(sign: string): string {
  const plain = PUNCTUATION[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === sign.length ? plain : sign;
}
