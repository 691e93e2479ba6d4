import { describe, expect, it } from '@jest/globals';
import { MediaBusy } from './media.errors.js';
import { WorkSlots } from './work-slots.js';

describe('work slots', () => {
  it('run no more at once than there are slots, in the order of arrival', async () => {
    const slots = new WorkSlots(2, 100);
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const job = (n: number) => async () => {
      started.push(n);
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running -= 1;
      return n;
    };
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => slots.run(10, job(n))));
    expect(results).toEqual([1, 2, 3, 4, 5]);
    expect(started).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('turn work away while too many bytes wait, and take it again afterwards', async () => {
    const slots = new WorkSlots(1, 100);
    let finish: (() => void) | undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    const first = slots.run(1000, () => work);
    const second = slots.run(60, () => Promise.resolve('second'));
    await expect(slots.run(60, () => Promise.resolve('third'))).rejects.toThrow(MediaBusy);
    finish?.();
    await first;
    expect(await second).toBe('second');
    expect(await slots.run(60, () => Promise.resolve('fourth'))).toBe('fourth');
  });

  it('pass on the slot of work that fails', async () => {
    const slots = new WorkSlots(1, 100);
    await expect(slots.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(1, () => Promise.resolve('next'))).toBe('next');
  });
});
