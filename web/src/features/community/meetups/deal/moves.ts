import type { MeetupMove, MeetupShape } from '#contract/meetups';

/** What is most likely wanted first: the one that is the primary action. Nobody is urged to call a meetup off. */
const ORDER = [
  'confirm',
  'check-in',
  'put-back',
  'answer-missed',
  'complete',
  'report-missed',
  'move',
  'decline',
  'cancel',
] as const satisfies readonly MeetupMove[];

/** What may be done now, in this order. */
export const movesOf = ({ may }: Pick<MeetupShape, 'may'>): MeetupMove[] =>
  ORDER.filter((move) => may.includes(move));

/** Moves that ask first. */
export const ASKING = ['cancel', 'decline', 'complete', 'report-missed', 'answer-missed'] as const;
export type AskingMove = (typeof ASKING)[number];
export const asksFirst = (move: MeetupMove): move is AskingMove =>
  (ASKING as readonly MeetupMove[]).includes(move);

export type Step = 'agreed' | 'meet' | 'handed-over' | 'review';
export const STEPS = ['agreed', 'meet', 'handed-over', 'review'] as const satisfies readonly Step[];

/** The step at which two people are: those before it are done. They agree on a price, or else on meeting at all. */
export function stepOf({ status, listing }: StepsOf): Step {
  if (status === 'completed') return 'review';
  return status === 'pending' && !listing.agreed ? 'agreed' : 'meet';
}

type StepsOf = Pick<MeetupShape, 'status'> & { listing: Pick<MeetupShape['listing'], 'agreed'> };
