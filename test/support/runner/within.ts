import { runInNewContext } from 'node:vm';

/**
 * What a calculation comes to; one that takes longer is ended, which no timer can do, and fails its test. For what is over
 * in milliseconds or goes on for hours, so that the limit is no measure of the machine.
 */
export const within = <T>(milliseconds: number, calculate: () => T): T =>
  runInNewContext('calculate()', { calculate }, { timeout: milliseconds }) as T;
