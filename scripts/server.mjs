import { pathToFileURL } from 'node:url';
import { start } from './children.mjs';
import { inProject } from './project.mjs';

/** Of its heap, in megabytes: with less to fill, it is cleared up sooner. NODE_OPTIONS may say otherwise. */
const MEMORY = process.env.NODE_OPTIONS?.includes('max-old-space-size') ? [] : ['--max-old-space-size=256'];

/** Starts the built server, with a channel to this process, so that it stops when this one is killed. */
export function startServer(node, options = []) {
  const followParent = pathToFileURL(inProject('scripts/follow-parent.mjs')).href;
  return start(node, [...MEMORY, ...options, '--import', followParent, inProject('dist/src/main.js')], {
    // Spares every start but the first a quarter of a second of compiling.
    env: { NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled'), ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
