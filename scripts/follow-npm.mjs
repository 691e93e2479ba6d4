import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 100;

/** Calls back when the npm that runs this script is gone: killed, it cannot pass a signal on. */
export function whenNpmIsGone(callback) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  // npm runs a script through a shell, and not every shell gives its place to the last command.
  const shell = processOf(process.ppid);
  const child = shell.args.includes(process.env.npm_lifecycle_script) ? process.ppid : process.pid;
  const { parent } = processOf(child);
  const watch = setInterval(() => {
    if (processOf(child).parent === parent) return;
    clearInterval(watch);
    callback();
  }, EVERY_MS).unref();
}

function processOf(pid) {
  try {
    if (process.platform !== 'linux') {
      const [, parent, args] = /(\d+) (.*)/.exec(
        execFileSync('ps', ['-o', 'ppid=,args=', '-p', pid], { encoding: 'utf8' }),
      );
      return { parent: Number(parent), args };
    }
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1).trim().split(' ');
    return {
      parent: Number(parent),
      args: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    };
  } catch {
    return { parent: 0, args: '' }; // The process has ended.
  }
}
