import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from './settings.js';

/**
 * The key that signs access tokens: TOKEN_SECRET, or one generated once into `<DATA_DIR>/secrets`.
 * `loadSettings` has already refused production without TOKEN_SECRET.
 */
export async function tokenSecret(settings: Settings): Promise<string> {
  if (settings.TOKEN_SECRET) return settings.TOKEN_SECRET;
  const folder = join(settings.DATA_DIR, 'secrets');
  const file = join(folder, 'token-secret');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}
