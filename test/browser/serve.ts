import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fastFolder } from '../support/runner/fast-folder.js';

// The built product on a fresh data folder, which goes with it.
const DATA_DIR = await fastFolder('vybac-browser-');
const product = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR },
});
// Who asks this process to end asks the product as well: both are of one group.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
const [code] = await once(product, 'exit');
await rm(DATA_DIR, { recursive: true, force: true });
process.exitCode = code ?? 1;
