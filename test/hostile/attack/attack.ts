/**
 * An attack that takes too long for `npm test`, or needs the whole built product. A file `<name>.attack.ts` in this
 * folder exports one by default; `npm run attack` runs them all, `npm run attack -- --only=bombs` one.
 */
export interface Attack {
  /** What is done to the product and what must hold, in one sentence. */
  readonly what: string;
  run(report: Report): Promise<void>;
}

export interface Report {
  /** A figure that was measured, for the person who reads along. */
  measured(what: string, figure: string | number): void;
  /** Something that must hold. When it does not, the attack has succeeded and `npm run attack` ends with 1. */
  must(hold: boolean, what: string): void;
}
