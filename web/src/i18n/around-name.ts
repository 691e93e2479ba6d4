/** Stands in a sentence for a name that is drawn, as a link is. */
export const NAME_HERE = '\u2063';

/** What stands before the name of such a sentence, and after it. */
export function aroundName(sentence: string): [before: string, after: string] {
  const at = sentence.indexOf(NAME_HERE);
  return at < 0 ? [sentence, ''] : [sentence.slice(0, at), sentence.slice(at + NAME_HERE.length)];
}
