/** A text without capitals and accents, as the search compares it: "Portátil" is "portatil". */
export const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words of a text, plain, without any sign. */
export const plainWords = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
