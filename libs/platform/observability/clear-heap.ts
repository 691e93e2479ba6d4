import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOKS_EVERY_MS = 30_000;
/** Share of the time in which something ran; above it, somebody would wait for the heap to be cleared. */
const CALM = 0.05;
const WORTH_IT = 24 * 1024 * 1024;

/**
 * Gives back what is left behind, after the start and whenever it is calm after a load: a server that is asked for nothing
 * would keep it for as long. Goes on until the process ends.
 */
export function keepHeapClear(): void {
  let left = cleared();
  let seen = performance.eventLoopUtilization();
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen);
    seen = performance.eventLoopUtilization();
    if (isTimeToClear(utilization, heapUsed() - left)) left = cleared();
  }, LOOKS_EVERY_MS).unref();
}

/** @param busy share of the time in which something ran; @param grown bytes in use more than after the last time */
export const isTimeToClear = (busy: number, grown: number): boolean => busy < CALM && grown > WORTH_IT;

/** Clears the heap and answers the bytes that are in use then. */
export function cleared(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return heapUsed();
}

const heapUsed = () => process.memoryUsage().heapUsed;
