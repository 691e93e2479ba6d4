import { existsSync, mkdirSync, rmSync, watch } from 'node:fs';
import { COMPILED_SERVER, SERVER } from './build.mjs';
import { end } from './children.mjs';
import { digestOf } from './digest.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { command, inProject } from './project.mjs';
import { run } from './run.mjs';
import { startServer } from './server.mjs';

const QUIET_MS = 300;

await command(async () => {
  await install();
  const node = findNode();
  // From here on the compiler owns the result, and the next `npm start` builds anew.
  rmSync(inProject(SERVER.stamp), { force: true });
  for (const output of COMPILED_SERVER.outputs) mkdirSync(inProject(output), { recursive: true });
  restartOnChange(node);
  await Promise.race([
    run(node, [...COMPILED_SERVER.command, '--watch', '--preserveWatchOutput']),
    run(node, ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'], {
      env: { API_URL: `http://localhost:${process.env.PORT ?? 3000}` },
    }),
  ]);
  process.kill(process.pid, 'SIGTERM');
});

/** Runs the compiled server, and anew each time the compiler has changed it and come to rest. */
function restartOnChange(node) {
  let server;
  let running;
  let rest;
  let restart = Promise.resolve();

  const refresh = async () => {
    const compiled =
      existsSync(inProject(COMPILED_SERVER.result)) && digestOf(COMPILED_SERVER.outputs, /\.map$/);
    if (!compiled || compiled === running) return;
    running = compiled;
    if (server) await end(server, 'SIGTERM');
    server = startServer(node, COMPILED_SERVER, ['--enable-source-maps']);
  };
  const changed = () => {
    clearTimeout(rest);
    rest = setTimeout(() => {
      restart = restart.then(refresh);
    }, QUIET_MS);
  };
  for (const output of COMPILED_SERVER.outputs) watch(inProject(output), { recursive: true }, changed);
  changed();
}
