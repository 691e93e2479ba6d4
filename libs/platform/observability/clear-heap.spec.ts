import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { clearHeap } from './clear-heap.js';

describe('Clearing the heap', () => {
  it('gives back what nobody holds, and nothing else', async () => {
    const held = { kept: true };
    const left = new WeakRef({ kept: false });
    const holding = new WeakRef(held);
    await turn();
    clearHeap();
    expect([left.deref(), holding.deref()]).toEqual([undefined, held]);
  });
});
