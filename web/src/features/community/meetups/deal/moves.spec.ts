import { describe, expect, it } from '@jest/globals';
import { MEETUP_MOVES } from '#contract/meetups';
import { asksFirst, movesOf, stepOf } from './moves';

describe('What may be done about a meetup', () => {
  it('begins with what is most likely wanted, and never with calling it off', () => {
    expect(movesOf({ may: ['cancel', 'move', 'decline', 'confirm'] })).toEqual([
      'confirm',
      'move',
      'decline',
      'cancel',
    ]);
    expect(movesOf({ may: ['cancel', 'move', 'complete', 'check-in'] })[0]).toBe('check-in');
    expect(movesOf({ may: [...MEETUP_MOVES] }).at(-1)).toBe('cancel');
    expect(movesOf({ may: [...MEETUP_MOVES] })).toHaveLength(MEETUP_MOVES.length);
    expect(movesOf({ may: [] })).toEqual([]);
  });

  it('asks before what cannot be taken back', () => {
    expect(MEETUP_MOVES.filter(asksFirst)).toEqual([
      'decline',
      'cancel',
      'complete',
      'report-missed',
      'answer-missed',
    ]);
  });

  it('is one of four steps', () => {
    const [agreed, open] = [{ agreed: true }, { agreed: false }];
    expect(stepOf({ status: 'pending', listing: open })).toBe('agreed');
    expect(stepOf({ status: 'pending', listing: agreed })).toBe('meet');
    expect(stepOf({ status: 'confirmed', listing: open })).toBe('meet');
    expect(stepOf({ status: 'completed', listing: agreed })).toBe('review');
  });
});
