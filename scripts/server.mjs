import { pathToFileURL } from 'node:url';
import { start } from './children.mjs';
import { inProject } from './project.mjs';

/**
 * Of its heap, in megabytes: with less to fill, it is cleared up sooner. What lives shortly gets half of Node's default,
 * which spares 50 MB and costs a hundredth of the speed. NODE_OPTIONS may say otherwise.
 */
const MEMORY = { 'max-old-space-size': 256, 'max-semi-space-size': 8 };

/**
 * Each thread's own arena of malloc keeps what it has freed: with two for all of them 10 MB less are kept. V8 parses and
 * compiles in segments of 32 KB, which leave holes: given by the kernel, each goes back to it, which spares 20 MB.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32000' };

const memoryOptions = () =>
  Object.entries(MEMORY).flatMap(([option, megabytes]) =>
    process.env.NODE_OPTIONS?.includes(option) ? [] : [`--${option}=${megabytes}`],
  );

/** Starts a built server (of `build.mjs`), with a channel to this process, so that it stops when this one is killed. */
export function startServer(node, { result }, options = []) {
  const followParent = pathToFileURL(inProject('scripts/follow-parent.mjs')).href;
  return start(node, [...memoryOptions(), ...options, '--import', followParent, inProject(result)], {
    // Spares every start but the first a quarter of a second of compiling.
    env: {
      NODE_COMPILE_CACHE: inProject('node_modules/.cache/compiled'),
      ...MALLOC,
      ...process.env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
