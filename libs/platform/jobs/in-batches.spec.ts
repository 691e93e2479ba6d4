import { describe, expect, it } from '@jest/globals';
import { inBatches } from './in-batches.js';

const going = new AbortController().signal;

/** Takes up to three at a time of what is left. */
function pile(left: number) {
  const taken: number[] = [];
  const take = async () => {
    const some = Math.min(left, 3);
    left -= some;
    taken.push(some);
    return some;
  };
  return { taken, take };
}

describe('the batches of a job', () => {
  it('end with the first that is not full', async () => {
    const { taken, take } = pile(7);
    await inBatches(3, going, take);
    expect(taken).toEqual([3, 3, 1]);
  });

  it('end with an empty one where any other may have left something', async () => {
    const { taken, take } = pile(4);
    await inBatches(1, going, take);
    expect(taken).toEqual([3, 1, 0]);
  });

  it('end between two when the server stops', async () => {
    const stopping = new AbortController();
    const { taken, take } = pile(9);
    await inBatches(3, stopping.signal, () => {
      stopping.abort();
      return take();
    });
    expect(taken).toEqual([3]);
  });

  it('end with one that fails', async () => {
    const { taken, take } = pile(9);
    const failing = inBatches(3, going, async () => {
      await take();
      throw new Error('The database is away.');
    });
    await expect(failing).rejects.toThrow('The database is away.');
    expect(taken).toEqual([3]);
  });
});
