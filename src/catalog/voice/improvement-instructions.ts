import type { ImprovementKind } from '#contract/ai/voice';

const ALWAYS =
  'Somebody has dictated what they sell on a second-hand marketplace; the material is the transcript. Keep its language. ' +
  'Tell nothing that is not in it: no fact, figure, praise or promise of your own, and change no figure. ' +
  'Placeholders in square brackets stay as they are. ';

/** What a model shall make of a transcript. */
export const IMPROVEMENT_INSTRUCTIONS: Readonly<Record<ImprovementKind, string>> = {
  grammar: `${ALWAYS}Put spelling, grammar, capitals and punctuation right, and change nothing else.`,
  professional: `${ALWAYS}Say it clearly and politely, as a good listing would, without fillers and slang.`,
  summary: `${ALWAYS}Tell in two to four sentences what it is, its condition and faults, its price, and where it can be had.`,
  structure: `${ALWAYS}Set it in order on lines that begin with "Item:", "Condition:", "Price:" and "Details:" in its own language; leave out lines of which it says nothing.`,
};
