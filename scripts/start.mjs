import { constants } from 'node:os';
import { build, SERVER } from './build.mjs';
import { end } from './children.mjs';
import { whenNpmIsGone } from './follow-npm.mjs';
import { install } from './install.mjs';
import { findNode } from './node.mjs';
import { command } from './project.mjs';
import { startServer } from './server.mjs';

await command(async () => {
  await install();
  const node = findNode();
  await build(node);
  const server = startServer(node, SERVER);
  server.once('exit', (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
  whenNpmIsGone(() => end(server, 'SIGTERM'));
});
