import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { signedIn } from '../people.js';
import { DESKTOP } from '../screens.js';
import { test as setup } from '../test.js';
import { makeWorld } from './make-world.js';
import { worldFile } from './world-file.js';

setup('the world of everyday screens is made', async ({ browser }, { project }) => {
  const member = await signedIn(browser, 'mara_k', DESKTOP);
  const buyer = await signedIn(browser, 'theo_b', DESKTOP);
  const administrator = await signedIn(browser, 'admin', DESKTOP);
  const world = await makeWorld(member, buyer, administrator);
  const file = worldFile(project);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(world));
});
