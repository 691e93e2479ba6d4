import { describe, expect, it } from '@jest/globals';
import { SharedRuns } from './shared-runs.js';

const turn = () => new Promise((done) => setImmediate(done));

describe('What is done once for many', () => {
  /** Each run ends when it is told to. */
  const begun: PromiseWithResolvers<string>[] = [];
  const work = () => {
    const run = Promise.withResolvers<string>();
    begun.push(run);
    return run.promise;
  };

  it('is shared by all who ask before it begins, and by nobody after', async () => {
    const runs = new SharedRuns<string>();
    const first = [runs.run('a', work), runs.run('a', work)];
    await turn();
    const later = [runs.run('a', work), runs.run('a', work)];
    await turn();
    expect(begun).toHaveLength(1);
    begun[0]?.resolve('one');
    expect(await Promise.all(first)).toEqual(['one', 'one']);
    await turn();
    begun[1]?.resolve('two');
    expect(await Promise.all(later)).toEqual(['two', 'two']);
    expect(begun).toHaveLength(2);
  });

  it('goes on after one that failed, which all who shared it hear of', async () => {
    const runs = new SharedRuns<string>();
    const failing = [1, 2].map(() => runs.run('a', () => Promise.reject(new Error('no'))));
    const after = failing[0]?.catch(() => runs.run('a', () => Promise.resolve('well')));
    await Promise.all(failing.map((each) => expect(each).rejects.toThrow('no')));
    expect(await after).toBe('well');
  });

  it('waits for nothing else', async () => {
    const runs = new SharedRuns<string>();
    void runs.run('a', work);
    expect(await runs.run('b', () => Promise.resolve('at once'))).toBe('at once');
  });
});
