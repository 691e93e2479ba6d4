import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inProject, Sentence } from './project.mjs';

const NEEDED = [22, 17];

/** The Node that builds and runs the product: the locked one where npm has it for this system, else this one. */
export function findNode() {
  const found = [inProject('node_modules/.bin/node'), process.execPath].find(isNewEnough);
  if (found) return found;
  throw new Sentence(
    `Node ${NEEDED.join('.')} or newer is needed here, and this is ${process.version}: install a newer one from nodejs.org.`,
  );
}

function isNewEnough(node) {
  if (!existsSync(node)) return false;
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  const [major, minor] = (stdout ?? '').replace('v', '').split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}
