import { describe, expect, it } from '@jest/globals';
import { aMessage } from './a-conversation';
import {
  fromNewest,
  hasHole,
  lastSeq,
  type ThreadState,
  withChanged,
  withMessage,
  withNewer,
  withOlder,
} from './thread-state';

const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => aMessage(from + n));
const thread = (from: number, to: number, more = false) =>
  fromNewest({ items: run(from, to), more, numbering: 0 });
const shown = ({ messages }: ThreadState) => messages.map(({ seq }) => seq);

/** Every order in which a few things can come. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((thing, n) => orders(things.toSpliced(n, 1)).map((rest) => [thing, ...rest]));
}

describe('the messages of a conversation', () => {
  it('begin with the newest page', () => {
    const state = thread(51, 100, true);
    expect(state).toMatchObject({ older: true, ahead: [] });
    expect(lastSeq(state)).toBe(100);
    expect(lastSeq(fromNewest({ items: [], more: false, numbering: 0 }))).toBe(0);
  });

  it('go on with the next one', () => {
    const state = withMessage(thread(1, 2), aMessage(3));
    expect(shown(state)).toEqual([1, 2, 3]);
    expect(hasHole(state)).toBe(false);
  });

  it('begin with the very first one', () => {
    expect(shown(withMessage(fromNewest({ items: [], more: false, numbering: 0 }), aMessage(1)))).toEqual([
      1,
    ]);
  });

  it('hold no message twice, however often it comes', () => {
    const twice = withMessage(withMessage(thread(1, 2), aMessage(3)), aMessage(3));
    expect(shown(twice)).toEqual([1, 2, 3]);
    const waiting = withMessage(withMessage(thread(1, 2), aMessage(5)), aMessage(5));
    expect(waiting.ahead).toHaveLength(1);
  });

  it('take the newer form of a message', () => {
    const removed = aMessage(2, { removed: true, content: '' });
    expect(withMessage(thread(1, 3), removed).messages[1]).toEqual(removed);
  });

  it('take it also while it waits for what is missing before it', () => {
    const removed = aMessage(4, { removed: true, content: '' });
    const told = withChanged(withMessage(thread(1, 2), aMessage(4)), removed);
    expect(withMessage(told, aMessage(3)).messages.at(-1)).toEqual(removed);
  });

  it('keep back what follows on a hole, and say so', () => {
    const state = withMessage(thread(1, 2), aMessage(4));
    expect(shown(state)).toEqual([1, 2]);
    expect(hasHole(state)).toBe(true);
    expect(lastSeq(state)).toBe(2);
  });

  it('close the hole with what was fetched', () => {
    const holed = withMessage(withMessage(thread(1, 2), aMessage(6)), aMessage(4));
    const filled = withNewer(holed, { items: [aMessage(3)] });
    expect(shown(filled)).toEqual([1, 2, 3, 4]);
    expect(hasHole(filled)).toBe(true);
    const whole = withNewer(filled, { items: [aMessage(5)] });
    expect(shown(whole)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(hasHole(whole)).toBe(false);
  });

  it.each(orders([3, 4, 5, 6]))('stand in their order when they come as %d, %d, %d, %d', (...seqs) => {
    const state = seqs.reduce((before, seq) => withMessage(before, aMessage(seq)), thread(1, 2));
    expect(shown(state)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(state.ahead).toEqual([]);
  });

  it('close a hole with a page that overlaps both sides', () => {
    const holed = withMessage(thread(1, 4), aMessage(8));
    expect(shown(withNewer(holed, { items: run(3, 9) }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('leave out what is older than the oldest shown', () => {
    const state = thread(51, 60, true);
    expect(withMessage(state, aMessage(50))).toBe(state);
  });

  it('grow at the top by the page before', () => {
    const state = withOlder(thread(51, 53, true), { items: run(48, 50), more: false });
    expect(shown(state)).toEqual([48, 49, 50, 51, 52, 53]);
    expect(state.older).toBe(false);
  });

  it('grow at the top once, though the page came twice', () => {
    const page = { items: run(48, 50), more: true };
    const once = withOlder(thread(51, 53, true), page);
    expect(shown(withOlder(once, page))).toEqual([48, 49, 50, 51, 52, 53]);
  });

  it('do not take a page that leaves a hole at the top', () => {
    const state = thread(51, 53, true);
    expect(withOlder(state, { items: run(40, 45), more: true })).toBe(state);
  });

  it('are told at the top when nothing is before them', () => {
    expect(withOlder(thread(1, 3, true), { items: [], more: false }).older).toBe(false);
  });

  it('never change a state that was given', () => {
    const before = thread(1, 2);
    const copy = structuredClone(before);
    withMessage(before, aMessage(3));
    withMessage(before, aMessage(9));
    withOlder(before, { items: run(-1, 0), more: false });
    expect(before).toEqual(copy);
  });
});
