import { delimiter } from 'node:path';
import { createInterface } from 'node:readline';
import { end, start } from './children.mjs';
import { inProject } from './project.mjs';

/**
 * Runs a program in the project to its end. With `quiet` its output is kept back and returned, with `tag` each of its
 * lines says whose it is; after `timeout` ms it is stopped. Resolves with its exit code, 1 when it could not start or was
 * stopped.
 */
export async function run(program, args, { env = {}, quiet = false, tag, timeout } = {}) {
  const path = [inProject('node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = start(program, args, {
    env: { ...process.env, PATH: path, ...env },
    stdio: ['ignore', ...(quiet || tag ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
  });
  const limit = timeout && setTimeout(() => end(child, 'SIGKILL'), timeout);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    if (tag) createInterface({ input: stream }).on('line', (line) => console.log(`${tag} │ ${line}`));
    else stream?.on('data', (chunk) => (output += chunk));
  const result = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
  clearTimeout(limit);
  return result;
}

/** npm as it was called, on the Node it was called with: the locked Node lies in the folder that npm replaces. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  if (!cli?.endsWith('npm-cli.js')) return run('npm', args, options);
  return run(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options);
}
