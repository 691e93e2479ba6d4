import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, Sentence, seconds } from './project.mjs';
import { npm } from './run.mjs';

/** Brings the node_modules of a package to what its package-lock.json locks; does nothing when it is there already. */
export async function install(folder = inProject('.')) {
  if (isInstalled(folder)) return;
  const started = performance.now();
  console.log('Installing the locked packages …');
  // Development packages build the product, also where NODE_ENV=production would leave them out.
  const { code } = await npm([
    'ci',
    `--prefix=${folder}`,
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Sentence('The packages could not be installed: npm says why above.');
  console.log(`Installed in ${seconds(started)}.`);
}

/** npm writes what it installed, at the very end, into a lockfile of its own. */
function isInstalled(folder) {
  const written = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(written)) return false;
  const installed = packagesOf(written);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(([path, locked]) => {
    const found = installed[path];
    if (!found) return path === '' || locked.optional;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
