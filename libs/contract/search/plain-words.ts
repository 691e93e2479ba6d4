/** Letters without a mark that the index of listings has as others; a test compares them all with `unaccent`. */
const OTHERWISE: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ё: 'е',
};

/**
 * A text without capitals and accents, as the search compares it: "Portátil" is "portatil". Marks go from Latin and Greek
 * letters alone: elsewhere they make another letter, as in "чайник", "ギター" and "हिन्दी".
 */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/([\p{sc=Latin}\p{sc=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[ßæœøđðþłıħŧŋё]/g, (letter) => OTHERWISE[letter] ?? letter);

/** The words of a text, plain, without any sign but the joiners within words of Persian and Hindi. */
export const plainWords = (text: string): string[] =>
  plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200c\u200d]*/gu) ?? [];
