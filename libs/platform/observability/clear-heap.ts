import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOKS_EVERY_MS = 30_000;
/** Share of the time in which something ran; above it, somebody would wait for the heap to be cleared. */
const CALM = 0.05;
const WORTH_IT = 24 * 1024 * 1024;

/** What V8 gives back: what nobody holds, or also compiled code that only the start used, and the heap's empty pages. */
type Clearing = 'quick' | 'thorough';

/**
 * Gives back what is left behind, by the start and its first jobs, and whenever it is calm after a load: a server that is
 * asked for nothing would keep it for as long. Goes on until the process ends.
 */
export function keepHeapClear(): void {
  cleared('quick');
  // However little has come since: the first calm half minute is the end of the start.
  let left = Number.NEGATIVE_INFINITY;
  let seen = performance.eventLoopUtilization();
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen);
    seen = performance.eventLoopUtilization();
    if (isTimeToClear(utilization, heapUsed() - left)) left = cleared(left < 0 ? 'thorough' : 'quick');
  }, LOOKS_EVERY_MS).unref();
}

/** @param busy share of the time in which something ran; @param grown bytes in use more than after the last time */
export const isTimeToClear = (busy: number, grown: number): boolean => busy < CALM && grown > WORTH_IT;

/** Clears the heap and answers the bytes that are in use then. Takes a tenth of a second, thoroughly a third. */
export function cleared(clearing: Clearing): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>;
  if (clearing === 'quick') collect();
  else collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  return heapUsed();
}

const heapUsed = () => process.memoryUsage().heapUsed;
