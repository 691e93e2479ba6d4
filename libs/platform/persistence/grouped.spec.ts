import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Grouped } from './grouped.js';

/** A database that answers a group when it is told to. */
function held<Item>() {
  const groups: (readonly Item[])[] = [];
  const running: { answer: (fault?: Error) => void }[] = [];
  const run = (items: readonly Item[]) => {
    groups.push(items);
    return new Promise<string[]>((resolve, reject) => {
      running.push({
        answer: (fault) =>
          fault ? reject(fault) : resolve(items.map((item) => `answer to ${String(item)}`)),
      });
    });
  };
  const answer = async (fault?: Error) => {
    running.shift()?.answer(fault);
    await turn();
    await turn();
  };
  return { groups, run, answer };
}

describe('what is asked at the same moment', () => {
  it('goes together, and each gets its own answer', async () => {
    const { groups, run, answer } = held<number>();
    const grouped = new Grouped({ run, most: 10, atOnce: 1 });
    const answers = Promise.all([1, 2, 3].map((item) => grouped.ask(item)));
    await turn();
    await answer();
    expect(await answers).toEqual(['answer to 1', 'answer to 2', 'answer to 3']);
    expect(groups).toEqual([[1, 2, 3]]);
  });

  it('waits for a free place, and then goes in groups no larger than may be', async () => {
    const { groups, run, answer } = held<number>();
    const grouped = new Grouped({ run, most: 2, atOnce: 1 });
    const all = Promise.all([1, 2, 3, 4, 5].map((item) => grouped.ask(item)));
    await turn();
    expect(groups).toEqual([[1, 2]]);
    await answer();
    expect(groups).toEqual([
      [1, 2],
      [3, 4],
    ]);
    await answer();
    await answer();
    expect(await all).toHaveLength(5);
  });

  it('runs as many groups side by side as may be', async () => {
    const { groups, run } = held<number>();
    const grouped = new Grouped({ run, most: 1, atOnce: 2 });
    for (const item of [1, 2, 3]) void grouped.ask(item);
    await turn();
    await turn();
    expect(groups).toEqual([[1], [2]]);
  });

  it('goes one after another where it must stay apart, and nobody overtakes', async () => {
    const { groups, run, answer } = held<string>();
    const grouped = new Grouped({ run, most: 10, atOnce: 2, apart: (item) => item[0] ?? '' });
    const all = Promise.all(['a1', 'a2', 'b1', 'a3', 'b2', 'c1'].map((item) => grouped.ask(item)));
    await turn();
    await turn();
    expect(groups).toEqual([['a1', 'b1', 'c1']]);
    const late = grouped.ask('c2');
    await turn();
    expect(groups).toEqual([['a1', 'b1', 'c1']]);
    await answer();
    expect(groups[1]).toEqual(['a2', 'b2', 'c2']);
    await answer();
    expect(groups[2]).toEqual(['a3']);
    await answer();
    await Promise.all([all, late]);
  });

  it('is told when its group fails; the next ones are answered', async () => {
    const { run, answer } = held<number>();
    const grouped = new Grouped({ run, most: 2, atOnce: 1, apart: String });
    const outcomes = Promise.allSettled([1, 2, 3].map((item) => grouped.ask(item)));
    await turn();
    await answer(new Error('The database went away.'));
    await answer();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    const again = grouped.ask(1);
    await turn();
    await answer();
    expect(await again).toBe('answer to 1');
  });

  it('is nobody’s part: it does not run in the context of who asked first', async () => {
    const request = new AsyncLocalStorage<string>();
    const seen: unknown[] = [];
    const run = async (items: readonly string[]) => {
      seen.push(request.getStore());
      return items;
    };
    const grouped = new Grouped({ run, most: 2, atOnce: 1 });
    const asking = (item: string) =>
      request.run(item, async () => [await grouped.ask(item), request.getStore()]);
    expect(await Promise.all(['one', 'two'].map(asking))).toEqual([
      ['one', 'one'],
      ['two', 'two'],
    ]);
    expect(seen).toEqual([undefined]);
  });
});
