import {
  type CancelCause,
  MEETUP_LIMITS as LIMITS,
  LIVE_MEETUP_STATUSES,
  MEETUP_MOVES,
  type MeetupMove,
  type MeetupSide,
  type MeetupStatus,
} from '#contract/meetups';
import { HOUR_MS } from '#contract/time';
import { MeetupChangedMeanwhile, MeetupTooEarly, MeetupTooLate, NotYourMeetupMove } from './meetup.errors.js';

/** What of a meetup decides who may do what to it. */
export interface MeetupState {
  status: MeetupStatus;
  proposedBy: MeetupSide;
  startsAt: Date;
  came: Record<MeetupSide, boolean>;
  cause: CancelCause | null;
  canceledBy: MeetupSide | null;
  missedBy: MeetupSide | null;
  answered: boolean;
  putBack: boolean;
}

interface Rule {
  from: readonly MeetupStatus[];
  who: (side: MeetupSide, meetup: MeetupState) => boolean;
  /** Hours after the time of the meetup. */
  opens?: number;
  closes?: number;
  /** The same was done before: it is answered as it was then. */
  done: (side: MeetupSide, meetup: MeetupState) => boolean;
}

const other = (side: MeetupSide): MeetupSide => (side === 'buyer' ? 'seller' : 'buyer');
const either = () => true;
const seller = (side: MeetupSide) => side === 'seller';
const asked = (side: MeetupSide, { proposedBy }: MeetupState) => side !== proposedBy;

/** Who may do what in which state, and when. A meetup that has ended stays so. */
const RULES: Record<MeetupMove, Rule> = {
  confirm: {
    from: ['pending'],
    who: asked,
    closes: 0,
    done: (side, meetup) => meetup.status === 'confirmed' && asked(side, meetup),
  },
  decline: {
    from: ['pending'],
    who: asked,
    done: (side, meetup) => meetup.status === 'declined' && asked(side, meetup),
  },
  cancel: {
    from: LIVE_MEETUP_STATUSES,
    who: either,
    done: (side, { status, cause, canceledBy }) =>
      status === 'canceled' && cause === 'person' && canceledBy === side,
  },
  // Naming the time that stands already is asked of the command, which knows it.
  move: { from: LIVE_MEETUP_STATUSES, who: either, done: () => false },
  'check-in': {
    from: ['confirmed'],
    who: either,
    opens: -LIMITS.checkInOpensHours,
    closes: LIMITS.checkInClosesHours,
    done: (side, { status, came }) => (status === 'confirmed' || status === 'completed') && came[side],
  },
  complete: {
    from: ['confirmed'],
    who: seller,
    opens: 0,
    done: (side, { status }) => status === 'completed' && seller(side),
  },
  'report-missed': {
    from: ['confirmed'],
    who: (side, { came }) => came[side] && !came[other(side)],
    opens: LIMITS.missedFromMinutes / 60,
    closes: LIMITS.missedUntilHours,
    done: (side, { missedBy }) => missedBy === other(side),
  },
  'answer-missed': {
    from: ['canceled'],
    who: (side, { missedBy }) => missedBy === side,
    done: (side, { missedBy, answered }) => missedBy === side && answered,
  },
  'put-back': {
    from: ['canceled'],
    who: (side, { cause }) => seller(side) && cause === 'missed',
    done: (side, { putBack }) => seller(side) && putBack,
  },
};

/** Why somebody of the two may not do it now; null when they may. */
export function refusalOf(
  move: MeetupMove,
  side: MeetupSide,
  meetup: MeetupState,
  now: Date,
): (new () => Error) | null {
  const { from, who, opens = -Infinity, closes = Infinity } = RULES[move];
  if (!from.includes(meetup.status)) return MeetupChangedMeanwhile;
  if (!who(side, meetup)) return NotYourMeetupMove;
  const hours = (now.getTime() - meetup.startsAt.getTime()) / HOUR_MS;
  if (hours < opens) return MeetupTooEarly;
  return hours > closes ? MeetupTooLate : null;
}

export const isDone = (move: MeetupMove, side: MeetupSide, meetup: MeetupState): boolean =>
  RULES[move].done(side, meetup);

/** All that somebody of the two may do now. */
export const movesOf = (side: MeetupSide, meetup: MeetupState, now: Date): MeetupMove[] =>
  MEETUP_MOVES.filter((move) => refusalOf(move, side, meetup, now) === null && !isDone(move, side, meetup));

export const sideOf = (
  personId: string,
  { buyerId, sellerId }: { buyerId: string; sellerId: string },
): MeetupSide | null => (personId === buyerId ? 'buyer' : personId === sellerId ? 'seller' : null);
