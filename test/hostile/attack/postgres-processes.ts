import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The processes of the built-in PostgreSQL below `dataDir` (Linux): its server first, then the others. */
export function postgresProcesses(dataDir: string): { postmaster: number; others: number[] } {
  const lock = readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8');
  const postmaster = Number.parseInt(lock, 10);
  const others = readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === postmaster);
  return { postmaster, others };
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

/** What a backend calls itself: `postgres: <cluster>: <user> <database> …`. */
export const titleOf = (pid: number): string =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
