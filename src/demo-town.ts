import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { STOP_SIGNALS } from '#platform/observability/stop-signal';
import { ownProcess } from '#platform/work/own-process';

/**
 * Builds the demo town in the database, by a process of its own.
 *
 * @throws Error when that process fails; when it was told to end, as by Ctrl-C, the town is built at the next start
 */
export async function buildDemoTown(databaseUrl: string, begin: () => ChildProcess = begun): Promise<void> {
  const builder = begin();
  const ended = once(builder, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  // Not among its arguments, where everybody on the machine could read the password.
  builder.send(databaseUrl);
  const [code, signal] = await ended;
  if (code !== 0 && !isAsked(signal))
    throw new Error(`The demo town could not be built (${signal ?? code}).`);
}

const begun = () => ownProcess(new URL('./build-demo-town.js', import.meta.url));

const isAsked = (signal: NodeJS.Signals | null) => STOP_SIGNALS.some((stop) => stop === signal);
