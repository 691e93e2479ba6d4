import { describe, expect, it } from '@jest/globals';
import { type SlotRules, WorkSlots } from './work-slots.js';

class Busy extends Error {}

const slotsOf = (slots: number, more: Partial<SlotRules> = {}) =>
  new WorkSlots({ slots, mostHeld: 100, refusal: () => new Busy(), ...more });

const load = (held: number, weight = 1) => ({ held, weight });

const settled = () => new Promise(setImmediate);

/** Pieces of work that last until they are let go. */
function pieces(slots: WorkSlots) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const begin = (name: string, weight: number) =>
    slots.run(
      async () => {
        started.push(name);
        await new Promise<void>((resolve) => finish.set(name, resolve));
      },
      load(1, weight),
    );
  return { started, begin, end: (name: string) => finish.get(name)?.() };
}

describe('work slots', () => {
  it('run no more at once than there are slots, in the order of arrival', async () => {
    const slots = slotsOf(2);
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
    const results = await Promise.all([1, 2, 3, 4, 5].map((n) => slots.run(job(n))));
    expect(results).toEqual([1, 2, 3, 4, 5]);
    expect(started).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it('run together only what is light together, and what is too heavy alone', async () => {
    const { started, begin, end } = pieces(slotsOf(3, { mostWeight: 100 }));
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

  it('turn work away while what waits holds too much, and take it again afterwards', async () => {
    const slots = slotsOf(1);
    let finish: (() => void) | undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    const first = slots.run(() => work, load(1000));
    const second = slots.run(() => Promise.resolve('second'), load(60));
    await expect(slots.run(() => Promise.resolve('third'), load(60))).rejects.toThrow(Busy);
    finish?.();
    await first;
    expect(await second).toBe('second');
    expect(await slots.run(() => Promise.resolve('fourth'), load(60))).toBe('fourth');
  });

  it('pass on the slot of work that fails', async () => {
    const slots = slotsOf(1);
    await expect(slots.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
  });
});
