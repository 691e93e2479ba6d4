/** What a seller may do next for a listing; see docs/next-steps.md. */
export const NEXT_STEPS = ['settle', 'lower-price', 'add-photos', 'renew', 'lower-unseen'] as const;
export type NextStepKind = (typeof NEXT_STEPS)[number];

/** How many are shown at a time. */
export const NEXT_STEPS_SHOWN = 5;
