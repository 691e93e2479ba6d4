import type { FieldOrigin } from '../drafting-data';

/** What of a text is not sure, by what is said of it, as far as it still stands there. */
export const unsurePassages = (text: string, origins: readonly FieldOrigin[]): string[] =>
  origins.flatMap(({ certainty, evidence }) =>
    certainty !== 'sure' && evidence && text.includes(evidence) ? [evidence] : [],
  );

export type MarkedPart = { at: number; part: string; marked: boolean };

/** A text in parts, those that are passages and those that are not; passages that touch are one. */
export function markedParts(text: string, passages: readonly string[]): MarkedPart[] {
  const isMarked = Array.from({ length: text.length }, () => false);
  for (const passage of passages) {
    const at = text.indexOf(passage);
    if (at >= 0) isMarked.fill(true, at, at + passage.length);
  }
  const ends = isMarked.flatMap((marked, at) => (at > 0 && marked !== isMarked[at - 1] ? [at] : []));
  const starts = [0, ...ends];
  return starts.map((at, n) => ({ at, part: text.slice(at, starts[n + 1]), marked: isMarked[at] ?? false }));
}

/**
 * What is said of a description as a whole: one origin for each source. That some passages of it are not sure says more
 * than how sure the rest is.
 */
export function originsOfWhole(origins: readonly FieldOrigin[], passages: readonly string[]): FieldOrigin[] {
  const isPassage = ({ evidence }: FieldOrigin) => evidence !== null && passages.includes(evidence);
  return [...Map.groupBy(origins, ({ source }) => source).values()].flatMap((ofSource) => {
    const [first] = ofSource.filter(isPassage);
    if (!first) return ofSource;
    const evidence = ofSource.filter(isPassage).map((each) => each.evidence);
    return [{ ...first, evidence: evidence.join('”, “') }];
  });
}
