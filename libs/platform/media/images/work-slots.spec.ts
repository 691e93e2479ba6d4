import { describe, expect, it } from '@jest/globals';
import { MediaBusy } from '../media.errors.js';
import { WorkSlots } from './work-slots.js';

const load = (bytes: number, pixels = 1) => ({ bytes, pixels });

const settled = () => new Promise(setImmediate);

/** Pieces of work that last until they are let go. */
function pieces(slots: WorkSlots) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const begin = (name: string, pixels: number) =>
    slots.run(load(1, pixels), async () => {
      started.push(name);
      await new Promise<void>((resolve) => finish.set(name, resolve));
    });
  return { started, begin, end: (name: string) => finish.get(name)?.() };
}

describe('work slots', () => {
  it('run no more at once than there are slots, in the order of arrival', async () => {
    const slots = new WorkSlots(2, 100, 100);
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
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => slots.run(load(10), job(n))));
    expect(results).toEqual([1, 2, 3, 4, 5]);
    expect(started).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('run together only what has few pixels together, and what has too many alone', async () => {
    const { started, begin, end } = pieces(new WorkSlots(3, 100, 100));
    const all = [begin('small', 40), begin('large', 70), begin('tiny', 1), begin('huge', 900)];
    await settled();
    expect(started).toEqual(['small']);
    end('small');
    await all[0];
    await settled();
    expect(started).toEqual(['small', 'large', 'tiny']);
    end('large');
    await all[1];
    await settled();
    expect(started).toHaveLength(3);
    end('tiny');
    await all[2];
    await settled();
    expect(started).toEqual(['small', 'large', 'tiny', 'huge']);
    end('huge');
    await all[3];
  });

  it('turn work away while too many bytes wait, and take it again afterwards', async () => {
    const slots = new WorkSlots(1, 100, 100);
    let finish: (() => void) | undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    const first = slots.run(load(1000), () => work);
    const second = slots.run(load(60), () => Promise.resolve('second'));
    await expect(slots.run(load(60), () => Promise.resolve('third'))).rejects.toThrow(MediaBusy);
    finish?.();
    await first;
    expect(await second).toBe('second');
    expect(await slots.run(load(60), () => Promise.resolve('fourth'))).toBe('fourth');
  });

  it('pass on the slot of work that fails', async () => {
    const slots = new WorkSlots(1, 100, 100);
    await expect(slots.run(load(1), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(load(1), () => Promise.resolve('next'))).toBe('next');
  });
});
