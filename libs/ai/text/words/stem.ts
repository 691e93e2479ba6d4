/**
 * A plain word in the one form that its singular and plural share in both languages: watch and watches, pantalón and
 * pantalones, battery and batteries, luz and luces. No word of either language, only good for comparing.
 */
export const stem = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(?<!s)s$/, '')
        // What is too short would be another word: an oboe is no "obo".
        .replace(/(?<=.{4}|[xz]|ch|sh|[aeiou]c)e$/, '')
        .replace(/y$/, 'i')
        .replace(/z$/, 'c');
