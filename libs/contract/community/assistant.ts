/** The assistant (spec 2, section 5; spec 3, section 5). */
export const ASSISTANT_LIMITS = {
  /** Characters of a question. */
  message: 1000,
  /** Of what was said before, so much goes along. */
  turns: 10,
  turn: 2000,
  sources: 4,
  /** Questions of one person, or of visitors at one address. */
  perWindow: 20,
  windowMinutes: 5,
} as const;

export const TURN_SIDES = ['person', 'assistant'] as const;
export type TurnSide = (typeof TURN_SIDES)[number];

/** What an answer is from: a help text, a listing, or a page of the product. */
export const SOURCE_KINDS = ['help', 'listing', 'page'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
