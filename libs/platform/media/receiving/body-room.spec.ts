import { mock } from 'node:test';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Body, BodyRoom } from './body-room.js';

class Busy extends Error {}

const PATIENCE_MS = 1000;
const stays = new AbortController().signal;
const body = (sender: string, bytes = 10, address = sender): Body => ({ bytes, sender, address });

const settled = () => new Promise(setImmediate);

describe('Room for bodies', () => {
  let room: BodyRoom;
  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    room = new BodyRoom({
      bytes: 100,
      ofSender: 3,
      waiting: 6,
      waitingOfSender: 2,
      patienceMs: PATIENCE_MS,
      refusal: () => new Busy(),
    });
  });
  afterEach(() => mock.timers.reset());

  /** Enters, and remembers whether it is inside. */
  function arrive(what: Body, left = stays) {
    const arrival = { inside: false, refused: false, leave: () => undefined as void };
    room.enter(what, left).then(
      (leave) => Object.assign(arrival, { inside: true, leave }),
      () => Object.assign(arrival, { refused: true }),
    );
    return arrival;
  }

  it('is for three of one sender at once; two more wait, and others do not wait for them', async () => {
    const own = Array.from({ length: 6 }, () => arrive(body('ann')));
    const other = arrive(body('bob'));
    await settled();
    expect(own.map(({ inside }) => inside)).toEqual([true, true, true, false, false, false]);
    expect(own.map(({ refused }) => refused)).toEqual([false, false, false, false, false, true]);
    expect(other.inside).toBe(true);
    own[1]?.leave();
    own[1]?.leave();
    await settled();
    expect(own.map(({ inside }) => inside)).toEqual([true, true, true, true, false, false]);
  });

  it('is for as many bytes as it has, in the order they came', async () => {
    const [one, two, large, small] = [
      arrive(body('one', 50)),
      arrive(body('two', 40)),
      arrive(body('large', 20)),
      arrive(body('small', 5)),
    ];
    await settled();
    expect([one, two, large, small].map(({ inside }) => inside)).toEqual([true, true, false, false]);
    two.leave();
    await settled();
    expect([large, small].map(({ inside }) => inside)).toEqual([true, true]);
  });

  it('is half taken by one address at most, and so is the line', async () => {
    const crowd = Array.from({ length: 10 }, (_, n) => arrive(body(`guest ${n}`, 20, 'a campus')));
    const other = arrive(body('bob', 50));
    await settled();
    expect(crowd.filter(({ inside }) => inside)).toHaveLength(2);
    expect(crowd.filter(({ refused }) => refused)).toHaveLength(5);
    expect(other.inside).toBe(true);
  });

  it('is not waited for by who has left, nor for ever', async () => {
    const own = Array.from({ length: 3 }, () => arrive(body('ann')));
    const left = new AbortController();
    const [leaver, patient] = [arrive(body('ann'), left.signal), arrive(body('ann'))];
    left.abort();
    await settled();
    expect(leaver.refused).toBe(true);
    mock.timers.tick(PATIENCE_MS);
    await settled();
    expect(patient.refused).toBe(true);
    own[0]?.leave();
    expect(arrive(body('ann'), left.signal).inside).toBe(false);
    const next = arrive(body('ann'));
    await settled();
    expect(next.inside).toBe(true);
  });
});
