import { readFileSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';
import { extract, parse } from 'jest-docblock';

/**
 * Jest's order, the longest first, but for files that mostly wait, for a server that was killed or a time limit: these say
 * `@waits` at their head and are dealt out evenly, so that one of them runs at a time and the others keep all cores busy.
 */
export default class OneWaitsAtATime extends TestSequencer {
  sort(tests) {
    const { waiting = [], busy = [] } = Object.groupBy(super.sort(tests), (test) =>
      waits(test) ? 'waiting' : 'busy',
    );
    const begins = new Map();
    let sum = 0;
    for (const test of busy) {
      begins.set(test, sum);
      sum += lengthOf(test);
    }
    for (const [index, test] of waiting.entries()) begins.set(test, (sum * index) / waiting.length);
    return [...begins.keys()].sort((a, b) => begins.get(a) - begins.get(b));
  }
}

const waits = ({ path }) => 'waits' in parse(extract(readFileSync(path, 'utf8')));

/** What it took the last time, or its size where it has not been run here. */
const lengthOf = (test) => test.duration ?? test.context.hasteFS.getSize(test.path) ?? 0;
