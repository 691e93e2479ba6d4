/** Words that stay on one line, as a date in a sentence should. */
export const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');
