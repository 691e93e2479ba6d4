/** A sentence ends with its mark, before a space; "3.5" and "trek.com" are not torn. */
const ENDS = /(?<=[.!?…])\s+|(?<!\s)\s*\n\s*/u;

export const sentencesOf = (text: string): string[] =>
  text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));
