import { describe, expect, it } from '@jest/globals';
import { MEETUP_LIMITS, MEETUP_MOVES, type MeetupMove, type MeetupSide } from '#contract/meetups';
import { turnsPassed } from '#contract/meetups/meetup-times';
import { HOUR_MS } from '#contract/time';
import { MeetupChangedMeanwhile, MeetupTooEarly, MeetupTooLate, NotYourMeetupMove } from './meetup.errors.js';
import { isDone, type MeetupState, movesOf, refusalOf } from './meetup.policy.js';

const STARTS = new Date('2026-11-25T15:00:00Z');
const at = (hours: number) => new Date(STARTS.getTime() + hours * HOUR_MS);
const meetup = (state: Partial<MeetupState> = {}): MeetupState => ({
  status: 'pending',
  proposedBy: 'buyer',
  startsAt: STARTS,
  came: { buyer: false, seller: false },
  cause: null,
  canceledBy: null,
  missedBy: null,
  answered: false,
  putBack: false,
  ...state,
});
const turns = (hours: number) => turnsPassed(STARTS.toISOString(), at(hours).getTime());
const CAME = { buyer: true, seller: false };
const MISSED = { status: 'canceled', cause: 'missed', missedBy: 'seller', canceledBy: 'buyer' } as const;

describe('what the two may do with a meetup', () => {
  it.each<[string, Partial<MeetupState>, number, MeetupMove[], MeetupMove[]]>([
    ['asked for', {}, -24, ['cancel', 'move'], ['confirm', 'decline', 'cancel', 'move']],
    [
      'moved by the seller',
      { proposedBy: 'seller' },
      -24,
      ['confirm', 'decline', 'cancel', 'move'],
      ['cancel', 'move'],
    ],
    ['asked for, and past', {}, 1, ['cancel', 'move'], ['decline', 'cancel', 'move']],
    ['confirmed', { status: 'confirmed' }, -3, ['cancel', 'move'], ['cancel', 'move']],
    [
      'about to begin',
      { status: 'confirmed' },
      -2,
      ['cancel', 'move', 'check-in'],
      ['cancel', 'move', 'check-in'],
    ],
    [
      'begun',
      { status: 'confirmed' },
      0,
      ['cancel', 'move', 'check-in'],
      ['cancel', 'move', 'check-in', 'complete'],
    ],
    [
      'begun for one',
      { status: 'confirmed', came: CAME },
      0.4,
      ['cancel', 'move'],
      ['cancel', 'move', 'check-in', 'complete'],
    ],
    [
      'waited for',
      { status: 'confirmed', came: CAME },
      0.5,
      ['cancel', 'move', 'report-missed'],
      ['cancel', 'move', 'check-in', 'complete'],
    ],
    [
      'over',
      { status: 'confirmed', came: CAME },
      48,
      ['cancel', 'move', 'report-missed'],
      ['cancel', 'move', 'complete'],
    ],
    [
      'long over',
      { status: 'confirmed', came: CAME },
      48.1,
      ['cancel', 'move'],
      ['cancel', 'move', 'complete'],
    ],
    ['missed by the seller', MISSED, 1, [], ['answer-missed', 'put-back']],
    [
      'missed by the buyer',
      { ...MISSED, missedBy: 'buyer', canceledBy: 'seller' },
      1,
      ['answer-missed'],
      ['put-back'],
    ],
    ['missed, answered and put back', { ...MISSED, answered: true, putBack: true }, 1, [], []],
    ['canceled', { status: 'canceled', cause: 'person', canceledBy: 'buyer' }, -3, [], []],
    ['declined', { status: 'declined' }, -3, [], []],
    ['completed', { status: 'completed', came: { buyer: true, seller: true } }, 1, [], []],
  ])('that is %s', (_, state, hours, buyer, seller) => {
    expect(movesOf('buyer', meetup(state), at(hours))).toEqual(buyer);
    expect(movesOf('seller', meetup(state), at(hours))).toEqual(seller);
  });

  it('opens and closes as the limits say', () => {
    expect(MEETUP_LIMITS).toMatchObject({ checkInOpensHours: 2, checkInClosesHours: 4 });
    expect(MEETUP_LIMITS).toMatchObject({ missedFromMinutes: 30, missedUntilHours: 48 });
    const confirmed = meetup({ status: 'confirmed' });
    const checkIn = (hours: number) => refusalOf('check-in', 'buyer', confirmed, at(hours));
    expect([checkIn(-2.01), checkIn(-2), checkIn(4), checkIn(4.01)]).toEqual([
      MeetupTooEarly,
      null,
      null,
      MeetupTooLate,
    ]);
    expect(refusalOf('complete', 'seller', confirmed, at(-0.01))).toBe(MeetupTooEarly);
    expect(refusalOf('confirm', 'seller', meetup(), at(0.01))).toBe(MeetupTooLate);
  });

  it.each<[string, Partial<MeetupState>]>([
    ['asked for', {}],
    ['confirmed', { status: 'confirmed' }],
    ['begun for one', { status: 'confirmed', came: CAME }],
  ])('changes by the clock, once it is %s, only when a turn is passed', (_, state) => {
    const told = (hours: number) =>
      JSON.stringify([
        movesOf('buyer', meetup(state), at(hours)),
        movesOf('seller', meetup(state), at(hours)),
      ]);
    const changes: [number, number][] = [];
    for (let hours = -3.1; hours < 50; hours += 0.25)
      if (told(hours) !== told(hours + 0.25)) changes.push([turns(hours), turns(hours + 0.25)]);
    expect(changes).not.toEqual([]);
    for (const [before, after] of changes) expect(after).toBe(before + 1);
  });

  it.each(['completed', 'declined', 'canceled'] as const)('ends when it is %s', (status) => {
    const ended = meetup({ status, cause: status === 'canceled' ? 'lapsed' : null });
    for (const move of MEETUP_MOVES)
      for (const side of ['buyer', 'seller'] as MeetupSide[])
        expect([MeetupChangedMeanwhile, NotYourMeetupMove]).toContain(refusalOf(move, side, ended, at(0)));
  });

  it('leaves to the other side what is theirs', () => {
    const confirmed = meetup({ status: 'confirmed' });
    expect(refusalOf('confirm', 'buyer', meetup(), at(-9))).toBe(NotYourMeetupMove);
    expect(refusalOf('complete', 'buyer', confirmed, at(1))).toBe(NotYourMeetupMove);
    // Who did not come reports nobody, and nobody is reported who came.
    expect(refusalOf('report-missed', 'buyer', confirmed, at(1))).toBe(NotYourMeetupMove);
    const both = meetup({ status: 'confirmed', came: { buyer: true, seller: true } });
    expect(refusalOf('report-missed', 'buyer', both, at(1))).toBe(NotYourMeetupMove);
  });

  it.each<[MeetupMove, MeetupSide, Partial<MeetupState>]>([
    ['confirm', 'seller', { status: 'confirmed' }],
    ['decline', 'seller', { status: 'declined' }],
    ['cancel', 'buyer', { status: 'canceled', cause: 'person', canceledBy: 'buyer' }],
    ['check-in', 'buyer', { status: 'confirmed', came: CAME }],
    ['check-in', 'buyer', { status: 'completed', came: { buyer: true, seller: true } }],
    ['complete', 'seller', { status: 'completed' }],
    ['report-missed', 'buyer', MISSED],
    ['answer-missed', 'seller', { ...MISSED, answered: true }],
    ['put-back', 'seller', { ...MISSED, putBack: true }],
  ])('%s by the %s a second time is done already', (move, side, state) => {
    expect(isDone(move, side, meetup(state))).toBe(true);
    const other = side === 'buyer' ? 'seller' : 'buyer';
    expect(isDone(move, other, meetup({ ...state, came: CAME }))).toBe(false);
  });
});
