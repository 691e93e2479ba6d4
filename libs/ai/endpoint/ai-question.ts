/** What is asked of a model: abilities are counted, measured and limited apart. */
export const AI_ABILITIES = [
  'draft-text',
  'draft-image',
  'improve-transcript',
  'assist',
  'read-screenshot',
  'transcribe',
] as const;
export type AiAbility = (typeof AI_ABILITIES)[number];

/** Who asks: whose daily budget it is, a person's id or, of a visitor, their address. */
export type Asker = string;

export interface AiQuestion<Answer extends object> {
  readonly ability: AiAbility;
  /** What the model shall do, in our words alone. */
  readonly instructions: string;
  /** What people wrote: told to the model as data that holds no instructions. Without e-mail addresses, telephone numbers and street addresses once it leaves. */
  readonly material: string;
  /** JPEG files. */
  readonly images?: readonly Buffer[];
  /** What the answer must be: a class with the rules of class-validator, every property decorated. */
  readonly answer: new () => Answer;
  /** Why an answer that keeps to the rules cannot be used all the same; for a log, so without a word of it. */
  refuse?(answer: Answer): string | undefined;
  readonly asker: Asker;
  readonly signal?: AbortSignal;
}
