import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';

/**
 * Begins a module of ours as a process of its own, for work whose memory is to go with it. The arguments that this process was
 * started with (`--import`) are not for that one: it would let go of the channel by which it hears what to do.
 */
export const ownProcess = (module: URL, options: Pick<ForkOptions, 'serialization'> = {}): ChildProcess =>
  fork(module, { ...options, execArgv: [] });
