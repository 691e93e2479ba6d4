import { describe, expect, it } from '@jest/globals';
import { oneByOne } from './one-by-one.js';

const going = new AbortController().signal;

describe('the items of a job', () => {
  it('are done one after the other', async () => {
    const done: string[] = [];
    await oneByOne(['a', 'b'], going, async (item) => {
      done.push(`${item} begun`);
      await Promise.resolve();
      done.push(`${item} done`);
    });
    expect(done).toEqual(['a begun', 'a done', 'b begun', 'b done']);
  });

  it('do not keep each other back: the job fails once all the others are done', async () => {
    const done: number[] = [];
    const failing = oneByOne([1, 2, 3, 4], going, async (item) => {
      if (item % 2) throw new Error(`${item} is locked`);
      done.push(item);
    });
    await expect(failing).rejects.toMatchObject({
      message: '2 of 4 failed.',
      errors: [new Error('1 is locked'), new Error('3 is locked')],
      cause: new Error('1 is locked'),
    });
    expect(done).toEqual([2, 4]);
  });

  it('are left for the next run when the instance stops', async () => {
    const stopping = new AbortController();
    const done: number[] = [];
    await oneByOne([1, 2, 3], stopping.signal, async (item) => {
      done.push(item);
      if (item === 2) stopping.abort();
    });
    expect(done).toEqual([1, 2]);
  });

  it('are left for the next run when ten have failed', async () => {
    let tried = 0;
    const failing = oneByOne(Array.from({ length: 100 }), going, async () => {
      tried += 1;
      throw new Error('the database is away');
    });
    await expect(failing).rejects.toThrow('10 of 10 failed.');
    expect(tried).toBe(10);
  });
});
